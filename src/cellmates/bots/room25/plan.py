"""A plan: where everybody would be after some actions, and how good that is for one character."""

from typing import Final

from cellmates.bots.room25 import prices
from cellmates.bots.room25.agreed import BELIEVED
from cellmates.bots.room25.belief import Belief
from cellmates.bots.room25.goals import goals_of
from cellmates.bots.room25.layout import (
    NOT_YET,
    Company,
    Ground,
    Layout,
    TileOrder,
    Tokens,
    Ways,
    order_of,
    order_to,
)
from cellmates.bots.room25.memory import COLOUR_OF, UNKNOWN
from cellmates.bots.room25.prices import EXTRA, LAST_CHANCE, LOST, REACH, STEP, STUCK
from cellmates.bots.room25.routes import APART, FAR
from cellmates.bots.room25.sides import Sides
from cellmates.bots.room25.sight import NOWHERE, Sight
from cellmates.kernel.native import i64, mypyc_attr
from cellmates.room25.board import CENTRE, SIDES, SLIDES_TO_LEAVE
from cellmates.room25.names import (
    ACID_BATH,
    CENTRAL,
    DARK,
    EMMETT,
    FLOODED,
    JAMMING,
    LOOK,
    MIRROR,
    MORTAL,
    MOVE,
    PIVOTING,
    PRISON,
    RED,
    REGENERATION,
    ROOM_25,
    SHREDDER,
    TIMER,
    TRAP,
    TUNNEL,
    VORTEX,
)
from cellmates.room25.talk import is_right

ENEMY: Final = -0.2
"""For whom one cares less may push one to death: rivals, and guards by all that one knows."""

NOBODY_CAME: Final[list[tuple[int, int]]] = []

ALL_SIDES: Final = 0b1111
"""Sides, a bit each."""


