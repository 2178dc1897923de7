"""What each card of Lockup is worth in careful hands: `python -m benchmarks.lockup_cards`.

Four careful bots play; every crew of every game is a sample. A card is judged by the crews that
had it: how often they won (a fair share is one in four), and how many stars more they had than the
mean of all crews with as many items and goons as they. Without that last comparison every card
would look good, since whoever has many cards has many stars.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from benchmarks.lockup_bots import stars
from benchmarks.many_games import arguments, parts, percent, spread
from cellmates import bots, lockup
from cellmates.bots.sitting import play
from cellmates.lab.arena import seed_for
from cellmates.lab.statistics import RunningMean, wilson
from cellmates.lockup.names import CREWS
from cellmates.lockup.options import play_tome

SEATS = 4


class Sample(NamedTuple):
    """One crew at the end of one game."""

    stars: int
    won: bool
    items: tuple[str, ...]
    goons: tuple[str, ...]
    types: tuple[int, ...]
    played: tuple[str, ...]  # tomes
    held: tuple[str, ...]
    trait: str
    crew: str
    goals: tuple[str, str, str]  # leader, instant, final
    leads: bool
    first: bool  # took the instant goal


def play_some(part: tuple[bool, bytes, int, int]) -> list[Sample]:
    """Play the games of these numbers and look at every crew."""
    advanced, master, first, last = part
    samples: list[Sample] = []
    for number in range(first, last):
        crews = [CREWS[(number + seat) % len(CREWS)] for seat in range(SEATS)]
        config = lockup.Config(seats=SEATS, advanced=advanced, crews=crews)
        table = lockup.deal(config, seed_for(master, "cards", advanced, number))
        seated = [
            bots.make("lockup", "careful", seed_for(master, "cards", number, seat))
            for seat in range(SEATS)
        ]
        play(table, seated)
        assert table.outcome is not None
        cards = table.cards
        base = play_tome(cards)
        played: list[list[str]] = [[] for _ in range(SEATS)]
        for seat, option in table.choices():
            if base <= option < base + len(cards.tomes):
                played[seat].append(cards.tomes[option - base].slug)
        goals = (table.leader_goal, table.instant_goal, table.final_goal)
        for seat in range(SEATS):
            samples.append(
                Sample(
                    stars=table.stars[seat],
                    won=table.outcome.winners == (seat,),
                    items=tuple(cards.items[item].slug for item in table.items[seat]),
                    goons=tuple(cards.goons[goon].slug for goon in table.goons[seat]),
                    types=tuple(cards.goons[goon].type for goon in table.goons[seat]),
                    played=tuple(played[seat]),
                    held=tuple(cards.tomes[title].slug for title in table.hands[seat]),
                    trait=cards.traits[table.traits[seat]].slug if advanced else "",
                    crew=crews[seat],
                    goals=(
                        cards.goals[goals[0]].slug,
                        cards.goals[goals[1]].slug,
                        cards.goals[goals[2]].slug,
                    ),
                    leads=table.leader == seat,
                    first=table.instant_taken == seat,
                )
            )
    return samples


class Scale:
    """The mean stars of crews with so many items and goons."""

    def __init__(self, samples: Iterable[Sample]) -> None:
        self.means: dict[tuple[int, int], RunningMean] = defaultdict(RunningMean)
        for sample in samples:
            self.means[_size(sample)].add(sample.stars)

    def above(self, samples: Iterable[Sample]) -> RunningMean:
        """How far crews lie above their like, in hundredths of a star."""
        mean = RunningMean()
        for sample in samples:
            like = self.means[_size(sample)]
            mean.add(round(100 * (sample.stars - like.total / like.count)))
        return mean


def _size(sample: Sample) -> tuple[int, int]:
    return min(6, len(sample.items)), min(9, len(sample.goons))


def line(name: str, having: list[Sample], lacking: list[Sample], scale: Scale) -> str:
    """A row: how many had it, how often they won, their stars, the others', and the difference."""
    if not having:
        return f"| {name} | 0 | – | – | – | – |"
    wins = wilson(sum(sample.won for sample in having), len(having))
    with_it, without = RunningMean(), RunningMean()
    for sample in having:
        with_it.add(sample.stars)
    for sample in lacking:
        without.add(sample.stars)
    above = scale.above(having).mean()
    half = (above.high - above.value) / 100
    return (
        f"| {name} | {len(having)} | {percent(wins)} | {stars(with_it.mean())} | "
        f"{stars(without.mean())} | {above.value / 100:+.1f} ± {half:.1f} |"
    )


