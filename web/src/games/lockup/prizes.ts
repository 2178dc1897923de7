/** What every place at a location is worth, as it would be printed on the board (LK-7). */
import type { SignName } from './Sign.svelte';

export type Part = { cube: string } | { sign: SignName } | { text: string };

export interface Prize {
  /** From which place to which, 1 is the first; null: and all that follow. */
  from: number;
  to: number | null;
  /** Only for whoever is last. */
  last?: boolean;
  parts: Part[];
}

const cubes = (cube: string, count: number): Part[] => Array<Part>(count).fill({ cube });
const swap = (given: number): Part[] => [
  ...cubes('any', given),
  { sign: 'swap' },
  ...cubes('any', 1),
];
const goon = (price: number): Part[] => [{ sign: 'goon' }, { text: '−' }, ...cubes('any', price)];

/** The prizes of a location for so many players, the first place first. */
export function prizesOf(location: string, players: number): Prize[] {
  const few = players <= 2;
  const place = (from: number, parts: Part[], to: number | null = from): Prize => ({
    from,
    to,
    parts,
  });
  switch (location) {
    case 'yard':
      return [
        place(1, [...cubes('power', 1), { sign: 'first' }]),
        ...(few ? [] : [place(2, cubes('power', 1))]),
      ];
    case 'sewers':
      if (few) return [place(1, cubes('scrap', 2)), place(2, cubes('scrap', 1))];
      if (players === 3) return [place(1, cubes('scrap', 3)), place(2, cubes('scrap', 1), null)];
      return [
        place(1, cubes('scrap', 3)),
        place(2, cubes('scrap', 2)),
        place(3, cubes('scrap', 1), null),
      ];
    case 'infirmary':
      return [
        place(1, cubes('potion', few ? 2 : 3)),
        { from: 2, to: null, last: true, parts: cubes('potion', 1) },
      ];
    case 'smithy':
      return [place(1, cubes('iron', 2)), place(2, cubes('iron', 1))];
    case 'commissary':
      return few
        ? [place(1, cubes('any', 1)), place(2, swap(2))]
        : [place(1, cubes('any', 1)), place(2, swap(1)), place(3, swap(2), null)];
    case 'chow_hall':
      return few ? [place(1, goon(1), 2)] : [place(1, goon(1), 2), place(3, goon(2), null)];
    case 'cell_block':
      return [place(1, [{ sign: 'item' }], null)];
    case 'library':
      return [
        place(1, [{ sign: 'tome' }, { text: '½' }]),
        place(2, [{ sign: 'tome' }], few ? 2 : 3),
      ];
    default:
      return [];
  }
}
