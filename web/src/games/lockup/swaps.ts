/** Swaps: a list of up to forty options, picked as cubes given and a kind taken. */
import type { OfferedOption } from '../../link/protocol';
import { KINDS, type Kind } from './cards';
import { sum, type Cubes } from './view';

interface Swap {
  choice: OfferedOption;
  given: Cubes;
  taken: Kind;
}

function swapsOf(options: readonly OfferedOption[]): Swap[] {
  return options.flatMap((choice) => {
    const [verb, ...words] = choice.text.split(' ');
    if (verb !== 'swap') return [];
    const given: Cubes = {};
    for (const kind of words.slice(0, words.indexOf('for')) as Kind[]) {
      given[kind] = (given[kind] ?? 0) + 1;
    }
    return [{ choice, given, taken: words[words.length - 1] as Kind }];
  });
}

const same = (one: Cubes, other: Cubes): boolean =>
  KINDS.every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0));
const within = (part: Cubes, whole: Cubes): boolean =>
  KINDS.every((kind) => (part[kind] ?? 0) <= (whole[kind] ?? 0));

/** How many cubes are given for one. */
export const swapSize = (options: readonly OfferedOption[]): number =>
  Math.max(0, ...swapsOf(options).map(({ given }) => sum(given)));

/** What can be had for the cubes picked so far. */
export function takenBy(options: readonly OfferedOption[], given: Cubes): Kind[] {
  const fitting = swapsOf(options).filter((swap) => within(given, swap.given));
  return KINDS.filter((kind) => fitting.some((swap) => swap.taken === kind));
}

/** The one option that says so. */
export function swapOf(options: readonly OfferedOption[], given: Cubes, taken: Kind): OfferedOption | null {
  return (
    swapsOf(options).find((swap) => swap.taken === taken && same(swap.given, given))?.choice ?? null
  );
}
