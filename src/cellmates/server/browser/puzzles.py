"""Puzzles in a browser: besides those that come with the program, new ones any time.

A new puzzle is named after what it was made of, so that its link makes the same one again in
another browser: its kind, a seed, and the number of the game in which it was found.
"""

import asyncio
import re
import secrets

from cellmates.puzzles import Puzzle, kinds_of, search_game
from cellmates.puzzles.telling import position, solution
from cellmates.server.api import puzzles
from cellmates.server.api.puzzles import game_named, judged, listed
from cellmates.server.api.request import Request, Response, answer, body_of
from cellmates.server.api.routes import Routes
from cellmates.server.house import House
from cellmates.server.protocol.http_bodies import PuzzleAnswer
from cellmates.server.protocol.refusal import Refusal

routes = Routes()

NAME = re.compile(r"new-([a-z]+)-([0-9a-f]{8})-([0-9]{1,4})")
"""The name of a puzzle that was made here."""

MOST_GAMES = 400
"""Games that are played before one gives up."""

_made: dict[str, Puzzle] = {}
"""Those made since the page was opened, by their names: making one again takes a while."""


@routes.on("GET", "/api/puzzles/{game}")
async def offered(house: House, request: Request) -> Response:
    """The puzzles that come with the program; new ones can be made."""
    return listed(request, makes=bool(kinds_of(game_named(request))))


@routes.on("POST", "/api/puzzles/{game}")
async def make(house: House, request: Request) -> Response:
    """Let bots play until a puzzle turns up, of any kind that can be proved; between games others
    get a word in. To count how often options succeed takes longer than anybody waits."""
    kinds = [kind for kind in kinds_of(game_named(request)).values() if kind.proved]
    if not kinds:
        raise Refusal("unknown", "there are no puzzles of this game", 404)
    kind = secrets.choice(kinds)
    seed = secrets.token_bytes(4)
    for number in range(MOST_GAMES):
        found = search_game(kind, _whole(seed), number).puzzles
        if found:
            name = f"new-{kind.name}-{seed.hex()}-{number}"
            _made[name] = found[0]
            return answer({**position(found[0]), "id": name}, 201)
        await asyncio.sleep(0)
    raise Refusal("unknown", "no puzzle turned up", 500)


@routes.on("GET", "/api/puzzles/{game}/{puzzle}")
async def puzzle(house: House, request: Request) -> Response:
    """What the solver's seat knows, the question and the options."""
    name = request.named["puzzle"]
    if not name.startswith("new-"):
        return await puzzles.puzzle(house, request)
    return answer({**position(_again(game_named(request), name)), "id": name})


@routes.on("POST", "/api/puzzles/{game}/{puzzle}/answer")
async def answered(house: House, request: Request) -> Response:
    """Whether an option is the answer, and why."""
    name = request.named["puzzle"]
    if not name.startswith("new-"):
        return await puzzles.answered(house, request)
    given = await body_of(house, request, PuzzleAnswer)
    return answer(judged(solution(_again(game_named(request), name)), given))


def _whole(seed: bytes) -> bytes:
    return seed.rjust(32, b"\0")


def _again(game: str, name: str) -> Puzzle:
    """The puzzle of this name: the one just made, or the same made again."""
    if name not in _made:
        read = NAME.fullmatch(name)
        kind = kinds_of(game).get(read[1]) if read else None
        if read is None or kind is None:
            raise Refusal("unknown", "there is no such puzzle", 404)
        found = search_game(kind, _whole(bytes.fromhex(read[2])), int(read[3])).puzzles
        if not found:
            raise Refusal("unknown", "there is no such puzzle", 404)
        _made[name] = found[0]
    return _made[name]
