/**
 * The table after one event, so that what happened together can be shown step by step.
 *
 * Only what is seen moving is kept up; the last step is always the view that the server told.
 */
import type { Happened } from '../../link/protocol';
import { LOCATIONS, type Kind } from './cards';
import { count as many, type Crew, type Cubes, type Location, type LockupView, type Pile } from './view';

interface Told {
  seat: number;
  location: string;
  count: number;
  kind: Kind;
  tokens: string[];
  goon: string;
  item: string;
  to: string;
  [key: string]: unknown;
}

type Change = (view: LockupView, told: Told) => LockupView;

function withCrew(view: LockupView, seat: number, change: (crew: Crew) => Partial<Crew>): LockupView {
  const crews = view.crews.map((crew) =>
    crew.seat === seat ? { ...crew, ...change(crew) } : crew,
  );
  return { ...view, crews };
}

function withLocation(
  view: LockupView,
  location: string,
  change: (here: Location) => Partial<Location>,
): LockupView {
  const here = view.locations[location];
  if (!here) return view;
  return { ...view, locations: { ...view.locations, [location]: { ...here, ...change(here) } } };
}

const add = (cubes: Cubes, kind: Kind, count: number): Cubes => ({
  ...cubes,
  [kind]: Math.max(0, (cubes[kind] ?? 0) + count),
});

function withSupply(view: LockupView, what: string, count: number): LockupView {
  return { ...view, supply: { ...view.supply, [what]: (view.supply[what] ?? 0) + count } };
}

function withoutOne<T>(things: readonly T[], gone: T): T[] {
  const place = things.indexOf(gone);
  return place < 0 ? [...things] : things.filter((_, each) => each !== place);
}

/** Cards whose faces may be hidden: a list, or only their number. */
const fewer = (cards: string[] | number, gone: string): string[] | number =>
  typeof cards === 'number' ? Math.max(0, cards - 1) : withoutOne(cards, gone);
const further = (cards: string[] | number, come: string): string[] | number =>
  typeof cards === 'number' ? cards + 1 : [...cards, come];

const TOKENS = ['2', '3', '4', '5', 'enforcer', 'lookout'];
const inOrder = (tokens: readonly string[]): string[] =>
  [...tokens].sort((one, other) => TOKENS.indexOf(one) - TOKENS.indexOf(other));

function withPile(
  view: LockupView,
  location: string,
  seat: number,
  change: (pile: Pile) => Pile | null,
): LockupView {
  return withLocation(view, location, (here) => {
    const known = here.tokens.find((pile) => pile.seat === seat);
    const pile = change(known ?? { seat, up: [], down: 0, mine: seat === view.seat ? [] : null });
    const others = here.tokens.filter((each) => each.seat !== seat);
    const sorted = pile && { ...pile, up: inOrder(pile.up), mine: pile.mine && inOrder(pile.mine) };
    const tokens = sorted
      ? [...others, sorted].sort((one, other) => one.seat - other.seat)
      : others;
    return { tokens };
  });
}

/** Everything of a seat that stands at a location goes to another. */
function walk(view: LockupView, seat: number, from: string, to: string): LockupView {
  const here = view.locations[from];
  if (view.crews[seat]?.crew === 'guards') {
    const up = here?.guards.up ?? [];
    const left = withLocation(view, from, () => ({ guards: { up: [], down: 0 } }));
    return withLocation(left, to, (there) => ({
      guards: { ...there.guards, up: [...there.guards.up, ...up] },
    }));
  }
  const pile = here?.tokens.find((each) => each.seat === seat);
  if (!pile) return view;
  const left = withPile(view, from, seat, () => null);
  return withPile(left, to, seat, (there) => ({ ...there, up: [...there.up, ...pile.up] }));
}

/** Whoever still stands at a location when the next one begins has gone home. */
function goHome(view: LockupView, location: string): LockupView {
  let next = view;
  for (const pile of view.locations[location]?.tokens ?? []) {
    next = withCrew(next, pile.seat, (crew) => ({
      cell: typeof crew.cell === 'number' ? crew.cell + pile.up.length : [...crew.cell, ...pile.up],
    }));
  }
  return withLocation(next, location, () => ({ tokens: [], guards: { up: [], down: 0 } }));
}

function gained(view: LockupView, { seat, kind, count }: Told): LockupView {
  const next = withCrew(view, seat, (crew) => ({ cubes: add(crew.cubes, kind, count) }));
  const { location } = view;
  const loose = location === null ? 0 : (view.locations[location]?.cubes[kind] ?? 0);
  // What a bandit left is taken whole, and before anything else.
  if (location !== null && loose === count && view.phase === 'lights_out') {
    return withLocation(next, location, (here) => ({ cubes: add(here.cubes, kind, -count) }));
  }
  return withSupply(next, kind, -count);
}

