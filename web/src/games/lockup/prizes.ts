/** What every place at a location brings, in pictures, as it would be printed on the board. */
import type { SignName } from './Sign.svelte';
import type { Gift, Prize } from './view';

export type Part = { cube: string } | { sign: SignName } | { text: string };

export interface Shown {
  /** From which place to which, 1 is the first. */
  from: number;
  to: number;
  /** Whether these are all that follow, and whether only the last of them gets it. */
  open: boolean;
  last: boolean;
  parts: Part[];
}

const cubes = (cube: string, count: number): Part[] => Array<Part>(count).fill({ cube });

const PICTURES: Partial<Record<Gift['what'], (gift: Gift) => Part[]>> = {
  marker: () => [{ sign: 'first' }],
  tome: () => [{ sign: 'tome' }],
  choose_tome: () => [{ sign: 'tome' }, { text: '½' }],
  swap: ({ count }) => [...cubes('any', count), { sign: 'swap' }, ...cubes('any', 1)],
  // What several goons cost together is said where they are chosen.
  recruit: ({ count, price }) =>
    count === 1 ? [{ sign: 'goon' }, { text: '−' }, ...cubes('any', price)] : [],
  craft: () => [{ sign: 'item' }],
};

const partsOf = ({ gifts }: Prize): Part[] =>
  gifts.flatMap((gift) => PICTURES[gift.what]?.(gift) ?? cubes(gift.what, gift.count));

/** The prizes of a location, the first place first; neighbours that get the same are one. */
export function shownPrizes(prizes: readonly Prize[]): Shown[] {
  const shown: Shown[] = [];
  prizes.forEach((prize, place) => {
    const parts = partsOf(prize);
    const before = shown.at(-1);
    const same = before?.last === prize.last_only && JSON.stringify(before.parts) === JSON.stringify(parts);
    if (before && same) before.to = place + 1;
    else shown.push({ from: place + 1, to: place + 1, open: false, last: prize.last_only, parts });
  });
  for (const each of shown) each.open = each.to === prizes.length && each.to > each.from;
  return shown.filter(({ parts }) => parts.length > 0);
}
