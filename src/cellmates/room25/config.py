"""What is agreed before a game: mode, edition, seats, and every rule switch (R25-26)."""

from collections.abc import Mapping
from typing import Final, cast

from cellmates.kernel.errors import ConfigError, UnknownKey
from cellmates.room25 import stock
from cellmates.room25.modes import MODES
from cellmates.room25.modes.mode import ANY_CAST, DUOS_TOGETHER, Mode
from cellmates.room25.names import CHARACTER_NUMBERS, CHARACTERS, ROOM_NUMBERS
from cellmates.room25.stock import Complex
from cellmates.room25.views import Rules

OWN_KEYS: Final = ("edition", "seats", "characters", "any_rooms")
"""The keys that are no rule switches."""

USUAL_EDITION: Final = "ultimate"
"""The edition that is played if nobody names one."""


class Config:
    """Everything that is agreed before a game, checked and complete.

    `Config(mode="cooperation", seats=4, flooded_deadline="next_turn")`: any key of the edition
    table may be given; what is not given follows from the edition. A position that is set up by
    hand is `loose`: it may have any number of seats and any tiles.
    """

    given: dict[str, object]
    values: dict[str, object]
    loose: bool
    edition: str
    box: str
    mode: Mode
    seats: int
    characters: tuple[int, ...]
    complex: Complex
    complex_public: bool
    fixed_rooms: tuple[int, ...]  # the rooms the complex names, without the Central Room
    reserved: int  # the kinds set aside for the exit zone, a bit each
    rounds: int
    rule_level: str
    madness: bool
    guards: int
    has_adrenaline: bool
    key_room: bool
    mac_cards: bool
    coop_rounds: int  # how many rounds the edition plays in cooperation; 0: by the characters
    madness_cards: bool
    programs: bool
    exit_zone_reserved: tuple[str, ...]
    solo_exclude: tuple[str, ...]
    first_player: str | int
    alarm_trigger: str
    guard_reveal_when: str
    guard_reveal_adrenaline: str
    unmask_rule: str
    adrenaline_allows_special: bool
    adrenaline_optional: bool
    cold_adrenaline: str
    cold_guard_check: str
    flooded_deadline: str
    kevin_hack_blue: str
    lock_own_room: bool
    robot_spawn: str
    robot_push_blue: str
    robot_rotates_corridor: bool
    pivoting_limits_specials: bool
    moving_trigger: str
    illusion_applies_effect: bool
    revive_marker: str
    mirror_revealed_guard: str
    paranoia_can_plan_adrenaline: bool
    vision_colour_hint: bool
    punishment_pictured: int
    punishment_chooser: str
    mac_remove_absent: bool
    mac_draw_again: bool
    madness_draws: int
    madness_solo_reminders: bool
    jamming_card_solo: str
    lock_mover: str
    deactivation_returns_tokens: bool
    acceleration_scope: str
    coop_win_requires_exit: bool
    multi_char_open_programs: bool
    prison_blocks_forced: bool
    android_redirect: bool
    control_room_is_control_action: bool
    escape_by: tuple[str, ...]
    reminders_per: str
    ui_memory_aid: str
    roles_exact: bool
    guard_reveal_needs_room25: bool
    coop_partial_victory: bool
    team_characters: str
    team_talk: str
    rules: Rules  # all of it as views tell it; they share it
    cast: tuple[int, ...]  # the characters of the edition's box
    empties: tuple[int, ...]  # by character: the Empty tiles it sets aside (R25-2.3)
    encoded: bytes  # the same for learning machines, once `encoding` has made it

    def __init__(self, **keys: object) -> None:
        self._settle(keys, False)

    @staticmethod
    def from_dict(keys: Mapping[str, object]) -> "Config":
        """The configuration that these keys describe."""
        return Config(**dict(keys))

    @staticmethod
    def for_position(keys: Mapping[str, object]) -> "Config":
        """A configuration for a position set up by hand."""
        config = Config()
        config._settle(dict(keys), True)
        return config

    def to_dict(self) -> dict[str, object]:
        """The keys that were given; enough to make the same configuration again."""
        plain = {k: list(v) if isinstance(v, tuple) else v for k, v in self.given.items()}
        return {"mode": self.mode.name, "seats": self.seats, **plain}

    def __repr__(self) -> str:
        return "Config(" + ", ".join(f"{k}={v!r}" for k, v in self.to_dict().items()) + ")"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(repr(self))

    def _settle(self, keys: dict[str, object], loose: bool) -> None:
        self.loose = loose
        self.encoded = b""
        self.edition = self._word_given(keys, "edition", USUAL_EDITION)
        if self.edition not in stock.editions():
            known = ", ".join(stock.editions())
            raise ConfigError(
                f"edition cannot be {self.edition!r}; there are {known}",
                "one-of",
                key="edition",
                value=self.edition,
                known=known,
            )
        self.given = {}
        self.values = {key: switch.default for key, switch in stock.switches().items()}
        self.values.update(stock.editions()[self.edition])
        for key, value in keys.items():
            if key not in OWN_KEYS:
                if key not in stock.switches():
                    raise UnknownKey(key, (*OWN_KEYS, *stock.switches()))
                value = stock.setting(key, value)
                self.values[key] = value
            self.given[key] = value
        self._read_switches()
        self._read_edition()
        self._read_seats(keys)
        self._read_guards()
        self._read_characters(keys)
        self._read_complex(keys)
        self._check()
        self.rules = self._rules()

    def _read_switches(self) -> None:
        self.mode = MODES[self._word("mode")]
        self.rule_level = self._word("rule_level")
        self.madness = self._flag("madness")
        self.exit_zone_reserved = self._words("exit_zone_reserved")
        self.solo_exclude = self._words("solo_exclude")
        first = self.values["first_player"]
        self.first_player = first if isinstance(first, int) else str(first)
        self.alarm_trigger = self._word("alarm_trigger")
        self.guard_reveal_when = self._word("guard_reveal_when")
        self.guard_reveal_adrenaline = self._word("guard_reveal_adrenaline")
        self.unmask_rule = self._word("unmask_rule")
        self.adrenaline_allows_special = self._flag("adrenaline_allows_special")
        self.adrenaline_optional = self._flag("adrenaline_optional")
        self.cold_adrenaline = self._word("cold_adrenaline")
        self.cold_guard_check = self._word("cold_guard_check")
        self.flooded_deadline = self._word("flooded_deadline")
        self.kevin_hack_blue = self._word("kevin_hack_blue")
        self.lock_own_room = self._flag("lock_own_room")
        self.robot_spawn = self._word("robot_spawn")
        self.robot_push_blue = self._word("robot_push_blue")
        self.robot_rotates_corridor = self._flag("robot_rotates_corridor")
        self.pivoting_limits_specials = self._flag("pivoting_limits_specials")
        self.moving_trigger = self._word("moving_trigger")
        self.illusion_applies_effect = self._flag("illusion_applies_effect")
        self.revive_marker = self._word("revive_marker")
        self.mirror_revealed_guard = self._word("mirror_revealed_guard")
        self.paranoia_can_plan_adrenaline = self._flag("paranoia_can_plan_adrenaline")
        self.vision_colour_hint = self._flag("vision_colour_hint")
        self.punishment_pictured = self._number("punishment_pictured")
        self.punishment_chooser = self._word("punishment_chooser")
        self.mac_remove_absent = self._flag("mac_remove_absent")
        self.mac_draw_again = self._flag("mac_draw_again")
        self.madness_draws = self._number("madness_draws")
        self.madness_solo_reminders = self._flag("madness_solo_reminders")
        self.jamming_card_solo = self._word("jamming_card_solo")
        self.lock_mover = self._word("lock_mover")
        self.deactivation_returns_tokens = self._flag("deactivation_returns_tokens")
        self.acceleration_scope = self._word("acceleration_scope")
        self.coop_win_requires_exit = self._flag("coop_win_requires_exit")
        self.multi_char_open_programs = self._flag("multi_char_open_programs")
        self.prison_blocks_forced = self._flag("prison_blocks_forced")
        self.android_redirect = self._flag("android_redirect")
        self.control_room_is_control_action = self._flag("control_room_is_control_action")
        self.escape_by = self._words("escape_by")
        self.reminders_per = self._word("reminders_per")
        self.ui_memory_aid = self._word("ui_memory_aid")
        self.roles_exact = self._flag("roles_exact")
        self.guard_reveal_needs_room25 = self._flag("guard_reveal_needs_room25")
        self.coop_partial_victory = self._flag("coop_partial_victory")
        self.team_characters = self._word("team_characters")
        self.team_talk = self._word("team_talk")
        self.programs = not self.mode.alone or self._flag("solo_programs")
        self.madness_cards = self.madness or self._flag("mac_include_madness_cards")

    def _read_edition(self) -> None:
        edition = stock.edition(self.edition)
        self.has_adrenaline = edition.adrenaline and not self.madness
        self.key_room = edition.key_room and self.mode.key_room
        self.mac_cards = edition.mac_cards and self.mode.mac_cards
        self.coop_rounds = edition.coop_rounds
        self.box = edition.box
        if self.box != "season1":
            self.box = "italian" if self._word("room_set") == "false_exit" else "ultimate"
        people = [stock.characters()[name] for name in CHARACTERS]
        self.cast = tuple([
            who for who in range(8) if self.box != "season1" or people[who].box == "season1"
        ])  # fmt: skip
        ultimate = self.rule_level == "ultimate"
        self.empties = tuple([each.empties if ultimate else 0 for each in people])

    def _read_seats(self, keys: dict[str, object]) -> None:
        seats = keys.get("seats", self.mode.usual_seats)
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise ConfigError(
                f"seats must be a number, not {seats!r}", "number", key="seats", value=str(seats)
            )
        self.seats = seats
        if self.loose:
            return
        if seats not in self.mode.seats:
            allowed = ", ".join(str(number) for number in self.mode.seats)
            raise ConfigError(
                f"seats cannot be {seats} in {self.mode.name}; it may be {allowed}",
                "seats",
                seats=seats,
                mode=self.mode.name,
                known=allowed,
            )
        if self.number_of_characters() > len(self.cast):
            raise ConfigError(
                f"seats cannot be {seats}: {self.edition} has six characters",
                "seats-edition",
                seats=seats,
                edition=self.edition,
            )

    def _read_guards(self) -> None:
        guards = self.values["guards"]
        allowed = self.mode.guards(self)
        if not allowed:
            if guards is not None:
                raise ConfigError(
                    f"guards cannot be {guards!r} in {self.mode.name}",
                    "in-mode",
                    key="guards",
                    value=str(guards),
                    mode=self.mode.name,
                )
            self.guards = 0
            return
        self.guards = guards if isinstance(guards, int) else allowed[0]
        if not self.loose and self.guards not in allowed:
            raise ConfigError(
                f"guards cannot be {guards} with {self.seats} players",
                "guards",
                guards=self.guards,
                seats=self.seats,
            )

    def number_of_characters(self) -> int:
        """How many characters are in the game."""
        return self.mode.characters(self.seats)

    def _read_characters(self, keys: dict[str, object]) -> None:
        names = keys.get("characters", ())
        if not isinstance(names, list | tuple):
            raise ConfigError(
                f"characters must be a list, not {names!r}",
                "list",
                key="characters",
                value=str(names),
            )
        for name in names:
            if name not in CHARACTER_NUMBERS or CHARACTER_NUMBERS[str(name)] not in self.cast:
                raise ConfigError(
                    f"characters: there is no {name!r}",
                    "unknown",
                    key="characters",
                    value=str(name),
                )
        self.characters = tuple([CHARACTER_NUMBERS[str(name)] for name in names])
        if len(set(self.characters)) != len(self.characters):
            raise ConfigError("characters: one is named twice", "twice", key="characters")
        if self.loose or not self.characters:
            return
        if len(self.characters) != self.number_of_characters():
            needed = self.number_of_characters()
            raise ConfigError(
                f"characters: {needed} are needed, by seat",
                "by-seat",
                key="characters",
                count=needed,
            )
        if self.duos_fixed():
            self._check_duos()

    def duos_fixed(self) -> bool:
        """Whether the printed duos must be kept to."""
        chosen = self.mode.teams and self.team_characters == "free"
        return self.mode.duos(self.seats) != ANY_CAST and not chosen

    def duo_places(self) -> list[tuple[int, int]]:
        """The two places of each duo, characters being counted by seat; none without duos."""
        layout = self.mode.duos(self.seats)
        if layout == ANY_CAST:
            return []
        parties = self._parties()
        if layout == DUOS_TOGETHER:
            return [(party[0], party[1]) for party in parties]
        return list(zip(parties[0], parties[1], strict=True))

    def _parties(self) -> list[list[int]]:
        """The places of each party."""
        parties: dict[int, list[int]] = {}
        for place in range(self.number_of_characters()):
            parties.setdefault(self.mode.party(place % self.seats), []).append(place)
        return list(parties.values())

    def _check_duos(self) -> None:
        """A party is one duo, or has no whole duo (R25-16.3)."""
        people = stock.characters()
        together = self.mode.duos(self.seats) == DUOS_TOGETHER
        for places in self._parties():
            group = [CHARACTERS[self.characters[place]] for place in places]
            pairs = [name for name in group if people[name].duo in group]
            if bool(pairs) != together or (together and len(pairs) != len(group)):
                names = ", ".join(group)
                raise ConfigError(
                    f"characters: {names} cannot be one side (R25-16.3)", "one-side", names=names
                )

    def _read_complex(self, keys: dict[str, object]) -> None:
        preset = self.values["complex_preset"]
        if isinstance(preset, tuple):
            self.complex = _own_complex(preset)
        elif preset is not None:
            self.complex = stock.complexes()[str(preset)]
        else:
            self.complex = stock.default_complex(
                self.edition, self.mode.dealt_as, self.rule_level, self.guards, self.madness
            )
        if self._word("room_set") == "false_exit":  # ED-20
            self.complex = _with_false_exit(self.complex)
        if "any_rooms" in keys:
            self.complex = _picked(self.complex, keys["any_rooms"])
        self.complex_public = self.complex.kind == "list"
        self.fixed_rooms = tuple(
            [
                ROOM_NUMBERS[kind]
                for kind, number in self.complex.counts.items()
                for _ in range(number)
                if kind != "central"
            ]
        )
        self.reserved = 0
        for kind in self.exit_zone_reserved:
            self.reserved |= 1 << ROOM_NUMBERS[kind]
        self.rounds = self.mode.rounds(self)

    def _rules(self) -> Rules:
        """Every switch in force, and what follows from edition and mode."""
        rules: dict[str, object] = {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in self.values.items()
        }
        rules["guards"] = self.guards
        rules["complex_preset"] = self.complex.id
        rules["programs"] = self.programs
        rules["adrenaline"] = self.has_adrenaline
        rules["key_room"] = self.key_room
        rules["mac_cards"] = self.mac_cards
        rules["together"] = self.mode.together
        rules["hidden_roles"] = self.mode.hidden_roles
        rules["teams"] = self.mode.teams
        rules["sharing"] = self.mode.sharing
        rules["alarm"] = self.mode.alarm
        return cast(Rules, rules)

    def _check(self) -> None:
        if self.madness and "madness" not in self.mode.levels:
            fit = " and ".join(mode.name for mode in MODES.values() if "madness" in mode.levels)
            raise ConfigError(
                f"madness is for {fit}, not {self.mode.name}",
                "madness-mode",
                known=fit,
                mode=self.mode.name,
            )
        if self.madness and self.rule_level != "ultimate":
            raise ConfigError(
                "madness needs rule_level ultimate", "needs-ultimate", key="madness", value="true"
            )
        if isinstance(self.first_player, int) and self.first_player >= self.seats:
            raise ConfigError(
                f"first_player: there is no seat {self.first_player}",
                "unknown",
                key="first_player",
                value=str(self.first_player),
            )
        if not self.loose:
            self._check_complex()

    def _check_complex(self) -> None:
        counts = self.complex.counts
        tiles = stock.tiles()
        for kind, number in counts.items():
            if number > tiles[kind].boxes[self.box]:
                raise ConfigError(
                    f"complex_preset: {number} {kind} are more than the {self.box} box holds",
                    "complex-too-many",
                    count=number,
                    room=kind,
                    box=self.box,
                )
            outside = tiles[kind].level == "ultimate" and self.complex.box != "season1"
            if outside and self.rule_level == "basic":
                raise ConfigError(
                    f"complex_preset: {kind} needs rule_level ultimate",
                    "needs-ultimate",
                    key="complex_preset",
                    value=kind,
                )
        keys_needed = 1 if self.key_room else 0
        if counts.get("key", 0) != keys_needed:
            raise ConfigError(
                f"complex_preset: {self.mode.name} needs {keys_needed} key rooms",
                "complex-keys",
                count=keys_needed,
                mode=self.mode.name,
            )
        if not self.mode.regeneration and counts.get("regeneration", 0):
            raise ConfigError(
                f"complex_preset: no regeneration in {self.mode.name} (R25-14.7)",
                "complex-regeneration",
                mode=self.mode.name,
            )
        reserved = sum(counts.get(kind, 0) for kind in self.exit_zone_reserved)
        if reserved > 12:
            raise ConfigError(
                "exit_zone_reserved: more than twelve tiles are set aside", "reserved"
            )

    def _flag(self, key: str) -> bool:
        return self.values[key] is True

    def _word(self, key: str) -> str:
        return str(self.values[key])

    def _words(self, key: str) -> tuple[str, ...]:
        value = self.values[key]
        return tuple([str(item) for item in value]) if isinstance(value, tuple) else ()

    def _number(self, key: str) -> int:
        value = self.values[key]
        return value if isinstance(value, int) else 0

    @staticmethod
    def _word_given(keys: dict[str, object], key: str, default: str) -> str:
        value = keys.get(key, default)
        if not isinstance(value, str):
            raise ConfigError(
                f"{key} must be a word, not {value!r}", "word", key=key, value=str(value)
            )
        return value


