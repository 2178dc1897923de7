"""Rooms, characters, cards, complexes, editions and switches of Room 25, to look up."""

from collections.abc import Iterable, Mapping

from cellmates.locale import Texts
from cellmates.room25 import stock
from cellmates.room25.stock import Complex
from cellmates.terminal.reference import Subject, Topic
from cellmates.terminal.room25.words import Words, card_word


def _rooms(texts: Texts) -> list[Subject]:
    found: list[Subject] = []
    for tile in stock.tiles().values():
        boxes = ", ".join(
            f"{texts(f'edition-{box}')}: {number}" for box, number in tile.boxes.items() if number
        )
        colour = texts(f"colour-{tile.colour}")
        facts = (
            colour,
            texts(f"level-{tile.level}"),
            str(max(tile.boxes.values())),
            texts(f"source-{tile.source}"),
        )
        details = (
            (texts("fact-colour"), f"{colour} ({texts(f'colour-{tile.colour}.word')})"),
            (texts("fact-level"), facts[1]),
            (texts("fact-boxes"), boxes),
            (texts("fact-source"), facts[3]),
        )
        found.append(
            Subject(
                tile.kind,
                texts(f"room-{tile.kind}"),
                texts(f"room-{tile.kind}.what"),
                facts,
                details,
                {
                    "colour": tile.colour,
                    "level": tile.level,
                    "boxes": tile.boxes,
                    "source": tile.source,
                },
            )
        )
    return found


def _number_of_rooms(texts: Texts) -> str:
    tiles = stock.tiles().values()
    most = sum(tile.boxes["ultimate"] for tile in tiles)
    return texts("total-rooms", kinds=len(tiles), tiles=most)


def _number_of_cards(texts: Texts) -> str:
    return texts("count-cards", count=sum(card.copies for card in stock.cards()))


def _characters(texts: Texts) -> list[Subject]:
    found: list[Subject] = []
    for who in stock.characters().values():
        special = texts(f"character-{who.name}.special")
        facts = (
            who.letter,
            special,
            texts(f"character-{who.duo}"),
            texts(f"edition-{who.box}"),
            texts(f"source-{who.source}"),
        )
        labels = ("fact-letter", "fact-special", "fact-duo", "fact-box", "fact-source")
        details = tuple((texts(label), fact) for label, fact in zip(labels, facts, strict=True))
        if who.empties:
            details += ((texts("fact-empties"), str(who.empties)),)
        if who.locks:
            details += ((texts("fact-locks"), str(who.locks)),)
        found.append(
            Subject(
                who.name,
                texts(f"character-{who.name}"),
                texts(f"character-{who.name}.what"),
                facts,
                details,
                {key: value for key, value in who._asdict().items() if key != "name"},
            )
        )
    return found


def _cards(texts: Texts) -> list[Subject]:
    found: list[Subject] = []
    words = Words(texts)
    for card in stock.cards():
        kind = card_word(card.kind)
        facts = (str(card.copies), texts(f"set-{card.set}"), texts(f"source-{card.source}"))
        labels = ("fact-copies", "fact-set", "fact-source")
        found.append(
            Subject(
                card.text,
                words.card(card.text),
                texts(f"card-{kind}.what"),
                facts,
                tuple((texts(label), fact) for label, fact in zip(labels, facts, strict=True)),
                {
                    "kind": card.kind,
                    "copies": card.copies,
                    "set": card.set,
                    "source": card.source,
                },
            )
        )
    return found


def _complexes(texts: Texts) -> list[Subject]:
    found: list[Subject] = []
    for complex in stock.complexes().values():
        modes = ", ".join(texts(f"mode-{mode}") for mode in complex.modes)
        colours = _tiles_by_colour(complex, texts)
        out = _amounts(complex.excluded, texts)
        facts = (
            texts(f"complex-{complex.kind}"),
            texts(f"level-{complex.level}"),
            texts(f"edition-{complex.box}"),
            texts(f"source-{complex.source}"),
        )
        details = [
            (texts("fact-kind"), f"{facts[0]} ({texts(f'complex-{complex.kind}.what')})"),
            (texts("fact-modes"), modes),
            (texts("fact-level"), facts[1]),
            (texts("fact-box"), facts[2]),
            (texts("fact-source"), facts[3]),
        ]
        if out:
            details.append((texts("fact-out"), out))
        found.append(
            Subject(
                complex.id,
                complex.id,
                "\n".join(f"{colour}: {tiles}" for colour, tiles in colours),
                facts,
                tuple(details),
                {key: value for key, value in complex._asdict().items() if key != "id"},
                f"{texts('fact-modes')}: {modes}",
            )
        )
    return found