def table_of(
    title: str, names: Sequence[str], having: dict[str, list[Sample]], samples: list[Sample]
) -> None:
    """Print a table, the best card first."""
    scale = Scale(samples)
    print(f"\n### {title}\n")
    print("| card | crews | won | stars with | stars without | above their like |")
    print("|---|---|---|---|---|---|")
    order = sorted(names, key=lambda name: -_mean_above(scale, having.get(name, [])))
    for name in order:
        mine = having.get(name, [])
        chosen = {id(sample) for sample in mine}
        others = [sample for sample in samples if id(sample) not in chosen]
        print(line(f"`{name}`", mine, others, scale))


def _mean_above(scale: Scale, samples: list[Sample]) -> float:
    return scale.above(samples).mean().value


def group(samples: list[Sample], what: str) -> dict[str, list[Sample]]:
    """The samples by the cards they have."""
    found: dict[str, list[Sample]] = defaultdict(list)
    for sample in samples:
        for name in sorted(set(getattr(sample, what))):
            found[name].append(sample)
    return found


def report(samples: list[Sample], advanced: bool) -> None:
    """Print all tables."""
    cards = lockup.Config(seats=SEATS).cards
    mean = RunningMean()
    for sample in samples:
        mean.add(sample.stars)
    name = "Advanced" if advanced else "Basic"
    print(f"\n## {name} game: {len(samples) // SEATS} games, {stars(mean.mean())} stars a crew")
    table_of("Items", [item.slug for item in cards.items], group(samples, "items"), samples)
    table_of("Goons", [goon.slug for goon in cards.goons], group(samples, "goons"), samples)
    titles = [tome.slug for tome in cards.tomes]
    table_of("Tomes played", titles, group(samples, "played"), samples)
    table_of("Tomes kept to the end", titles, group(samples, "held"), samples)
    if advanced:
        by_trait: dict[str, list[Sample]] = defaultdict(list)
        by_crew: dict[str, list[Sample]] = defaultdict(list)
        for sample in samples:
            by_trait[sample.trait].append(sample)
            by_crew[sample.crew].append(sample)
        table_of("Traits", [trait.slug for trait in cards.traits], by_trait, samples)
        table_of("Crews", CREWS, by_crew, samples)
    goal_table(samples)


def goal_table(samples: list[Sample]) -> None:
    """What goals bring: how many take them, and how much better those do who did."""
    scale = Scale(samples)
    print("\n### Goals\n")
    print("| goal | games | taken | takers won | their stars | others' stars | above their like |")
    print("|---|---|---|---|---|---|---|")
    goals = lockup.Config(seats=SEATS).cards.goals
    for place, kind in enumerate(("leader", "instant", "final")):
        for goal in goals:
            if goal.kind != kind:
                continue
            playing = [sample for sample in samples if sample.goals[place] == goal.slug]
            if not playing:
                continue
            if kind == "final":
                mean = RunningMean()
                for sample in playing:
                    mean.add(sample.stars)
                count = len(playing) // SEATS
                print(f"| `{goal.slug}` | {count} | – | – | {stars(mean.mean())} | – | – |")
                continue
            takers = [sample for sample in playing if (sample.leads, sample.first)[place]]
            others = [sample for sample in playing if not (sample.leads, sample.first)[place]]
            row = line(f"`{goal.slug}`", takers, others, scale).split(" | ")
            share = percent(wilson(len(takers), len(playing) // SEATS))
            print(" | ".join([row[0], str(len(playing) // SEATS), share, *row[2:]]))


def main(given: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = arguments(__doc__, games=2000, seed="lockup")
    parser.add_argument("--advanced", action="store_true")
    args = parser.parse_args(given)
    size = max(1, args.games // (args.jobs * 8))
    tasks = [(args.advanced, args.seed.encode(), *part) for part in parts(args.games, size)]
    samples = [each for some in spread(play_some, tasks, args.jobs) for each in some]
    report(samples, args.advanced)


if __name__ == "__main__":
    main()
