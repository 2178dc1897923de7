/** Small facts about a view of Lockup; its types are in `types.ts`. */
import type { Happened } from '../../link/protocol';
import { WORDS, type Card, type Crew, type Cubes, type Details, type LockupEvent, type LockupView, type Pile, type Token, type GoalWorth } from './types';

export type * from './types';

/** An event with the details of its kind. */
export const told = (event: Happened): LockupEvent => event as unknown as LockupEvent;

/** The details of an event of any kind, as far as it has them. */
export const detailsOf = (event: Happened): Details => event.data as Details;

/** The cubes that an event speaks of: of one kind, or of several where the feed put events together. */
export function heapOf(event: Happened): Cubes {
  const { kind, count } = detailsOf(event);
  const heap = event.data['heap'] as Cubes | undefined;
  return heap ?? (kind ? { [kind]: count ?? 0 } : {});
}

export const count = (things: readonly unknown[] | number): number =>
  typeof things === 'number' ? things : things.length;

export const open = (things: Card[] | number): Card[] => (Array.isArray(things) ? things : []);

export const sum = (cubes: Cubes): number =>
  WORDS.Kind.reduce((total, kind) => total + (cubes[kind] ?? 0), 0);

export function myCrew(view: LockupView): Crew | null {
  return view.seat === null ? null : (view.crews[view.seat] ?? null);
}

/** The guards play like a second crew, but are nobody's seat. */
export const isGuards = (crew: Crew): boolean => crew.crew === 'guards';

/** The tokens of a pile that this seat knows although they lie face down. */
export function knownDown(view: LockupView, location: string, pile: Pile): Token[] {
  if (pile.mine) return pile.mine;
  return view.peeked
    .filter((seen) => seen.seat === pile.seat && seen.location === location)
    .map((seen) => seen.token);
}

export const crewOf = (view: LockupView, seat: number): string =>
  view.crews[seat]?.crew ?? 'guards';

/** The place of a seat in the present ranking; -1 if it has none. */
export const placeOf = (view: LockupView, seat: number): number =>
  view.ranking?.findIndex((each) => each.seat === seat) ?? -1;

/** The goals there are, who holds them, how far everybody is, and what they are worth. */
export function goalsOf(view: LockupView): {
  kind: 'leader' | 'instant' | 'final';
  goal: Card;
  holder: number | null;
  counts: number[];
  worth: GoalWorth;
}[] {
  const { goals } = view;
  const { counts, worth } = goals;
  return [
    { kind: 'leader' as const, goal: goals.leader, holder: goals.leader_holder },
    { kind: 'instant' as const, goal: goals.instant, holder: goals.instant_taken },
    { kind: 'final' as const, goal: goals.final, holder: null },
  ].flatMap(({ kind, goal, holder }) => {
    const stars = worth[kind];
    return goal === null || stars === null ? [] : [{ kind, goal, holder, counts: counts[kind], worth: stars }];
  });
}
