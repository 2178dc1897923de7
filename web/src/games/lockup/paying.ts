/** What has to be paid, out of which cubes, and the choices that say so. */
import { KINDS, type Kind } from './cards';
import { sum, type Cost, type Cubes } from './view';

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

/** Cubes that one would part with most easily. */
export function cheapest(purse: Cubes, count: number): Cubes {
  const given: Cubes = {};
  for (let left = count; left > 0; left -= 1) {
    const rest = without(purse, given);
    const plenty = KINDS.filter((kind) => (rest[kind] ?? 0) > 0).sort(
      (one, other) =>
        Number(one === DEAR) - Number(other === DEAR) || (rest[other] ?? 0) - (rest[one] ?? 0),
    )[0];
    if (!plenty) break;
    given[plenty] = (given[plenty] ?? 0) + 1;
  }
  return given;
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
