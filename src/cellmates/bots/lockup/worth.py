"""What things are worth to a crew: items, goons, power, icons and tomes, in stars at the end."""

from math import exp
from typing import Final

from cellmates.bots.lockup.habits import (
    CRAFTS,
    CUBE,
    DEMON_HOPE,
    HOBGOBLIN_HOPE,
    ICONS,
    POWER,
    POWER_GAINS,
    TOME,
)
from cellmates.bots.lockup.sight import Sight
from cellmates.kernel.native import mypyc_attr
from cellmates.lockup.card import Goal, Goon, Item
from cellmates.lockup.cards import (
    BANDIT,
    CHOOSE_TOME,
    CULTIST,
    DEMON,
    DRAW_TOME,
    DWARF,
    GAIN_GOLD,
    GAIN_POWER,
    HOBGOBLIN,
    MARAUDER,
    PASS_SUSPICION,
    REMOVE_SUSPICION,
    STORAGE_PLUS_1,
    SWAP_RESOURCE,
)
from cellmates.lockup.names import CELL_BLOCK, CHOW_HALL, PATROL, YARD
from cellmates.lockup.scoring import DWARVES, RATS

_FLAT: Final = {BANDIT: 3.0, MARAUDER: 2.0}


@mypyc_attr(acyclic=True)
class Worth:
    """The worth of things to one participant, as seen by the bot's seat."""

    def __init__(self, sight: Sight, who: int) -> None:
        self.sight = sight
        self.who = who
        lore = sight.lore
        self.items = [lore.item_list[number] for number in sight.items[who]]
        self.goons = [lore.goon_list[number] for number in sight.goons[who]]
        self.power_now = sight.powers[who]
        self.types = [0] * 7
        self.icons = [0, 0, 0]
        for goon in self.goons:
            self.types[goon.type] += 1
            for kind in range(3):
                self.icons[kind] += goon.treasures[kind]
        for item in self.items:
            for kind in range(3):
                self.icons[kind] += item.treasures[kind]
        self.crafts_left = sight.visits_left(CELL_BLOCK)
        self.recruits_left = sight.visits_left(CHOW_HALL)
        self.rounds_left = sight.rounds_left
        self.leader_goal = sight.leader_goal
        self.final_goal = sight.final_goal
        self.instant_goal = sight.instant_goal
        self.leads = sight.leader == who
        self._leader_step: float | None = None  # what is reckoned once, when it is asked for
        self._contest_step: float | None = None
        self._icon: list[float] | None = None
        self._power: float | None = None

    # What the end may look like.

    @property
    def items_at_end(self) -> float:
        """How many items there will be."""
        return len(self.items) + CRAFTS * self.crafts_left

    @property
    def icons_at_end(self) -> float:
        """How many treasure icons there will be."""
        return sum(self.icons) + ICONS * CRAFTS * self.crafts_left

    @property
    def power_at_end(self) -> float:
        """How many power cubes there will be."""
        return self.power_now + POWER_GAINS * self.sight.visits_left(YARD)

    # Goals.

    def _counts(self, goal: Goal) -> tuple[int, int]:
        """What a goal counts for this crew, and the most that anybody else has."""
        mine = 0
        best = 0
        for who in range(self.sight.players):
            count = _measure(self.sight, who, goal)
            if who == self.who:
                mine = count
            elif count > best:
                best = count
        return mine, best

    @property
    def leader_step(self) -> float:
        """What one more of what the leader goal counts is worth."""
        if self._leader_step is None:
            self._leader_step = self._reckon_leader_step()
        return self._leader_step

    def _reckon_leader_step(self) -> float:
        goal = self.leader_goal
        if goal is None:
            return 0.0
        mine, best = self._counts(goal)
        lead = mine - best + (0.4 if self.leads else -0.1)
        spread = 0.7 + 0.25 * self.recruits_left
        stars = 6.0 if self.sight.players == 2 else 8.0
        gain = stars * (_chance((lead + 1) / spread) - _chance(lead / spread))
        if mine + 1 < goal.minimum:
            gain *= 0.7
        return gain

    @property
    def contest_step(self) -> float:
        """What one more item for a contested final goal is worth."""
        if self._contest_step is None:
            self._contest_step = self._reckon_contest_step()
        return self._contest_step

    def _reckon_contest_step(self) -> float:
        goal = self.final_goal
        if goal is None or goal.stars:
            return 0.0
        mine, best = self._counts(goal)
        lead = mine - best
        spread = 0.5 + 0.2 * self.crafts_left
        stars = 6.0 if self.sight.players == 2 else 8.0
        return stars * (_chance((lead + 1) / spread) - _chance(lead / spread))

    def _first(self, metric: str, steps: int) -> float:
        """What steps towards the instant goal are worth."""
        goal = self.instant_goal
        if goal is None or goal.metric != metric:
            return 0.0
        need = goal.minimum - _measure(self.sight, self.who, goal)
        if steps >= need:
            return goal.stars
        return 0.4 * goal.stars * steps / need

    @property
    def icon(self) -> list[float]:
        """What one more icon of each treasure is worth."""
        if self._icon is None:
            self._icon = self._reckon_icon()
        return self._icon

    def _reckon_icon(self) -> list[float]:
        each = 2.0 * self.types[DEMON] + DEMON_HOPE * self.recruits_left
        worths = [each, each, each]
        goal = self.leader_goal
        if goal is not None and goal.metric == "treasure":
            worths[goal.which] += self.leader_step
        goal = self.final_goal
        if goal is not None and goal.metric == "treasure_set":
            fewest = min(self.icons)
            for kind in range(3):
                ahead = self.icons[kind] - fewest
                worths[kind] += 1.4 if ahead == 0 else 0.7 if ahead == 1 else 0.2
        if self.instant_goal is not None and self.instant_goal.metric == "treasure_set":
            missing = [kind for kind in range(3) if not self.icons[kind]]
            for kind in missing:
                worths[kind] += self.instant_goal.stars * (1.0 if len(missing) == 1 else 0.3)
        return worths

    # Things.

    @property
    def power(self) -> float:
        """What one more power cube is worth."""
        if self._power is None:
            self._power = self._reckon_power()
        return self._power

    def _reckon_power(self) -> float:
        left = self.rounds_left - 1 if self.sight.phase == PATROL else self.rounds_left
        worth = POWER * left + self.types[HOBGOBLIN] + HOBGOBLIN_HOPE * self.recruits_left
        goal = self.final_goal
        if goal is not None and goal.metric == "power":
            worth += goal.stars
        return worth + self._first("power", 1)

    @property
    def tome(self) -> float:
        """What a tome drawn now is worth; one in hand at the end is a star (LK-12.3)."""
        left = self.crafts_left
        return 1.2 + (TOME - 1.2) * min(1.0, left / 3)

    def effects(self, effects: list[int]) -> float:
        """What the icons of a card are worth."""
        worth = 0.0
        for effect in effects:
            if effect < GAIN_POWER:
                worth += CUBE[effect]
                if effect == GAIN_GOLD:
                    worth += self._first("gold", 1)
            elif effect == GAIN_POWER:
                worth += self.power
            elif effect in (REMOVE_SUSPICION, PASS_SUSPICION):
                worth += 1.2 if self.sight.suspicions[self.who] else 0.1
            elif effect == DRAW_TOME:
                worth += self.tome
            elif effect == CHOOSE_TOME:
                worth += self.tome + 0.4
            elif effect == STORAGE_PLUS_1:
                worth += 0.35 * self.crafts_left
            elif effect == SWAP_RESOURCE:
                worth += 0.5
        return worth

    def item(self, item: Item) -> float:
        """What a crafted item is worth, its price left aside."""
        worth = item.value + self.types[CULTIST] + 0.15 * self.recruits_left
        icon = self.icon
        for kind in range(3):
            if item.treasures[kind]:
                worth += item.treasures[kind] * icon[kind]
        goal = self.final_goal
        if goal is not None and goal.metric == "items_with" and item.treasures[goal.which]:
            worth += self.contest_step
        if item.effects:
            worth += self.effects(item.effects)
        return worth + self._first("items", 1)

    def goon(self, goon: Goon) -> float:
        """What a recruited goon is worth, its price left aside."""
        kind = goon.type
        if kind in _FLAT:
            worth = _FLAT[kind]
        elif kind == CULTIST:
            worth = self.items_at_end
        elif kind == DEMON:
            worth = 2.0 * self.icons_at_end
        elif kind == HOBGOBLIN:
            worth = self.power_at_end
        else:
            worth = self._of_a_set(kind)
        icon = self.icon
        for treasure in range(3):
            if goon.treasures[treasure]:
                worth += goon.treasures[treasure] * icon[treasure]
        if goon.effects:
            worth += self.effects(goon.effects)
        goal = self.leader_goal
        if goal is not None and goal.metric == "goon" and goal.which == kind:
            worth += self.leader_step
        new = not self.types[kind]
        goal = self.final_goal
        if new and goal is not None and goal.metric == "goon_types":
            worth += goal.stars
        if new:
            worth += self._first("goon_types", 1)
        return worth + self._first("goons", 1)

    def _of_a_set(self, kind: int) -> float:
        """What one more dwarf or ratfolk is worth, given how many may still come."""
        table = DWARVES if kind == DWARF else RATS
        have = self.types[kind]
        more = self._still_to_come(kind)
        return _set_worth(table, have + 1, more) - _set_worth(table, have, more)

    def _still_to_come(self, kind: int) -> float:
        """How many more of a type one may hope to recruit after the next one."""
        sight = self.sight
        goons = sight.lore.goon_list
        seen = 0
        for held in [*sight.goons, sight.goon_discard]:
            for number in held:
                if goons[number].type == kind:
                    seen += 1
        here = len([goon for _, goon in sight.den_goons() if goon.type == kind])
        hidden = sight.lore.goons_of_type[kind] - seen - here
        drawn = min(1.0, 3.0 * (self.recruits_left - 1) / max(1, sight.goon_deck))
        share: float = 0.6 if sight.players <= 3 else 0.45
        later = min(1.0, 0.5 * max(0, self.recruits_left - 1))
        return share * (max(0, here - 1) * later + max(0, hidden) * max(0.0, drawn))