def _tiles_by_colour(complex: Complex, texts: Texts) -> list[tuple[str, str]]:
    tiles = stock.tiles()
    found: list[tuple[str, str]] = []
    for colour in stock.COLOURS:
        counts = {k: n for k, n in complex.counts.items() if tiles[k].colour == colour}
        words = [_amounts(counts, texts)] if counts else []
        if colour in complex.any:
            words.append(texts("complex-any", count=complex.any[colour]))
        if words:
            total = sum(counts.values()) + complex.any.get(colour, 0)
            found.append((f"{texts(f'colour-{colour}')} ({total})", ", ".join(words)))
    return found


def _amounts(counts: Mapping[str, int], texts: Texts) -> str:
    return ", ".join(
        texts(f"room-{kind}") + (f" ×{number}" if number > 1 else "")
        for kind, number in counts.items()
    )


def _editions(texts: Texts) -> list[Subject]:
    found: list[Subject] = []
    for name in stock.editions():
        edition = stock.edition(name)
        readings = [f"{key} = {_value(value)}" for key, value in edition.switches.items()]
        details = [
            (texts("fact-box"), texts(f"edition-{edition.box}")),
            (texts("token-adrenaline"), _yes(edition.adrenaline, texts)),
            (texts("room-key"), _yes(edition.key_room, texts)),
            (texts("mac"), _yes(edition.mac_cards, texts)),
            *[
                (texts("fact-differences") if not i else "", text)
                for i, text in enumerate(readings)
            ],
        ]
        found.append(
            Subject(
                name,
                texts(f"edition-{name}"),
                texts(f"edition-{name}.what"),
                (texts(f"edition-{edition.box}"), str(len(readings))),
                tuple(details),
                {
                    "box": edition.box,
                    "adrenaline": edition.adrenaline,
                    "key_room": edition.key_room,
                    "mac_cards": edition.mac_cards,
                    "coop_rounds": edition.coop_rounds,
                    "switches": edition.switches,
                    "complexes": [deal._asdict() for deal in edition.deals],
                },
            )
        )
    return found


def _switches(texts: Texts) -> list[Subject]:
    found: list[Subject] = []
    editions = stock.editions()
    for switch in stock.switches().values():
        values = _values(switch.kind, switch.values, texts)
        default = texts("fact-depends") if switch.default is None else _value(switch.default)
        read = {name: got[switch.key] for name, got in editions.items() if switch.key in got}
        facts = (default, switch.rule)
        details = (
            (texts("fact-default"), default),
            (texts("fact-values"), values),
            (texts("fact-rule"), switch.rule),
            *[(texts(f"edition-{name}"), _value(value)) for name, value in read.items()],
        )
        found.append(
            Subject(
                switch.key,
                switch.key,
                texts(f"switch-{switch.key}"),
                facts,
                details,
                {
                    "kind": switch.kind,
                    "default": switch.default,
                    "values": list(switch.values),
                    "rule": switch.rule,
                    "editions": read,
                },
                f"{texts('fact-values')}: {values}",
            )
        )
    return found


def _values(kind: str, values: Iterable[object], texts: Texts) -> str:
    if kind == "flag":
        return "true, false"
    named = [_value(value) for value in values]
    if kind in ("tiles", "complex", "seat"):
        named.append(texts(f"values-{kind}"))
    return ", ".join(named)


def _value(value: object) -> str:
    """A value as `--set` takes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(map(str, value)) if len(value) > 1 else f"[{', '.join(map(repr, value))}]"
    return str(value)


def _yes(flag: bool, texts: Texts) -> str:
    return texts("yes" if flag else "no")


TOPICS: Mapping[str, Topic] = {
    "rooms": Topic(
        ("fact-colour", "fact-level", "fact-tiles", "fact-source"),
        lambda: list(stock.tiles()),
        _rooms,
        _number_of_rooms,
    ),
    "characters": Topic(
        ("fact-letter", "fact-special", "fact-duo", "fact-box", "fact-source"),
        lambda: list(stock.characters()),
        _characters,
    ),
    "cards": Topic(
        ("fact-copies", "fact-set", "fact-source"),
        lambda: [card.text for card in stock.cards()],
        _cards,
        _number_of_cards,
    ),
    "complexes": Topic(
        ("fact-kind", "fact-level", "fact-box", "fact-source"),
        lambda: list(stock.complexes()),
        _complexes,
    ),
    "editions": Topic(("fact-box", "fact-differences"), lambda: list(stock.editions()), _editions),
    "switches": Topic(("fact-default", "fact-rule"), lambda: list(stock.switches()), _switches),
}
