"""Who somebody is at a table: by a token, or by the cookie of a person."""

from collections.abc import Mapping

from cellmates.server.protocol.refusal import Refusal
from cellmates.server.store.rows import HOST, TableRow


def holder(
    row: TableRow, tokens: Mapping[str, int], token: str | None, person: str | None
) -> tuple[int | None, bool]:
    """The seat and whether the host's rights go with it; tokens and persons come hashed."""
    seat: int | None = None
    host = person is not None and row.host == person
    if token is not None:
        seat = tokens.get(token)
        if seat is None:
            raise Refusal("bad_token", "this token opens nothing here", 403)
        if seat == HOST:
            seat, host = None, True
    if seat is None and person is not None:
        seat = next((each.seat for each in row.seats if each.person == person), None)
    sitting = next((each for each in row.seats if each.seat == seat), None)  # a token may be newer
    if sitting is not None and row.host is not None and sitting.person == row.host:
        host = True
    return seat, host