def _count(kinds: tuple[str, ...]) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def _own_complex(kinds: tuple[str, ...]) -> Complex:
    return Complex("custom", "list", _count(kinds), {}, {}, (), "ultimate", "", "own", "")


def _with_false_exit(wanted: Complex) -> Complex:
    counts = {("false_exit" if k == "jamming" else k): v for k, v in wanted.counts.items()}
    return wanted._replace(counts=counts)


def _picked(table: Complex, kinds: object) -> Complex:
    """A balance table whose free places are filled by choice."""
    if not isinstance(kinds, list | tuple) or table.kind != "table":
        raise ConfigError(
            "any_rooms: a list of rooms, for a complex_preset with free places", "any-rooms"
        )
    tiles = stock.tiles()
    for kind in kinds:
        if kind not in tiles:
            raise ConfigError(
                f"any_rooms: there is no room {kind!r}",
                "unknown",
                key="any_rooms",
                value=str(kind),
            )
        if table.excluded.get(kind, 0) >= tiles[kind].boxes["ultimate"]:
            raise ConfigError(
                f"any_rooms: {kind} is not for this complex", "any-rooms-other", room=kind
            )
    for colour, number in table.any.items():
        got = sum(1 for kind in kinds if tiles[kind].colour == colour)
        if got != number:
            raise ConfigError(
                f"any_rooms: {number} {colour} rooms are needed, not {got}",
                "any-rooms-count",
                count=number,
                colour=colour,
                got=got,
            )
    counts = dict(table.counts)
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    if sum(counts.values()) != 25:
        raise ConfigError("any_rooms: too many rooms for this complex", "any-rooms-many")
    return table._replace(kind="list", counts=counts, any={})
