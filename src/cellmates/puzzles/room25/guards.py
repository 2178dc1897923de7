"""«Who is the guard?»: the only roles that fit what was said and seen.

The puzzle says that prisoners tell the truth about tiles; guards say what they like. Every way to
deal the roles is tried: it fits if what its prisoners have said can all be true.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, cast

from cellmates.bots.room25.careful import CarefulBot
from cellmates.bots.room25.imagination import RoleBelief
from cellmates.games import GAMES
from cellmates.kernel.table import Table
from cellmates.puzzles.grading import seated
from cellmates.puzzles.kind import Candidate, Kind, PlayedOut
from cellmates.puzzles.puzzle import PosedQuestion, Puzzle, Verdict
from cellmates.puzzles.room25.search import hidden_tiles
from cellmates.room25.board import CELLS
from cellmates.room25.names import (
    BLUE,
    CHARACTERS,
    COLOURS,
    GUARD,
    PRISONER,
    PROGRAMMING,
    colour_of,
)
from cellmates.room25.options import CLAIMS
from cellmates.room25.reimagining import fits_the_exits, unknown_roles
from cellmates.room25.table import Room25Table
from cellmates.room25.talk import is_right

SURE = 0.95
"""How likely the right roles must be to a bot that solves the puzzle: as good as sure."""

Claim = tuple[int, int, int]
"""A character says that a tile has a colour."""


class WhoIsTheGuard(Kind):
    """Which of the others are the guards?"""

    name = "guard"
    game = "room25"
    share = 110
    wanted = "first"

    def keys(self, number: int) -> dict[str, Any]:
        seats = 4 + number % 3
        keys = {"mode": "suspicion", "seats": seats, "ui_memory_aid": "board"}
        return {**keys, "rule_level": "basic"}

    def candidates(self, played: PlayedOut) -> Iterator[Candidate]:
        """When prisoners program, from the second round on: the first moment at which one can know
        is the hardest."""
        for number in range(len(played.choices)):
            t = cast(Room25Table, played.tables[number])
            seat, option = played.choices[number]
            own = [t.roles[who] for who in t.playing if t.seat_of[who] == seat]
            asked = t.asks(seat) and option in t.decision(seat).options
            if asked and t.phase == PROGRAMMING and t.round_number > 1 and own == [PRISONER]:
                yield Candidate(number, seat, {})

    def find(self, table: Table, seat: int, ask: dict[str, Any]) -> PosedQuestion | None:
        t = cast(Room25Table, table)
        unknown, bag = unknown_roles(t, seat)
        number = bag.count(GUARD)
        if len(bag) != len(unknown) or not 0 < number < len(unknown):
            return None
        said = claims(t)
        options = [list(group) for group in combinations(unknown, number)]
        problems = [problem_with(t, seat, said, group) for group in options]
        if problems.count(None) != 1:
            return None
        answer = problems.index(None)
        if {who for who in unknown if t.roles[who] == GUARD} != set(options[answer]):
            return None  # somebody did not keep to what the puzzle says
        verdicts: list[Verdict] = [
            problem or {"works": True, "kind": "fits", "data": {}} for problem in problems
        ]
        texts = [[f"accuse {CHARACTERS[who]}" for who in group] for group in options]
        return PosedQuestion(ask, texts, answer, verdicts)

    def solved_by(self, puzzle: Puzzle, level: str, tries: Sequence[int]) -> bool:
        """Bots are not asked this; whether they know shows in what they believe, which is the
        same at every level."""
        table = puzzle.table()
        player, turn = seated(puzzle, GAMES[puzzle.game], "careful", 0, table)
        player.take(turn)
        bot = player.bot
        assert isinstance(bot, CarefulBot)
        belief = RoleBelief(cast(Room25Table, table), puzzle.seat, bot.memory.evidence)
        texts = puzzle.problem.options[puzzle.problem.answer]
        guards = sum([1 << CHARACTERS.index(text.split()[1]) for text in texts])
        weight = belief.weights[belief.sets.index(guards)]
        return weight > SURE * belief.total


def claims(t: Room25Table) -> list[Claim]:
    """What was said of tiles, by whom."""
    speaker = {t.seat_of[who]: who for who in t.playing}
    return [(speaker[seat], tile, claim) for seat, tile, claim, _, _ in t.claims]


def problem_with(
    t: Room25Table, seat: int, said: list[Claim], guards: Sequence[int]
) -> Verdict | None:
    """Why these cannot be all the guards; None: they can be."""
    unknown, _ = unknown_roles(t, seat)
    roles = list(t.roles)
    for who in unknown:
        roles[who] = GUARD if who in guards else PRISONER
    if not fits_the_exits(t, roles):
        return _problem("exit", {})
    told = [claim for claim in said if roles[claim[0]] == PRISONER]
    hidden = hidden_tiles(t, seat)
    for who, tile, claim in told:
        if tile not in hidden and not is_right(claim, colour_of(t.dealt[tile])):
            return _problem("lie", _about(t, who, tile, claim))
    for who, tile, claim in told:
        for other, same, against in told:
            if same == tile and not _both(claim, against):
                return _problem("quarrel", _about(t, who, tile, claim, other, against))
    if not _can_all_be(t, hidden, told):
        return _problem("counts", {})
    return None


def _problem(kind: str, data: dict[str, Any]) -> Verdict:
    return {"works": False, "kind": kind, "data": data}


def _about(
    t: Room25Table, who: int, tile: int, claim: int, other: int | None = None, against: int = 0
) -> dict[str, Any]:
    """A claim in words: who said what of which cell, and what is known or said against it."""
    data: dict[str, Any] = {
        "who": CHARACTERS[who],
        "cell": CELLS[t.cell_of[tile]],
        "said": CLAIMS[claim],
    }
    if other is None:
        data["colour"] = COLOURS[colour_of(t.dealt[tile])]
    else:
        data["other"] = CHARACTERS[other]
        data["against"] = CLAIMS[against]
    return data


def _both(one: int, other: int) -> bool:
    """Whether a tile can have a colour for which two claims are right."""
    return any(is_right(one, colour) and is_right(other, colour) for colour in range(len(COLOURS)))


def _can_all_be(t: Room25Table, hidden: list[int], told: list[Claim]) -> bool:
    """Whether the rooms that are left can lie so that all these claims are right."""
    left = [0] * len(COLOURS)
    for tile in hidden:
        left[colour_of(t.dealt[tile])] += 1
    reserved = t.config.reserved
    blue_inside = any(
        colour_of(t.dealt[tile]) == BLUE and not reserved >> t.dealt[tile] & 1 for tile in hidden
    )
    wanted: list[list[int]] = []
    for tile in hidden:
        right = [claim for _, about, claim in told if about == tile]
        if right:
            blue = blue_inside or t.outer >> tile & 1
            wanted.append([
                colour
                for colour in range(len(COLOURS))
                if all(is_right(claim, colour) for claim in right) and (blue or colour != BLUE)
            ])  # fmt: skip
    wanted.sort(key=len)
    return _dealt_out(wanted, left)


def _dealt_out(wanted: list[list[int]], left: list[int]) -> bool:
    """Whether each of some tiles can have one of its colours, so many of each being left."""
    if not wanted:
        return True
    for colour in wanted[0]:
        if left[colour]:
            rest = left[:]
            rest[colour] -= 1
            if _dealt_out(wanted[1:], rest):
                return True
    return False
