/** What has to be paid, out of which cubes, and the choices that say so. */
import { CARDS, KINDS, type Item, type Kind } from './cards';
import { open, sum, type Cost, type Cubes, type LockupView } from './view';

/** What is offered to be given last; before that, the kind one has most of. */
const DEAR: Kind = 'gold';

export interface Bill {
  /** Cubes of these kinds, without a choice. */
  fixed: Cubes;
  /** So many cubes of any kind besides. */
  any: number;
}

export function billOf({ any = 0, ...fixed }: Cost): Bill {
  return { fixed, any };
}

/** What is left of some cubes when others are gone. */
export function without(cubes: Cubes, gone: Cubes): Cubes {
  return Object.fromEntries(
    KINDS.map((kind) => [kind, Math.max(0, (cubes[kind] ?? 0) - (gone[kind] ?? 0))]),
  );
}

export function together(one: Cubes, other: Cubes): Cubes {
  return Object.fromEntries(KINDS.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}

/** Whether it costs anything: it is shown before it is paid, since nobody can take it back. */
export const isPaid = ({ fixed, any }: Bill): boolean => sum(fixed) + any > 0;

/** Whether there is more than one way to pay the part that one may pick. */
export function isChoosy(bill: Bill, purse: Cubes): boolean {
  const spare = without(purse, bill.fixed);
  const kinds = KINDS.filter((kind) => (spare[kind] ?? 0) > 0).length;
  return bill.any > 0 && kinds > 1 && sum(spare) > bill.any;
}

/** An item that somebody may want to craft: its stars and its price. */
export type Wanted = Pick<Item, 'value' | 'cost'>;

/** What a crew can still craft: what lies on the display and what it has reserved, but for what it crafts now. */
export function wantedBy(view: LockupView, reserved: string[] | number, crafts?: string): Wanted[] {
  return [...view.display, ...open(reserved)].flatMap((slug) => {
    const item = slug === null || slug === crafts ? undefined : CARDS.items[slug];
    return item ? [item] : [];
  });
}

/** What a missing cube takes from a wish, in stars: a place in a location brings two or three cubes. */
const MISSED = 3;

/** How many cubes are missing for a price. */
export function missing(cost: Cost, purse: Cubes): number {
  const { fixed, any } = billOf(cost);
  return sum(without(fixed, purse)) + Math.max(0, any - sum(without(purse, fixed)));
}

/** What the best item that one comes near to with these cubes is worth. */
function promise(purse: Cubes, wanted: readonly Wanted[]): number {
  return Math.max(0, ...wanted.map(({ value, cost }) => value - MISSED * missing(cost, purse)));
}

/** Cubes that one would part with most easily: what the items that one wants do not need, then plenty, gold last. */
export function cheapest(purse: Cubes, count: number, wanted: readonly Wanted[] = []): Cubes {
  return waysToPay(purse, count).reduce((best, way) => {
    const better =
      promise(without(purse, way), wanted) - promise(without(purse, best), wanted) ||
      (best[DEAR] ?? 0) - (way[DEAR] ?? 0) ||
      evenness(without(purse, best)) - evenness(without(purse, way));
    return better > 0 ? way : best;
  });
}

/** All ways to give so many cubes, or all there are. */
function waysToPay(purse: Cubes, count: number): Cubes[] {
  const wholes = Math.min(count, sum(purse));
  let ways: Cubes[] = [{}];
  for (const kind of KINDS)
    ways = ways.flatMap((way) =>
      Array.from({ length: (purse[kind] ?? 0) + 1 }, (_, kept) => ({
        ...way,
        [kind]: (purse[kind] ?? 0) - kept,
      })),
    );
  return ways.filter((way) => sum(way) === wholes);
}

/** The less, the more alike the numbers of each kind but gold. */
function evenness(purse: Cubes): number {
  return KINDS.reduce((total, kind) => total + (kind === DEAR ? 0 : (purse[kind] ?? 0) ** 2), 0);
}

/** The cubes that a lesson wants to be paid with after its next choice; null: it wants none so. */
export function lessonPays(expected: readonly string[], count: number): Cubes | null {
  const [, ...after] = expected;
  const kinds = after.slice(0, count).map((text) => KINDS.find((kind) => text === `pay ${kind}`));
  const given: Cubes = {};
  for (const kind of kinds) if (kind) given[kind] = (given[kind] ?? 0) + 1;
  return count > 0 && sum(given) === count ? given : null;
}

/** One choice for each cube: `pay scrap`, `discard iron`. */
export function cubeSteps(verb: 'pay' | 'discard', cubes: Cubes): string[] {
  return KINDS.flatMap((kind) => Array<string>(cubes[kind] ?? 0).fill(`${verb} ${kind}`));
}
