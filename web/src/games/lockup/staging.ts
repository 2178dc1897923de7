/**
 * The table after one event, so that what happened together can be shown step by step.
 *
 * Only what is seen moving is kept up; the last step is always the view that the server told.
 */
import type { Happened } from '../../link/protocol';
import {
  told,
  type Crew,
  type Cubes,
  type Kind,
  type LocationState,
  type LockupEvents,
  type LockupView,
  type Pile,
  type Supplied,
  type Token,
} from './view';
import { WORDS } from './types';

/** Between the events of a raid: whose boards are about to be swept. */
export type Staged = LockupView & { searched?: number[] };

type Changes = {
  [Kind in keyof LockupEvents]?: (view: Staged, data: LockupEvents[Kind]) => Staged;
};

const NO_GUARDS = { up: [], down: 0, shown: null };

function withCrew(view: Staged, seat: number, change: (crew: Crew) => Partial<Crew>): Staged {
  const crews = view.crews.map((crew) =>
    crew.seat === seat ? { ...crew, ...change(crew) } : crew,
  );
  return { ...view, crews };
}

function withLocation(
  view: Staged,
  location: string,
  change: (here: LocationState) => Partial<LocationState>,
): Staged {
  const here = view.locations[location];
  if (!here) return view;
  return { ...view, locations: { ...view.locations, [location]: { ...here, ...change(here) } } };
}

const add = (cubes: Cubes, kind: Kind, count: number): Cubes => ({
  ...cubes,
  [kind]: Math.max(0, (cubes[kind] ?? 0) + count),
});

