"""Looking things up: a location, a token, a card, an icon, a goal, a trait, a word of the game."""

from collections.abc import Callable, Iterator
from functools import partial

from cellmates.lockup.card import BY_POWER, NOTHING, Goal
from cellmates.lockup.cards import EFFECTS, GOON_TYPES, METRICS_OF, TOME_CODES, TREASURES
from cellmates.lockup.names import CREWS, KINDS, LOCATIONS, TOKENS
from cellmates.lockup.views import Pile, Rules, View
from cellmates.terminal.lockup import signs
from cellmates.terminal.lockup.words import Words

Explanation = Callable[[], list[str]]

_FAMILIES: dict[str, tuple[str, ...]] = {
    "location": LOCATIONS,
    "kind": (*KINDS, "any"),
    "cube": ("power", "suspicion"),
    "token": (*TOKENS, "hidden"),
    "treasure": TREASURES,
    "effect": EFFECTS,
    "goontype": GOON_TYPES,
    "goalkind": ("leader", "instant", "final"),
    "guard": ("card", "hidden", "fist", "draw", "off_duty"),
    "word": (
        *("star", "strength", "first", "raid", "storage", "item", "reserved", "display"),
        *("goon", "den", "tome", "treasure", "trait", "straggler", "cell"),
    ),
    "lockup-phase": ("setup", "roll_call", "lights_out", "patrol", "final"),
    "level": ("moderate", "challenging", "expert"),
}
SIGNS: dict[str, tuple[str, str]] = {
    signs.STAR: ("word", "star"),
    signs.POWER: ("cube", "power"),
    signs.SUSPICION: ("cube", "suspicion"),
    signs.FIRST: ("word", "first"),
    signs.ITEM: ("word", "item"),
    signs.GOON: ("word", "goon"),
    signs.TOME: ("word", "tome"),
    signs.RESERVED: ("word", "reserved"),
    signs.BACK: ("token", "hidden"),
    **{sign: ("kind", kind) for kind, sign in signs.KIND_SIGNS.items()},
    **{sign: ("treasure", treasure) for treasure, sign in signs.TREASURE_SIGNS.items()},
    **{sign: ("effect", effect) for effect, sign in signs.EFFECT_SIGNS.items()},
}
"""What each sign of the board stands for."""


def explain(words: Words, thing: str, view: View) -> list[str]:
    """What the rules say of a thing; the best matches, nothing if there are none."""
    wanted = _plain(thing)
    if not wanted:
        return []
    if thing.strip() in SIGNS:
        return [about_thing(words, *SIGNS[thing.strip()])]
    if wanted.isdecimal() and 1 <= int(wanted) <= len(LOCATIONS):
        return about_location(words, LOCATIONS[int(wanted) - 1], view)
    exact: list[Explanation] = []
    near: list[Explanation] = []
    for names, told in _entries(words, view):
        if wanted in names:
            exact.append(told)
        elif len(wanted) > 2 and any(wanted in name for name in names):
            near.append(told)
    return list(dict.fromkeys(paragraph for told in exact or near for paragraph in told()))


def _entries(words: Words, view: View) -> Iterator[tuple[tuple[str, ...], Explanation]]:
    """Everything there is to explain: the names it goes by, and how to explain it."""
    for family, slugs in _FAMILIES.items():
        for slug in slugs:
            names = [_plain(slug), _plain(words.name(family, slug))]
            told: Explanation = partial(_thing, words, family, slug)
            if family == "location":
                names.append(_plain(words.texts(f"location-{slug}.short")))
                told = partial(about_location, words, slug, view)
            yield tuple(names), told
    for crew in CREWS:
        names = [words.name("crew", crew), words.texts(f"crew-{crew}.short"), words.card(crew)]
        yield (crew, *map(_plain, names)), partial(_crew, words, crew)
    for slug in card_slugs(words):
        yield (_plain(slug), _plain(words.card(slug))), partial(_card, words, slug, view)


def card_slugs(words: Words) -> Iterator[str]:
    """Every card that can be explained."""
    cards = words.cards
    for group in (cards.items, cards.goons, cards.tomes, cards.goals, cards.traits, cards.guards):
        for card in group:
            yield card.slug


def _thing(words: Words, family: str, slug: str) -> list[str]:
    return [about_thing(words, family, slug)]


def _crew(words: Words, crew: str) -> list[str]:
    return [about_crew(words, crew)]