def _set_worth(table: tuple[int, ...], have: int, more: float) -> float:
    """A set in hand with some chance of growing; nobody need begin one."""
    last = len(table) - 1
    now = table[min(have, last)]
    end = min(have + more, float(last))
    low = int(end)
    hoped = table[low] + (end - low) * (table[min(low + 1, last)] - table[low])
    worth = max(now, 0.35 * now + 0.65 * hoped)
    return max(0.0, worth) if have == 0 else worth


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-1.7 * lead))


def _measure(sight: Sight, who: int, goal: Goal) -> int:
    """What a goal counts for a participant, from what everybody sees (LK-13)."""
    metric = goal.metric
    if metric == "power":
        return sight.powers[who]
    if metric == "items":
        return len(sight.items[who])
    if metric == "goons":
        return len(sight.goons[who])
    if metric == "gold":
        return sight.golds[who]
    items = [sight.lore.item_list[number] for number in sight.items[who]]
    if metric == "items_with":
        return len([item for item in items if item.treasures[goal.which] > 0])
    goons = [sight.lore.goon_list[number] for number in sight.goons[who]]
    types = [goon.type for goon in goons]
    if metric == "goon":
        return types.count(goal.which)
    if metric == "goon_types":
        return len(set(types))
    icons = [0, 0, 0]
    for item in items:
        for kind in range(3):
            icons[kind] += item.treasures[kind]
    for goon in goons:
        for kind in range(3):
            icons[kind] += goon.treasures[kind]
    return icons[goal.which] if metric == "treasure" else min(icons)
