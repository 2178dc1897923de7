"""Looking things up: a room, a character, a card, a marker, a place of the complex."""

from cellmates.room25.board import CELL_NUMBERS
from cellmates.room25.modes import MODES
from cellmates.room25.names import COLOURS, ROOM_NUMBERS, colour_of
from cellmates.room25.stock import LEVELS, cards, characters, complexes, editions
from cellmates.room25.views import Tile, View
from cellmates.terminal.room25.words import Words, card_word, shown_knowledge

MARKS = {"blue": "◆", "green": "●", "yellow": "▲", "red": "✖", "safe": "○"}
"""The sign of each colour, so that it is never told by colour alone."""

ALL_ROOMS = ("complex", "rooms")
"""What asks for the list of all rooms in play, in every language."""

_FAMILIES = {
    "room": (*ROOM_NUMBERS, "hidden"),
    "character": tuple(characters()),
    "token": ("look", "move", "push", "control", "special", "adrenaline"),
    "marker": ("lock", "closed", "robot", "reminder", "corridor", "slid", "hidden"),
    "card": tuple(dict.fromkeys(card_word(card.kind) for card in cards())),
    "state": ("dead", "hidden", "armed", "flood", "paranoid", "jammed", "ready", "revealed"),
    "role": ("guard", "prisoner"),
    "phase": ("clue", "programming", "cards", "action"),
    "mode": tuple(MODES),
    "edition": tuple(editions()),
    "level": (*LEVELS, "madness"),
}


def colour_of_room(room: str) -> str:
    """The colour of a room, by slug."""
    return COLOURS[colour_of(ROOM_NUMBERS[room])]


def letter_of(who: str) -> str:
    """The letter that stands for a character on the board."""
    return characters()[who].letter


def explain(words: Words, thing: str, view: View) -> list[str]:
    """What the rules say of a thing; the best matches, nothing if there are none."""
    wanted = " ".join(thing.lower().replace("_", " ").split())
    if wanted in CELL_NUMBERS:
        return about_cell(words, wanted, view)
    if wanted in (*ALL_ROOMS, words.texts("label-complex").lower()):
        return about_complex(words, view)
    exact: list[str] = []
    near: list[str] = []
    for family, slugs in _FAMILIES.items():
        for slug in slugs:
            names = (slug.replace("_", " "), words.name(family, slug).lower())
            if wanted in names:
                exact.append(about_thing(words, family, slug))
            elif len(wanted) > 2 and any(wanted in name for name in names):
                near.append(about_thing(words, family, slug))
    return list(dict.fromkeys(exact or near))


def about_complex(words: Words, view: View) -> list[str]:
    """Which rooms there are, a line for each colour; of some only how many are drawn by lot."""
    texts = words.texts
    deal = complexes()[view["complex_preset"]]
    listed = view["complex"]
    counts = deal.counts if listed is None else listed
    told = []
    for colour in COLOURS:
        kinds = [kind for kind in counts if colour_of_room(kind) == colour and counts[kind]]
        drawn = deal.any.get(colour, 0) if listed is None else 0
        rooms = [
            words.name("room", kind) + (f" ×{counts[kind]}" if counts[kind] > 1 else "")
            for kind in kinds
        ]
        if drawn:
            rooms.append(texts("complex-any", count=drawn))
        if rooms:
            number = sum(counts[kind] for kind in kinds) + drawn
            name = f"{MARKS[colour]} {words.name('colour', colour)} ({number})"
            told.append(f"{name}: {', '.join(rooms)}")
    return told


def about_thing(words: Words, family: str, slug: str) -> str:
    """One entry of the rules."""
    texts = words.texts
    title = words.name(family, slug)
    if family == "room" and slug in ROOM_NUMBERS:
        title = f"{room_name(words, slug)}, {texts(f'colour-{colour_of_room(slug)}.word')}"
    elif family == "character":
        title = f"{title}: {texts(f'character-{slug}.special')}"
    elif family == "card":
        title = texts("about-card", card=title)
    return f"{title}. {texts(f'{family}-{slug}.what')}"


def room_name(words: Words, room: str) -> str:
    """A room's name with the mark of its colour."""
    return f"{MARKS[colour_of_room(room)]} {words.name('room', room)}"


def about_cell(words: Words, cell: str, view: View) -> list[str]:
    """What can be known of a place: the room, who is there, what lies on it, what was said."""
    texts = words.texts
    tile: Tile = view["cells"][CELL_NUMBERS[cell]]
    told: list[str] = []
    if tile["room"] is not None:
        told.append(f"{cell}: {about_thing(words, 'room', tile['room'])}")
    elif cell in shown_knowledge(view):
        told.append(f"{cell}: {texts('about-known')} {_known_room(words, cell, view)}")
    else:
        told.append(f"{cell}: {texts('room-hidden')}. {texts('room-hidden.what')}")
    people = [words.name("character", who) for who in people_at(cell, view)]
    if people:
        told.append(f"{texts('label-here')}: {words.listed(people)}.")
    for number, place in enumerate(view["robots"], start=1):
        if place == cell:
            told.append(f"{texts('marker-robot')} {number}. {texts('marker-robot.what')}")
    for marker, there in (
        ("lock", tile["lock"]),
        ("closed", tile["closed"]),
        ("corridor", tile["axis"] is not None),
    ):
        if there:
            axis = f" ({texts('axis-name', axis=tile['axis'])})" if marker == "corridor" else ""
            told.append(f"{texts(f'marker-{marker}')}{axis}. {texts(f'marker-{marker}.what')}")
    told += [f"{texts('marker-reminder')}: {words.name('character', who)}."
             for who, sheet in view["characters"].items() if sheet["reminder"] == cell]  # fmt: skip
    told += [
        texts(
            "claim-of",
            seat=words.seat(claim["seat"], view),
            cell=cell,
            colour=words.name("colour", claim["colour"]),
        )
        for claim in view["claims"]
        if claim["cell"] == cell
    ]
    return told


def _known_room(words: Words, cell: str, view: View) -> str:
    return about_thing(words, "room", view["knows"][cell])


def people_at(cell: str, view: View) -> list[str]:
    """The living characters in a place, in turn order."""
    found = [who for who, sheet in view["characters"].items() if sheet["at"] == cell]
    order = view["order"]
    return sorted(found, key=lambda who: order.index(who) if who in order else len(order))