function assigned(view: LockupView, told: Told): LockupView {
  const { seat, location } = told;
  const up = told['up'] as string[];
  const down = Number(told['down']);
  const placed = withPile(view, location, seat, (pile) => ({
    ...pile,
    up: [...pile.up, ...up],
    down: pile.down + down,
  }));
  return withCrew(placed, seat, (crew) => ({
    cell:
      typeof crew.cell === 'number'
        ? Math.max(0, crew.cell - up.length - down)
        : crew.cell.filter((token) => !up.includes(token)),
    closed: crew.closed.includes(location) ? crew.closed : [...crew.closed, location],
    face_down_left: crew.face_down_left - down,
  }));
}

function turnedUp(view: LockupView, { seat, location, tokens }: Told): LockupView {
  return withPile(view, location, seat, (pile) => ({
    ...pile,
    up: [...pile.up, ...tokens],
    down: Math.max(0, pile.down - tokens.length),
    mine: pile.mine ? [] : null,
  }));
}

function movedToken(view: LockupView, told: Told): LockupView {
  const { seat, location, to } = told;
  const token = (told['token'] as string | null | undefined) ?? null;
  if (token === null) {
    const left = withPile(view, location, seat, (pile) =>
      pile.up.length + pile.down > 1 ? { ...pile, down: pile.down - 1 } : null,
    );
    return withPile(left, to, seat, (pile) => ({ ...pile, down: pile.down + 1 }));
  }
  const left = withPile(view, location, seat, (pile) =>
    pile.up.length + pile.down > 1 ? { ...pile, up: withoutOne(pile.up, token) } : null,
  );
  return withPile(left, to, seat, (pile) => ({ ...pile, up: [...pile.up, token] }));
}

const stars: Change = (view, { seat, count }) =>
  withCrew(view, seat, (crew) => ({ stars: Math.max(0, crew.stars + count) }));

const bonus: Change = (view, told) =>
  told['what'] === 'suspicion'
    ? withSupply(
        withCrew(view, told.seat, (crew) => ({ suspicion: crew.suspicion + told.count })),
        'suspicion',
        -told.count,
      )
    : view;

function raid(view: LockupView): LockupView {
  let swept = 0;
  const locations = Object.fromEntries(
    Object.entries(view.locations).map(([slug, here]) => {
      swept += here.suspicion;
      return [slug, { ...here, suspicion: 0 }];
    }),
  );
  return withSupply({ ...view, locations, searched: 'everybody' }, 'suspicion', swept);
}

/** The raid is over: what was found goes back; if the guards lost, their own alone (LK-17.33). */
function swept({ searched, ...view }: LockupView): LockupView {
  let next: LockupView = view;
  for (const crew of view.crews) {
    if (searched === 'guards' && crew.crew !== 'guards') continue;
    next = withCrew(withSupply(next, 'suspicion', crew.suspicion), crew.seat, () => ({
      suspicion: 0,
    }));
  }
  return next;
}

function guardsOut(view: LockupView): LockupView {
  if (view.solo === null) return view;
  const locations = Object.fromEntries(
    Object.entries(view.locations).map(([slug, here]) => [
      slug,
      slug === 'library' ? here : { ...here, guards: { up: [], down: 1 } },
    ]),
  );
  return { ...view, locations };
}