@mypyc_attr(acyclic=True)
class Plan:
    """The prospects of one character, others acting as they may be expected to."""

    def __init__(self, sight: Sight, sides: Sides, me: int) -> None:
        self.sight = sight
        self.sides = sides
        self.me = me
        self.belief = Belief(sight, sides)
        self.goals = goals_of(sight, sides, self.belief, me)
        self.exit = sight.exit_tile
        self.room = sight.room[:]
        self.on = sight.on[:]
        self.axis = dict(sight.axis)
        self.others = [who for who in sight.people if self.on[who] != NOWHERE and who != me]
        self.at_first = self._others_on()  # where they stand before anything is tried
        self.jailed = [who for who in self.others if self.room[sight.on[who]] == PRISON]
        self.tunnels: list[int] = []
        if self.room.count(TUNNEL) > 1:
            tunnels = [t for t in range(25) if sight.up[t] and self.room[t] == TUNNEL]
            self.tunnels = tunnels if len(tunnels) > 1 else []
        self.now = Layout(self._order(), ())
        self.barred = sight.closed | sight.locked if sight.locked else sight.closed
        self.sheet = sight.sheets[me]
        self.armed = self.sheet["armed"]  # whether it stands in a Trap that will close
        self.start = sight.on[me]
        self.trail = sight.memory.trails.get(me, [])  # its steps since the last find
        self.win = prices.WIN if sight.left > 1 else LAST_CHANCE
        self.follow = prices.FOLLOW * sight.memory.temper.follow  # doing what was agreed on
        self.own_ways = [0] * 8  # how far others will come by themselves
        for who in self.others:
            self.own_ways[who] = self._own_way(who)
        self.finish = self._finish()
        waits = self.goals.gathering and self.start == self.exit
        self.idle = 0.0 if waits else prices.IDLE  # who waits in Room 25 has nothing else to do
        self.vain = prices.VAIN if waits else prices.IDLE  # a look that shows nothing new
        self.unused = 0.0 if waits else prices.UNUSED
        wary = sight.left > prices.HURRY and (sides.together or "look" not in self.sheet["lost"])
        self.blind = (prices.BLIND_RACE if sides.racing else prices.BLIND) if wary else 0
        early = sight.left > prices.HURRY and not self.goals.gathering
        # What a step into a room known to be red, or into a Mirror, costs besides.
        self.wary = prices.RASH if early and not sides.together else 0
        self.heeds = sight.left > prices.HURRY  # whom one believes about red rooms
        # Those who may kill this character.
        self.menaces = [who for who in self.others if sides.care[who] < ENEMY and not sides.guard]
        gagged = sight.rules["sharing"] and not (sides.guard or sides.racing)
        self.gagged = prices.GAGGED if gagged else 0  # a mute table helps the guards
        self.tokens = 0  # how many tokens the plan has
        self.sure = 1.0  # that others did what was expected of them
        self.expected = 0  # how many others were expected to come

    def _order(self) -> TileOrder:
        """The tiles as they lie: the order this seat looked at last, if nothing has changed, or
        for all who walk to Room 25 one of those that anybody did."""
        sight, goals, price = self.sight, self.goals, self.belief.price
        memory = sight.memory
        latest = memory.order
        if isinstance(latest, TileOrder) and latest.lies(
            sight.tile_at, price, goals.tiles, self.tunnels
        ):
            return latest
        if goals.gathering:
            found = order_to(self.exit, sight.tile_at, price, self.tunnels)
        else:
            found = order_of(sight.tile_at, Ground(price, goals.tiles, self.tunnels))
        memory.order = found
        return found

    def _own_way(self, who: int) -> int:
        sheet = self.sight.sheets[who]
        if self.sight.turn == 0:
            return prices.OWN_WAY
        if "move" in sheet["played"] or sheet["tokens"] == 0:
            return 0
        return prices.ONE_TOKEN if sheet["tokens"] == 1 else prices.OWN_WAY

    def _finish(self) -> list[float]:
        """How likely Room 25 gets out if it still needs so many slides after this plan."""
        sight = self.sight
        if sight.left > 1:
            return prices.FINISH
        able = 0
        for who in self.others:
            sheet = sight.sheets[who]
            if "control" not in sheet["lost"] and "control" not in sheet["played"]:
                able += sight.turn == 0 or sheet["tokens"] > 0 or sheet["adrenaline"] == "planned"
        late = prices.LATE_SLIDE
        return [1.0, *[late**slides if able >= slides else 0.0 for slides in (1, 2, 3)]]

    def best(self, tokens: Tokens, layout: Layout) -> float:
        """The value of playing these tokens as well as possible."""
        raise NotImplementedError

    def news(self, layout: Layout) -> float:
        """What looking around is worth by itself."""
        raise NotImplementedError

    def worth_a_look(self, layout: Layout) -> int:
        """How many of the rooms beside this character would be news."""
        raise NotImplementedError

    def curiosity(self, tile: int) -> float:
        """What it is worth to see a hidden tile."""
        raise NotImplementedError

    def blindness(self, tile: int, layout: Layout, then: int) -> int:
        """What it costs to step into a room of which nobody has told anything."""
        raise NotImplementedError

    def taken_first(self, tile: int, layout: Layout) -> float:
        """What it costs to count on an Acid Bath as the only way if friends may be there first."""
        raise NotImplementedError

    def bound(self) -> bool:
        """Whether this seat has said that it will look at a room beside it, and still has to."""
        return self.news(self.now) == prices.WORD

    # The complex.

    def ways(self, who: int, layout: Layout) -> Ways:
        """The (side, tile) pairs to which a character can step from where it stands; not to be
        changed, for most of them are kept."""
        sight = self.sight
        tile = self.on[who]
        room = self.room[tile]
        if room == PIVOTING or who == EMMETT:
            sides = self.axis.get(tile, ALL_SIDES) if room == PIVOTING else ALL_SIDES
            found = _steps(layout, tile, sides, sight.closed if who == EMMETT else self.barred)
        else:
            ways = layout.ways
            if ways is None:
                ways = layout.ways = [None] * 25
            known = ways[tile]
            if known is None:
                known = ways[tile] = _steps(layout, tile, ALL_SIDES, self.barred)
            found = known
        if room == PRISON:
            robots = [sight.tile_at[cell] for cell in sight.robots if cell != NOWHERE]
            found = [
                way
                for way in found
                if self.room[way[1]] == CENTRAL or way[1] in self.on or way[1] in robots
            ]
        return found

    # How good it is to stand somewhere.

    def peril(self, layout: Layout) -> float:
        """What it costs to stand here while enemies have their turns: who shares the room may push
        one to death or close a Shredder, who is next door may come into the Acid Bath."""
        here = self.on[self.me]
        if here == self.exit and self.goals.gathering:
            return 0.0
        room = self.room[here]
        cell_of = layout.cell_of
        near = APART[cell_of[here]]
        survives = 1.0
        beside = -1.0  # unknown yet
        for who in self.menaces:
            apart = near[cell_of[self.on[who]]]
            if apart > 1:
                continue
            if beside < 0:
                beside = prices.PUSHES if self._deadly_beside(layout) else 0.0
            risk = beside
            if apart:
                risk = max(risk * prices.COMES_FIRST, prices.COMES if room == ACID_BATH else 0.0)
            elif room == SHREDDER:
                risk = prices.LEAVES
            survives *= 1.0 - risk
        return (1.0 - survives) * prices.DEATH

    def _deadly_beside(self, layout: Layout) -> bool:
        """Whether a push may kill this character where it stands, as far as one knows or has been
        told."""
        if self.room[self.on[self.me]] == CENTRAL:
            return False  # nobody is pushed out of it
        belief = self.belief
        for _, tile in self.ways(self.me, layout):
            room = self.room[tile]
            if room == UNKNOWN:
                if belief.hue[tile] == RED and belief.trust[tile] >= BELIEVED:
                    return True
            elif room == MORTAL or (room == TIMER and self.sight.left == 1):
                return True
        return False

    def far(self, who: int, layout: Layout) -> int:
        """How far a character is from the goal; corridors and prisons count where it stands."""
        tile = self.on[who]
        far = layout.field[layout.cell_of[tile]]
        room = self.room[tile]
        if (room != PIVOTING and room != PRISON) or far <= 0:
            return far
        best = STUCK
        for _, beside in self.ways(who, layout):
            cell = layout.cell_of[beside]
            best = min(best, layout.field[cell] + layout.price[cell])
        return max(best, far)

    def places(self) -> int:
        """Who is on which tile, as a number."""
        return int(self._others_on() << 5 | self.on[self.me])

    def _others_on(self) -> i64:
        on = self.on
        found: i64 = 0  # of at most seven times five bits
        for who in self.others:
            found = found << 5 | on[who]
        return found

    def value(self, layout: Layout) -> float:
        """How good it is to stand like this when the plan is over."""
        others = self._others_on()
        here = self.on[self.me]
        turning = self.room[here] == PIVOTING
        if others == self.at_first and not turning and not self.expected:
            worths = layout.worths
            if worths is None:
                worths = layout.worths = [NOT_YET] * 25
            worth = worths[here]
            if worth == NOT_YET:
                worth = worths[here] = self._value(layout, others)
            return worth
        state = (others << 5 | here) * 128 + self.expected * 16
        if turning:
            state += self.axis.get(here, ALL_SIDES)
        values = layout.values
        if values is None:
            values = layout.values = {}
        known = values.get(state)
        if known is None:
            known = values[state] = self._value(layout, others)
        return known

    def _value(self, layout: Layout, others: i64) -> float:
        """The same, worked out; `others`: where the others stand, as a number."""
        me = self.me
        mine = -float(min(self.far(me, layout), LOST))
        total = mine * (0.3 if self.sides.hostile else 1.0)
        if self.goals.gathering:
            total += self._gathered(layout, mine, others)
        elif self.jailed:
            total -= 20 * sum(1 for who in self.jailed if not self.ways(who, layout))
        if self.gagged and self.room[self.on[me]] == JAMMING:
            total -= self.gagged
        if self.menaces:
            total -= self.peril(layout)
            if self.sides.racing and not self.goals.gathering:
                here = self.on[me]
                total -= prices.QUEUE * len([who for who in self.menaces if self.on[who] == here])
        if self.on[me] == self.start:
            total -= self._overstayed()
            if self.belief.agreed.stay:
                total += self.follow
        meet = self.belief.agreed.meet
        if meet is not None:
            apart = APART[layout.cell_of[self.on[me]]][layout.cell_of[meet]]
            total += self.follow - prices.TOGETHER * apart if apart else 2 * self.follow
        return total

    def _gathered(self, layout: Layout, mine: float, others: i64) -> float:
        crowd = self._crowd(layout, others)
        total = crowd.total
        slides = SLIDES_TO_LEAVE[layout.cell_of[self.exit]]
        if self.sides.together:
            total += min(mine, crowd.worst)
        if not self.sides.hostile:
            total -= prices.EXIT_SLIDE * slides
        if self.sides.racing:
            return total + self._race(crowd.came, slides)
        if mine >= 0 and not self.goals.key_wanted:
            before = self.on
            sure = self.sure
            if crowd.came:
                self.on = before[:]
                for who in crowd.came:
                    self.on[who] = self.exit
                    sure *= prices.WILL_ENTER
            chance = self.sides.escape(self.on, self.exit) * sure
            self.on = before
            total += chance * self.win * self.finish[min(slides, 3)]
        return total

    def _race(self, came: list[int], slides: int) -> float:
        """What it is worth who may leave with Room 25 next, one's own party or another one, and in
        the last round of teams, who has more inside."""
        own = threat = 0.0
        for place, people in enumerate(self.sides.parties()):
            chance = 1.0 if people else 0.0
            for who in people:
                if self.on[who] != self.exit:
                    chance *= prices.WILL_ENTER if who in came else 0.0
            if place == 0:
                own = chance
            else:
                threat = max(threat, chance)
        left = min(slides, 3)
        found = own * self.finish[left] - (1 - own) * threat * prices.THREAT[left]
        if self.sight.left == 1 and self.sight.rules["teams"]:
            inside = [who for who in self.sight.people if self.on[who] == self.exit]
            more = sum([1 if self.sides.care[who] > 0 else -1 for who in inside])
            found += prices.MORE_INSIDE * max(-1, min(more, 1))
        return found * self.win

    def _crowd(self, layout: Layout, others: i64) -> Company:
        """The others; what a character does itself seldom moves them, so that it is asked again and
        again of the same."""
        state = others << 1 | (self.expected > 0)
        crowds = layout.crowds
        if crowds is None:
            crowds = layout.crowds = {}
        known = crowds.get(state)
        if known is not None:
            return known
        care = self.sides.care
        found = Company(0.0, 0.0, [])
        by_themselves = True
        for who in self.others:
            far = self.far(who, layout)
            if care[who] <= 0:
                found.total -= care[who] * min(far, 60)
            else:
                rest = min(0, self.own_ways[who] - far)
                found.total += care[who] * rest
                found.worst = min(found.worst, float(rest))
            if 0 < far <= REACH and self.own_ways[who] and not self.expected:
                found.came.append(who)
            if self.room[self.on[who]] in (PIVOTING, PRISON):
                by_themselves = False  # how far that is depends on what one does oneself
        if by_themselves:
            crowds[state] = found
        return found

    def _overstayed(self) -> float:
        """What it costs to have stayed in a room that kills or drowns."""
        if self.armed:
            return prices.DEATH * 3
        if self.sheet["flood"] and self.room[self.start] == FLOODED:
            soon = self.sight.rules["flooded_deadline"] == "next_turn"
            now = self.sheet["flood"] == 2 or soon
            return prices.DEATH * 3 if now else 15
        return 0.0

    # What a step does.

    def grief(self, who: int) -> float:
        """What the chance that a character dies costs, for the whole of a probability."""
        return prices.DEATH * self.sides.grief[who]

    def fatal(self, who: int) -> float:
        """What it costs to send a character to certain death."""
        grief = self.grief(who)
        return 3 * grief if grief > 0 else grief

    def step(self, who: int, tile: int, layout: Layout, then: int) -> tuple[float, int]:
        """The price of entering a tile and where one ends up; `then` is one's next token."""
        room = self.room[tile]
        in_a_hurry = then not in (UNKNOWN, MOVE)
        if room == UNKNOWN:
            belief = self.belief
            price = belief.enter[tile] - STEP - belief.deadly[tile] * prices.DEATH
            risk = belief.deadly[tile] + (belief.traps[tile] if in_a_hurry else 0.0)
            if who == self.me and self.blind and self.untold(tile):
                price += self.blindness(tile, layout, then)
            elif self.heeds and belief.hue[tile] == RED and belief.trust[tile] >= BELIEVED:
                price += prices.HEEDED
            return price * self._mind(who) + risk * self.grief(who), tile
        if room == MORTAL or (room == TIMER and self.sight.left == 1):
            return self.fatal(who), tile
        price = EXTRA[room] * self._mind(who)
        if self.wary and (COLOUR_OF[room] == RED or room == MIRROR):
            price += self.wary * self._mind(who)
        if room == TIMER and not self.sides.guard:
            return float(prices.timer(self.sight.left)), tile
        if room == VORTEX:
            centre = self.sight.tile_at[CENTRE]
            sent = prices.SENT_BACK + (self.on[who] == centre) * prices.IN_VAIN
            return sent * self._mind(who), centre
        if room == TUNNEL and self.tunnels:
            return 0.0, self._through(tile, layout)
        if room == TRAP and in_a_hurry:
            price += self.fatal(who)
        elif room == ACID_BATH:
            price += sum(self.fatal(other) for other in self.on_tile(tile) if other != who)
            if who == self.me and self.sides.together and self.sight.programming:
                price += self.taken_first(tile, layout)
        elif room == DARK and not self.goals.gathering:
            price += prices.CROWD * self._mind(who) * len(self.on_tile(tile))
            price += prices.DARKENED if then == LOOK else 0
        elif room == REGENERATION:
            price -= sum(self.grief(each) for each in self.sight.people if self.on[each] == NOWHERE)
        elif room == SHREDDER:
            price += 40 * self.sides.together * len(self.on_tile(tile))
        if room in (ACID_BATH, SHREDDER) and not self.sides.together:
            price += prices.EXPOSED * self._mind(who)
        elif room == ROOM_25:
            price += self._alarm() + self._unmasking(who)
        if who == self.me and self.lied_about(tile):
            price += prices.OWN_LIE
        return price, tile

    def untold(self, tile: int) -> bool:
        """Whether a hidden tile is one of which nobody who is believed has told anything."""
        return self.room[tile] == UNKNOWN and self.belief.trust[tile] < BELIEVED

    def soon_told(self, tile: int) -> bool:
        """Whether a friend was shown a tile a moment ago and is about to tell of it: people do not
        speak as soon as bots program."""
        memory = self.sight.memory
        if not self.sides.together or self.belief.trust[tile] > 0:
            return False
        return memory.rounds - memory.shown_in.get(tile, -prices.PATIENCE) < prices.PATIENCE

    def uncertain(self, tile: int) -> bool:
        """Whether nobody knows what a tile is, or it is known or told to be red."""
        room = self.room[tile]
        if room != UNKNOWN:
            return COLOUR_OF[room] == RED
        return self.belief.trust[tile] < BELIEVED or self.belief.hue[tile] == RED

    def lied_about(self, tile: int) -> bool:
        """Whether this seat has told something wrong of a tile that is still hidden; who enters it
        shows that to everybody."""
        words = self.sight.memory.words
        if not words or tile not in words or self.sight.up[tile] or self.sides.hostile:
            return False
        return not is_right(words[tile], COLOUR_OF[self.room[tile]])

    def _mind(self, who: int) -> float:
        """How much a nuisance to a character is a nuisance to this seat."""
        return self.sides.care[who]

    def _alarm(self) -> float:
        """Entering Room 25 early costs all the rounds above five (R25-13.4)."""
        sight = self.sight
        if not sight.rules["alarm"] or sight.left <= 5:
            return 0.0
        return prices.ALARM_ROUND * (sight.left - 5)

    def _unmasking(self, who: int) -> float:
        """A guard who walks in may be the one who makes those outside show their roles."""
        if not self.sides.guard or who != self.me:
            return 0.0
        people = self.sight.people
        inside = 1 + sum(1 for other in people if self.on[other] == self.exit)
        rules = self.sight.rules
        if rules["unmask_rule"] == "outside_equals_guards":
            due = len(people) - inside <= rules["guards"]
        elif rules["unmask_rule"] == "majority_of_survivors":
            due = 2 * inside > sum(1 for other in people if self.sight.lives(other))
        else:
            due = 2 * inside > len(people)
        return prices.UNMASKED if due else 0.0

    def _through(self, tile: int, layout: Layout) -> int:
        best, nearest = tile, FAR + 1
        for other in self.tunnels:
            far = layout.field[layout.cell_of[other]]
            if other != tile and far < nearest:
                best, nearest = other, far
        return best

    def on_tile(self, tile: int) -> list[int]:
        """The characters on a tile."""
        return [who for who in self.sight.people if self.on[who] == tile]

    def leaving(self, who: int, tile: int) -> float:
        """The price of leaving a tile: a Shredder kills who stays behind."""
        if self.room[tile] == SHREDDER:
            return sum(self.fatal(other) for other in self.on_tile(tile) if other != who)
        if tile == self.exit and self.goals.gathering and who == self.me:
            return 0.0 if self.sides.hostile else prices.STAY_INSIDE
        return 0.0

    # What others do meanwhile.

    def expect(self, layout: Layout) -> list[tuple[int, int]]:
        """Let others who stand beside Room 25 walk in, as they will before the next turn.

        Return who came from where, for `unexpect`; nobody comes twice in a plan.
        """
        if self.expected or not self.goals.gathering:
            return NOBODY_CAME
        came: list[tuple[int, int]] = []
        for who in self.others:
            if self.own_ways[who] and self.on[who] != self.exit and self.far(who, layout) <= REACH:
                came.append((who, self.on[who]))
                self.on[who] = self.exit
                self.sure *= prices.WILL_ENTER
        self.expected = len(came)
        return came

    def unexpect(self, came: list[tuple[int, int]]) -> None:
        """Put those back who were expected to come."""
        for who, tile in came:
            self.on[who] = tile
        self.expected = 0
        self.sure = 1.0

    def caught(self) -> bool:
        """Whether an action is over and this character still stands in its Trap."""
        return self.armed and self.on[self.me] == self.start


def _steps(layout: Layout, tile: int, sides: int, barred: set[int]) -> Ways:
    """The steps from a tile to these sides, those to barred tiles left out."""
    tile_at = layout.tile_at
    found: Ways = []
    for side, cell in SIDES[layout.cell_of[tile]]:
        goal = tile_at[cell]
        if sides >> side & 1 and not (barred and goal in barred):
            found.append((side, goal))
    return found