def _card(words: Words, slug: str, view: View) -> list[str]:
    return [about_card(words, slug, view["rules"])]


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").split())


def about_thing(words: Words, family: str, slug: str) -> str:
    """One entry of the rules."""
    name = words.name(family, slug)
    return f"{name[:1].upper()}{name[1:]}. {words.texts(f'{family}-{slug}.what')}"


def about_location(words: Words, name: str, view: View) -> list[str]:
    """What a location gives, and what can be seen there."""
    texts = words.texts
    number = LOCATIONS.index(name) + 1
    told = [f"{number} {words.name('location', name)}. {texts(f'location-{name}.what')}"]
    here = view["locations"][name]
    if here["goon"]:
        told.append(about_card(words, here["goon"], view["rules"]))
    if here["suspicion"]:
        count = texts("suspicion-count", count=here["suspicion"])
        told.append(f"{count}. {texts('lockup-about-watched')}")
    if here["cubes"]:
        cubes = words.price([*[here["cubes"].get(kind, 0) for kind in KINDS], 0])
        told.append(f"{cubes}. {texts('lockup-about-loose')}")
    for pile in here["tokens"]:
        told.append(f"{words.seat(pile['seat'], view)}: {_pile(words, pile)}.")
    guards = [words.card(guard) for guard in here["guards"]["up"]]
    guards += [words.name("guard", "hidden")] * here["guards"]["down"]
    if guards:
        told.append(f"{texts('lockup-label-guards')}: {', '.join(guards)}.")
    for claim in view["claims"]:
        if claim["location"] == name:
            token = words.name("token", claim["token"])
            seat = words.seat(claim["seat"], view)
            location = texts(f"location-{name}.at")
            told.append(texts("lockup-claim-of", seat=seat, location=location, token=token))
    return told


def _pile(words: Words, pile: Pile) -> str:
    names = [words.name("token", token) for token in pile["up"]]
    if pile["mine"] is not None:
        names += [f"({words.name('token', token)})" for token in pile["mine"]]
    elif pile["down"]:
        names.append(f"{words.name('token', 'hidden')} ×{pile['down']}")
    return ", ".join(names)


def about_crew(words: Words, crew: str) -> str:
    """A crew, and what the advanced game gives it at the start."""
    board = words.cards.boards[CREWS.index(crew)]
    return words.texts(
        "lockup-about-crew",
        name=words.name("crew", crew),
        start=board_start(words, board.stars, board.power, board.suspicion, board.bonuses),
        storage=board.storage,
    )


def board_start(
    words: Words, stars: int, power: int, suspicion: int, extra: list[tuple[str, int]]
) -> str:
    """What a crew starts with, in words."""
    start = [("stars", stars), ("power", power), ("suspicion", suspicion), *extra]
    return words.bonuses([(what, count) for what, count in start if count])


def about_card(words: Words, slug: str, rules: Rules) -> str:
    """A card: what it is, what it costs or gives, and what its icons do."""
    cards, texts, name = words.cards, words.texts, words.card(slug)
    for item in cards.items:
        if item.slug == slug:
            stars, cost = texts("star-count", count=item.value), words.price(item.cost)
            told = texts("lockup-about-item", name=name, stars=stars, price=cost)
            return " ".join([told, *_icons(words, item.treasures, item.effects)])
    for goon in cards.goons:
        if goon.slug == slug:
            family = GOON_TYPES[goon.type]
            told = texts("lockup-about-goon", name=name, type=words.name("goontype", family))
            told = f"{told} {texts(f'goontype-{family}.what')}"
            if goon.resource != NOTHING:
                kind = words.name("kind", KINDS[goon.resource])
                told += f" {texts('lockup-about-brings', kind=kind)}"
            if goon.suspicion:
                told += f" {texts('lockup-about-watch', count=goon.suspicion)}"
            return " ".join([told, *_icons(words, goon.treasures, goon.effects)])
    for tome in cards.tomes:
        if tome.slug == slug:
            when = texts(f"timing-{tome.timing}")
            what = texts(f"tomecode-{TOME_CODES[tome.code]}.what")
            return f"{texts('lockup-about-tome', name=name, when=when)} {what}"
    for goal in cards.goals:
        if goal.slug == slug:
            kind = words.name("goalkind", goal.kind)
            told = texts("lockup-about-goal", name=name, kind=kind)
            what = texts(f"goalkind-{goal.kind}.what")
            return f"{told} {goal_card(words, slug, rules)} {what}"
    for trait in cards.traits:
        if trait.slug == slug:
            given = words.bonuses(trait.bonuses)
            return texts("lockup-about-trait", name=name, bonuses=given)
    return about_guard(words, slug)


