"""The record of a game that is over, and the proof that it was played fairly."""

import json
from collections.abc import Sequence

from cellmates.games import GAMES
from cellmates.kernel.dealing import commitment
from cellmates.kernel.record import Record, RecordError, parse, rebuild, record_of
from cellmates.server.protocol.http_bodies import Verdict
from cellmates.server.store.rows import Entry, TableRow
from cellmates.server.tables.running_game import RunningGame


def record_text(row: TableRow, entries: Sequence[Entry]) -> str:
    """The record as a file."""
    return _record(row, _played(row, entries)).to_json() + "\n"


def saved_text(row: TableRow, entries: Sequence[Entry]) -> str:
    """The record of a game as it stands, which says who plays each seat: it can be gone on with."""
    record = _record(row, _played(row, entries))
    record.names["people"] = [each.seat for each in row.seats if each.bot is None]
    record.names["bots"] = {str(each.seat): each.bot for each in row.seats if each.bot is not None}
    return record.to_json() + "\n"


RAW = "cellmates raw record 1"


def raw_record_text(row: TableRow, entries: Sequence[Entry]) -> str:
    """What is stored of a game that other rules have played: whoever has these can play it again
    (docs/upgrading.md). A choice is a seat and the number of an option, −1 takes one back."""
    raw = {
        "format": RAW,
        "game": row.game,
        "rules_version": row.rules_version,
        "config": row.agreed,
        "seed": row.deal_seed.hex(),
        "commitment": row.commitment,
        "names": _names(row),
        "choices": [[entry.seat, entry.option] for entry in entries],
    }
    if row.dealt is not None:
        raw["dealing"] = row.dealt.to_keys()
    return json.dumps(raw, ensure_ascii=False) + "\n"


def verdict_on(row: TableRow, entries: Sequence[Entry]) -> Verdict:
    """Read the record as anybody would, deal and play it again, and compare."""
    running = _played(row, entries)
    record = _record(row, running)
    verdict = Verdict(
        genuine=False,
        seed=row.deal_seed.hex(),
        commitment=row.commitment,
        choices=running.match.deeds,
        digest=record.digest,
        problem=None,
    )
    if commitment(row.seed) != row.commitment:
        verdict.problem = "the seed is not the one that was promised"
        return verdict
    try:
        table = rebuild(parse(record.to_json(), "record"), GAMES[row.game])
    except RecordError as error:
        verdict.problem = str(error)
        return verdict
    outcome, told = table.outcome, row.outcome
    if row.closed is not None and outcome is None:
        verdict.genuine = True
        return verdict
    if outcome is None or told is None or list(outcome.winners) != told.winners:
        verdict.problem = "the record leads to another end"
        return verdict
    verdict.genuine = True
    return verdict


def _played(row: TableRow, entries: Sequence[Entry]) -> RunningGame:
    running = RunningGame(row.game, row.agreed, row.deal_seed, row.created)
    for entry in entries:
        running.apply(entry)
    return running


def _record(row: TableRow, running: RunningGame) -> Record:
    match = running.match
    dealt = row.dealt
    return record_of(match.game, match.config, match.seed, running.table, _names(row), dealt)


def _names(row: TableRow) -> dict[str, str]:
    return {str(each.seat): each.name or each.bot or "" for each in row.seats}
