"""Which handler answers which address."""

import re
from collections.abc import Callable
from typing import NamedTuple

from cellmates.server.api.request import Handler
from cellmates.server.protocol.refusal import Refusal


class Route(NamedTuple):
    """A handler, and what it answers: `GET /api/tables/{table}`."""

    method: str
    path: str
    handler: Handler

    @property
    def pattern(self) -> re.Pattern[str]:
        """The path as a regular expression; parts in braces are named."""
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path))


class Routes(list[Route]):
    """The routes of some handlers, in the order in which they are tried."""

    def on(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """Let a function answer this."""

        def noted(handler: Handler) -> Handler:
            self.append(Route(method, path, handler))
            return handler

        return noted

    def find(self, method: str, path: str) -> tuple[Handler, dict[str, str]]:
        """Who answers, and the named parts of the path; a Refusal if nobody does."""
        for route in self:
            found = route.pattern.fullmatch(path) if route.method == method else None
            if found is not None:
                return route.handler, found.groupdict()
        raise Refusal("unknown", "there is nothing here", 404)
