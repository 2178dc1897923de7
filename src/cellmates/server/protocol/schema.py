"""The JSON Schema of everything that crosses the wire."""

from typing import Any

import msgspec

from cellmates.server.protocol import http_bodies as bodies
from cellmates.server.protocol import messages
from cellmates.tutorials import PlayedTutorial

BODIES: dict[str, Any] = {
    "client": messages.FromClient,
    "server": messages.FromServer,
    "lobby": messages.HostCommand,
    "play": messages.SeatCommand,
    "info": messages.Info,
    "brief": messages.Brief,
    "new_table": bodies.NewTable,
    "sit": bodies.Sit,
    "me": bodies.Me,
    "config_to_check": bodies.ConfigToCheck,
    "material": bodies.Material,
    "named": bodies.Named,
    "faces": bodies.CardFaces,
    "games": bodies.GameList,
    "game": bodies.GameDetails,
    "agreed": bodies.Agreed,
    "person": bodies.Person,
    "tables": bodies.TableList,
    "made": bodies.Made,
    "sat": bodies.Sat,
    "invitation": bodies.Invitation,
    "seat_link": bodies.SeatLink,
    "replay": bodies.Replay,
    "ending": bodies.GameEnding,
    "analysis": bodies.AnalysisState,
    "verdict": bodies.Verdict,
    "days": bodies.Days,
    "day_board": bodies.DayBoard,
    "begin_try": bodies.BeginTry,
    "tutorial": PlayedTutorial,
    "refused": bodies.Refused,
}
"""What there is: both directions of the WebSocket, and what HTTP takes and gives."""


def schema() -> dict[str, Any]:
    """A schema for each, with what they share under `$defs`."""
    schemas, components = msgspec.json.schema_components(BODIES.values())
    return {**dict(zip(BODIES, schemas, strict=True)), "$defs": components}
