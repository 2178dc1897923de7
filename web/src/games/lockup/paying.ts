/** What has to be paid, out of which cubes, and the choices that say so. */
import { KINDS, type Item, type Kind } from './cards';
import { sum, type Cubes } from './view';

/** What is not gold is given away first, the kind one has most of before the others. */
const CHEAP: readonly Kind[] = ['scrap', 'potion', 'iron', 'gold'];

export interface Bill {
  /** Cubes of these kinds, without a choice. */
  fixed: Cubes;
  /** So many cubes of any kind besides. */
  any: number;
}

export function billOf(cost: Item['cost']): Bill {
  const fixed: Cubes = {};
  for (const kind of KINDS) if (cost[kind]) fixed[kind] = cost[kind] ?? 0;
  return { fixed, any: cost.any ?? 0 };
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

/** What is missing for a bill, by kind; `any` counts what no cube is left for. */
export function missingFor(bill: Bill, purse: Cubes): Partial<Record<Kind | 'any', number>> {
  const lack: Partial<Record<Kind | 'any', number>> = {};
  for (const kind of KINDS) {
    const short = (bill.fixed[kind] ?? 0) - (purse[kind] ?? 0);
    if (short > 0) lack[kind] = short;
  }
  const spare = sum(without(purse, bill.fixed));
  if (bill.any > spare) lack.any = bill.any - spare;
  return lack;
}

/** Cubes that one would part with most easily. */
export function cheapest(purse: Cubes, count: number): Cubes {
  const given: Cubes = {};
  for (let left = count; left > 0; left -= 1) {
    const rest = without(purse, given);
    const plenty = CHEAP.filter((kind) => (rest[kind] ?? 0) > 0).sort(
      (one, other) =>
        Number(one === 'gold') - Number(other === 'gold') || (rest[other] ?? 0) - (rest[one] ?? 0),
    )[0];
    if (!plenty) break;
    given[plenty] = (given[plenty] ?? 0) + 1;
  }
  return given;
}

/** One choice for each cube: `pay scrap`, `discard iron`. */
export function cubeSteps(verb: 'pay' | 'discard', cubes: Cubes): string[] {
  return KINDS.flatMap((kind) => Array<string>(cubes[kind] ?? 0).fill(`${verb} ${kind}`));
}

/** Prices at the Chow Hall by place; nothing: cannot be had. */
const ONE_GOON = [1, 1, 2];
const TWO_GOONS = [4, 5];

export function goonPrice(place: number, goons: 1 | 2): number | null {
  return (goons === 1 ? ONE_GOON[Math.min(place, 2)] : TWO_GOONS[place]) ?? null;
}