function withSupply(view: Staged, what: Supplied, count: number): Staged {
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

const inOrder = (tokens: readonly Token[]): Token[] =>
  [...tokens].sort((one, other) => WORDS.Token.indexOf(one) - WORDS.Token.indexOf(other));

function withPile(
  view: Staged,
  location: string,
  seat: number,
  change: (pile: Pile) => Pile | null,
): Staged {
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
function walk(view: Staged, seat: number, from: string, to: string): Staged {
  const here = view.locations[from];
  if (view.crews[seat]?.crew === 'guards') {
    const up = here?.guards.up ?? [];
    const left = withLocation(view, from, () => ({ guards: NO_GUARDS }));
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
function goHome(view: Staged, location: string): Staged {
  let next = view;
  for (const pile of view.locations[location]?.tokens ?? []) {
    next = withCrew(next, pile.seat, (crew) => ({
      cell: typeof crew.cell === 'number' ? crew.cell + pile.up.length : [...crew.cell, ...pile.up],
    }));
  }
  return withLocation(next, location, () => ({ tokens: [], guards: NO_GUARDS }));
}

/** Cubes of a crew go back to the supply. */
const returned = (view: Staged, seat: number, kind: Kind, count: number): Staged =>
  withSupply(
    withCrew(view, seat, (crew) => ({ cubes: add(crew.cubes, kind, -count) })),
    kind,
    count,
  );

function gained(view: Staged, { seat, kind, count, loose }: LockupEvents['gained']): Staged {
  const next = withCrew(view, seat, (crew) => ({ cubes: add(crew.cubes, kind, count) }));
  if (!loose) return withSupply(next, kind, -count);
  return withLocation(next, view.location ?? '', (here) => ({ cubes: add(here.cubes, kind, -count) }));
}

function assigned(view: Staged, { seat, location, up, down }: LockupEvents['assigned']): Staged {
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

function turnedUp(view: Staged, { seat, location, tokens }: LockupEvents['turned_up']): Staged {
  return withPile(view, location, seat, (pile) => ({
    ...pile,
    up: [...pile.up, ...tokens],
    down: Math.max(0, pile.down - tokens.length),
    mine: pile.mine ? [] : null,
  }));
}

function movedToken(view: Staged, data: LockupEvents['moved_token']): Staged {
  const { seat, location, token } = data;
  const to = String(data.to);
  const fewer = (pile: Pile): Partial<Pile> =>
    token ? { up: withoutOne(pile.up, token) } : { down: pile.down - 1 };
  const more = (pile: Pile): Partial<Pile> =>
    token ? { up: [...pile.up, token] } : { down: pile.down + 1 };
  const left = withPile(view, location, seat, (pile) =>
    pile.up.length + pile.down > 1 ? { ...pile, ...fewer(pile) } : null,
  );
  return withPile(left, to, seat, (pile) => ({ ...pile, ...more(pile) }));
}

const withStars = (view: Staged, seat: number, total: number): Staged =>
  withCrew(view, seat, () => ({ stars: total }));

function raid(view: Staged, { searched }: LockupEvents['raid']): Staged {
  let swept = 0;
  const locations = Object.fromEntries(
    Object.entries(view.locations).map(([slug, here]) => {
      swept += here.suspicion;
      return [slug, { ...here, suspicion: 0 }];
    }),
  );
  return withSupply({ ...view, locations, searched }, 'suspicion', swept);
}

/** The raid is over: what was found goes back. */
function swept({ searched = [], ...view }: Staged): Staged {
  let next: Staged = view;
  for (const { seat, suspicion } of view.crews) {
    if (!searched.includes(seat)) continue;
    next = withCrew(withSupply(next, 'suspicion', suspicion), seat, () => ({ suspicion: 0 }));
  }
  return next;
}

function guardsOut(view: Staged, guarded: readonly string[]): Staged {
  let next = view;
  for (const location of guarded) {
    next = withLocation(next, location, () => ({ guards: { ...NO_GUARDS, down: 1 } }));
  }
  return next;
}

const CHANGES: Changes = {
  round: (view, { number, guards = [] }) =>
    guardsOut(
      {
        ...view,
        round: number,
        claims: [],
        crews: view.crews.map((crew) => ({ ...crew, passed: false, closed: [] })),
      },
      guards,
    ),
  phase: (view, { phase }) => ({
    ...(view.location ? goHome(view, view.location) : view),
    phase,
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
  ranked: (view, { order, strengths }) => ({
    ...view,
    ranking: order.map((seat, place) => ({ seat, strength: strengths[place] ?? 0 })),
  }),
  suspicion: (view, { seat, location, count }) =>
    withLocation(
      withCrew(view, seat, (crew) => ({ suspicion: crew.suspicion + count })),
      location,
      () => ({ suspicion: 0 }),
    ),
  gained,
  paid: (view, { seat, kind, count }) => returned(view, seat, kind, count),
  robbed: (view, { of, kind }) => returned(view, of, kind, 1),
  discarded: (view, { seat, kind }) => returned(view, seat, kind, 1),
  power: (view, { seat, count }) =>
    withSupply(
      withCrew(view, seat, (crew) => ({ power: crew.power + count })),
      'power',
      -count,
    ),
  marker: (view, { seat }) => ({ ...view, first: seat }),
  stars: (view, { seat, total }) => withStars(view, seat, total),
  scored: (view, { seat, total }) => withStars(view, seat, total),
  straggled: (view, { seat, location, to }) => walk(view, seat, location, String(to)),
  recruited: (view, { seat, goon, location }) =>
    withLocation(
      withCrew(view, seat, (crew) => ({ goons: [...crew.goons, goon] })),
      location ?? '',
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
  played: (view, { seat, tome }) => withCrew(view, seat, (crew) => ({ tomes: fewer(crew.tomes, tome) })),
  drew: (view, { seat, kept }) =>
    withCrew(view, seat, (crew) => ({
      // One's own cards come with the view.
      tomes: typeof crew.tomes === 'number' ? crew.tomes + kept : crew.tomes,
    })),
  moved_token: movedToken,
  removed_suspicion: (view, { seat, count }) =>
    withSupply(
      withCrew(view, seat, (crew) => ({ suspicion: crew.suspicion - count })),
      'suspicion',
      count,
    ),
  passed_suspicion: (view, { seat, to, count }) =>
    withCrew(
      withCrew(view, seat, (crew) => ({ suspicion: crew.suspicion - count })),
      Number(to),
      (crew) => ({ suspicion: crew.suspicion + count }),
    ),
  bonus: (view, { seat, what, count }) =>
    what === 'suspicion'
      ? withSupply(
          withCrew(view, seat, (crew) => ({ suspicion: crew.suspicion + count })),
          'suspicion',
          -count,
        )
      : view,
  storage: (view, { seat, limit }) => withCrew(view, seat, () => ({ storage: limit })),
  leader: (view, { seat }) => ({ ...view, goals: { ...view.goals, leader_holder: seat } }),
  goal: (view, { seat, total }) => ({
    ...withStars(view, seat, total),
    goals: { ...view.goals, instant_taken: seat },
  }),
  raid,
  laid_out: (view, { item }) => {
    const free = view.display.indexOf(null);
    return { ...view, display: view.display.map((each, place) => (place === free ? item : each)) };
  },
  goon_left: (view, { location }) => withLocation(view, location, () => ({ goon: null })),
  goon_moved: (view, { goon, from, to }) =>
    withLocation(
      withLocation(view, from, () => ({ goon: null })),
      String(to),
      () => ({ goon }),
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
  trait: (view, { seat, trait }) => withCrew(view, seat, () => ({ trait })),
  guard_turned: (view, { location, guard }) =>
    withLocation(view, location, ({ guards }) => ({
      guards: {
        up: [...guards.up, guard],
        down: Math.max(0, guards.down - 1),
        shown: guards.shown?.filter((each) => each !== guard) ?? null,
      },
    })),
  guard_placed: (view, { location, guard }) =>
    withLocation(view, location, ({ guards }) => ({
      guards: { ...guards, up: [...guards.up, guard] },
    })),
  guards_return: (view) => {
    let next = view;
    for (const location of WORDS.Location) {
      next = withLocation(next, location, () => ({ guards: NO_GUARDS }));
    }
    return next;
  },
};

/** What a raid tells while everybody's cubes are still there to be seen. */
const OF_A_RAID = new Set<keyof LockupEvents>(['raid', 'raided', 'stars']);

const changed = <Kind extends keyof LockupEvents>(view: Staged, kind: Kind, data: LockupEvents[Kind]): Staged =>
  CHANGES[kind]?.(view, data) ?? view;

/** The table after an event. */
export function after(view: Staged, event: Happened): Staged {
  const { kind, data } = told(event);
  return changed(view.searched && !OF_A_RAID.has(kind) ? swept(view) : view, kind, data);
}