const CHANGES: Record<string, Change> = {
  round: (view, told) =>
    guardsOut({
      ...view,
      round: Number(told['number']),
      claims: [],
      crews: view.crews.map((crew) => ({ ...crew, passed: false, closed: [] })),
    }),
  phase: (view, told) => ({
    ...(view.location ? goHome(view, view.location) : view),
    phase: told['phase'] as LockupView['phase'],
    location: null,
    acting: null,
    ranking: null,
  }),
  turn: (view, { seat }) => ({ ...view, acting: seat }),
  assigned,
  placed_down: (view, { seat, location, tokens }) =>
    withCrew(
      withPile(view, location, seat, (pile) => ({
        ...pile,
        mine: [...(pile.mine ?? []), ...tokens],
      })),
      seat,
      (crew) => ({
        cell:
          typeof crew.cell === 'number'
            ? crew.cell
            : crew.cell.filter((token) => !tokens.includes(token)),
      }),
    ),
  passed: (view, { seat }) => withCrew(view, seat, () => ({ passed: true })),
  location: (view, { location }) => ({
    ...(view.location ? goHome(view, view.location) : view),
    location,
    ranking: null,
    acting: null,
  }),
  turned_up: turnedUp,
  ranked: (view, told) => {
    const strengths = told['strengths'] as number[];
    const ranking = (told['order'] as number[]).map((seat, place) => ({
      seat,
      strength: strengths[place] ?? 0,
    }));
    return { ...view, ranking };
  },
  suspicion: (view, { seat, location, count }) =>
    withLocation(
      withCrew(view, seat, (crew) => ({ suspicion: crew.suspicion + count })),
      location,
      () => ({ suspicion: 0 }),
    ),
  gained,
  paid: (view, { seat, kind, count }) =>
    withSupply(
      withCrew(view, seat, (crew) => ({ cubes: add(crew.cubes, kind, -count) })),
      kind,
      count,
    ),
  discarded: (view, { seat, kind }) =>
    withSupply(
      withCrew(view, seat, (crew) => ({ cubes: add(crew.cubes, kind, -1) })),
      kind,
      1,
    ),
  power: (view, { seat, count }) =>
    withSupply(
      withCrew(view, seat, (crew) => ({ power: crew.power + count })),
      'power',
      -count,
    ),
  marker: (view, { seat }) => ({ ...view, first: seat }),
  stars,
  scored: (view, told) => stars(view, { ...told, count: Number(told['stars']) }),
  straggled: (view, { seat, location }) => walk(view, seat, location, 'library'),
  recruited: (view, { seat, goon, location }) =>
    withLocation(
      withCrew(view, seat, (crew) => ({ goons: [...crew.goons, goon] })),
      location,
      () => ({ goon: null }),
    ),
  crafted: (view, { seat, item }) => {
    const shown = view.display.includes(item);
    const crafted = withCrew(view, seat, (crew) => ({
      items: [...crew.items, item],
      ...(shown ? {} : { reserved: fewer(crew.reserved, item) }),
    }));
    return { ...crafted, display: view.display.map((each) => (each === item ? null : each)) };
  },
  reserved: (view, { seat, item }) => ({
    ...withCrew(view, seat, (crew) => ({ reserved: further(crew.reserved, item) })),
    display: view.display.map((each) => (each === item ? null : each)),
  }),
  played: (view, told) =>
    withCrew(view, told.seat, (crew) => ({ tomes: fewer(crew.tomes, String(told['tome'])) })),
  drew: (view, { seat, count }) =>
    withCrew(view, seat, (crew) => ({
      // Whoever draws two keeps one; one's own cards come with the view.
      tomes: typeof crew.tomes === 'number' && count === 1 ? many(crew.tomes) + 1 : crew.tomes,
    })),
  moved_token: movedToken,
  removed_suspicion: (view, { seat, count }) =>
    withSupply(
      withCrew(view, seat, (crew) => ({ suspicion: crew.suspicion - count })),
      'suspicion',
      count,
    ),
  passed_suspicion: (view, told) =>
    withCrew(
      withCrew(view, told.seat, (crew) => ({ suspicion: crew.suspicion - told.count })),
      Number(told.to),
      (crew) => ({ suspicion: crew.suspicion + told.count }),
    ),
  bonus,
  storage: (view, told) => withCrew(view, told.seat, () => ({ storage: Number(told['limit']) })),
  leader: (view, { seat }) => ({ ...view, goals: { ...view.goals, leader_holder: seat } }),
  goal: (view, told) => {
    const scored = stars(view, { ...told, count: Number(told['stars']) });
    return { ...scored, goals: { ...scored.goals, instant_taken: told.seat } };
  },
  raid,
  raided: (view, { seat }) =>
    view.crews[seat]?.crew === 'guards' ? { ...view, searched: 'guards' } : view,
  laid_out: (view, { item }) => {
    const free = view.display.indexOf(null);
    return { ...view, display: view.display.map((each, place) => (place === free ? item : each)) };
  },
  goon_left: (view) => withLocation(view, 'chow_hall', () => ({ goon: null })),
  goon_moved: (view, told) =>
    withLocation(
      withLocation(view, String(told['from']), () => ({ goon: null })),
      told.to,
      () => ({ goon: told.goon }),
    ),
  goon_came: (view, { goon, location }) => withLocation(view, location, () => ({ goon })),
  watched: (view, { location, count }) =>
    withSupply(
      withLocation(view, location, (here) => ({ suspicion: here.suspicion + count })),
      'suspicion',
      -count,
    ),
  bandit_cube: (view, { location, kind }) =>
    withSupply(
      withLocation(view, location, (here) => ({ cubes: add(here.cubes, kind, 1) })),
      kind,
      -1,
    ),
  trait: (view, told) => withCrew(view, told.seat, () => ({ trait: String(told['trait']) })),
  guard_turned: (view, told) =>
    withLocation(view, told.location, ({ guards }) => ({
      guards: {
        up: [...guards.up, String(told['guard'])],
        down: Math.max(0, guards.down - 1),
      },
    })),
  guard_placed: (view, told) =>
    withLocation(view, told.location, ({ guards }) => ({
      guards: { ...guards, up: [...guards.up, String(told['guard'])] },
    })),
  guards_return: (view) => {
    let next = view;
    for (const location of LOCATIONS) {
      next = withLocation(next, location, () => ({ guards: { up: [], down: 0 } }));
    }
    return next;
  },
};

/** What a raid tells while everybody's cubes are still there to be seen. */
const OF_A_RAID = new Set(['raid', 'raided', 'stars']);

/** The table after an event. */
export function after(view: LockupView, event: Happened): LockupView {
  const seen = view.searched && !OF_A_RAID.has(event.kind) ? swept(view) : view;
  return CHANGES[event.kind]?.(seen, event.data as Told) ?? seen;
}