def about_guard(words: Words, slug: str) -> str:
    """A guard card of the solo game."""
    texts, name = words.texts, words.card(slug)
    guard = next(guard for guard in words.cards.guards if guard.slug == slug)
    if guard.strength == BY_POWER:
        told = f"{name}. {texts('guard-fist.what')}"
    else:
        told = texts("lockup-about-guard", name=name, strength=guard.strength)
    return f"{told} {texts('guard-draw.what')}" if guard.draw else told


def _icons(words: Words, treasures: list[int], effects: list[int]) -> list[str]:
    texts = words.texts
    names = [
        words.name("treasure", treasure) + (f" ×{count}" if count > 1 else "")
        for treasure, count in zip(TREASURES, treasures, strict=True)
        if count
    ]
    told = [texts("lockup-about-treasures", treasures=", ".join(names))] if names else []
    for number in effects:
        slug = EFFECTS[number]
        effect, what = words.name("effect", slug), texts(f"effect-{slug}.what")
        told.append(texts("lockup-about-icon", effect=effect, what=what))
    return told


def goal_card(words: Words, slug: str, rules: Rules) -> str:
    """What a goal asks for and gives, at this number of players."""
    texts = words.texts
    goal = next(goal for goal in words.cards.goals if goal.slug == slug)
    thing = texts(_metric(goal))
    if goal.kind == "leader":
        count = rules["leader_stars"]
        return texts("goalkind-leader.card", minimum=goal.minimum, thing=thing, count=count)
    if goal.kind == "instant":
        return texts(
            "goalkind-instant.card", minimum=goal.minimum, thing=thing, count=goal.stars
        )  # fmt: skip
    if goal.stars == 0:
        return texts("goalkind-final.contest", thing=thing)
    if goal.per:
        return texts("goalkind-final.per", per=goal.per, thing=thing, count=goal.stars)
    return texts("goalkind-final.reach", minimum=goal.minimum, thing=thing, count=goal.stars)


def goal_in_short(words: Words, slug: str, rules: Rules) -> str:
    """The same in signs, for the board."""
    goal = next(goal for goal in words.cards.goals if goal.slug == slug)
    thing = words.texts(_metric(goal))
    if goal.kind == "leader":
        return f"≥{goal.minimum} {thing} → {rules['leader_stars']}{signs.STAR}"
    if goal.stars == 0:
        stars = "/".join(str(stars) for stars in rules["contest_stars"])
        return f"{thing} → {stars}{signs.STAR}"
    if goal.per:
        each = f"{goal.per} " if goal.per > 1 else ""
        return f"{each}{thing} → {goal.stars}{signs.STAR}"
    return f"≥{goal.minimum} {thing} → {goal.stars}{signs.STAR}"


def _metric(goal: Goal) -> str:
    if goal.which == NOTHING:
        return f"metric-{goal.metric}"
    return f"metric-{goal.metric}-{METRICS_OF[goal.metric][goal.which]}"


def why(words: Words, option: int, view: View) -> list[str]:
    """What an option does, and what it is about."""
    told = [words.why(option, view)]
    verb, *rest = words.catalogue.text(option).split()
    if verb in ("assign", "plan", "from", "to"):
        told += about_location(words, rest[0], view)
    elif verb == "recruit" and rest[0] in LOCATIONS:
        goon = view["locations"][rest[0]]["goon"]
        told += [about_card(words, goon, view["rules"])] if goon else []
    elif verb in ("collect", "decline") and view["location"]:
        told += about_location(words, view["location"], view)
    elif verb == "token":
        told.append(about_thing(words, "token", rest[0].lstrip("?")))
    elif verb in ("take", "pay", "discard"):
        told.append(about_thing(words, "kind", rest[0]))
    elif verb == "first":
        told.append(about_thing(words, "effect", rest[0]))
    elif verb in ("craft", "reserve", "keep", "tome") and rest[0] in words.cards.names["en"]:
        told.append(about_card(words, rest[0], view["rules"]))
    return told


def places(words: Words, option: int, view: View) -> tuple[str, ...]:
    """The locations that an option means."""
    entry, details = words.wording.table.option(words.catalogue.text(option))
    return (details["location"],) if entry.more.get("at") == "location" else ()
