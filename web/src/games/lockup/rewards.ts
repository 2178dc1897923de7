/** What a place at a location gives, for the question whether to take it. */
import { KINDS, type Kind } from './cards';
import { players, type LockupView } from './view';

export type Gift = Kind | 'power' | 'marker' | 'tome' | 'choose_tome';

export interface Reward {
  gift: Gift;
  count: number;
}

/** The reward of a place (0 is the first) at the location that is being resolved. */
export function rewardOf(view: LockupView, place: number): Reward[] {
  const { location } = view;
  const here = location === null ? undefined : view.locations[location];
  if (!location || !here) return [];
  const few = players(view) <= 2;
  const got = new Map<Gift, number>();
  const give = (gift: Gift, count: number) => {
    if (count > 0) got.set(gift, (got.get(gift) ?? 0) + count);
  };
  const supplied = (gift: Kind | 'power', count: number) =>
    give(gift, Math.min(count, view.supply[gift] ?? 0));
  // What bandits left goes to the first place.
  if (place === 0) for (const kind of KINDS) give(kind, here.cubes[kind] ?? 0);
  const last = (view.ranking?.length ?? 0) - 1;
  switch (location) {
    case 'yard':
      if (place === 0 || (place === 1 && !few)) supplied('power', 1);
      if (place === 0 && view.ranking?.[0]?.seat !== view.first) give('marker', 1);
      break;
    case 'sewers':
      if (place === 0) supplied('scrap', few ? 2 : 3);
      else supplied('scrap', place === 1 && players(view) >= 4 ? 2 : 1);
      break;
    case 'infirmary':
      if (place === 0) supplied('potion', few ? 2 : 3);
      else if (place === last) supplied('potion', 1);
      break;
    case 'smithy':
      if (place < 2) supplied('iron', place === 0 ? 2 : 1);
      break;
    case 'library':
      if (place === 0) give('choose_tome', 1);
      else if (place === 1 || (place === 2 && !few)) give('tome', 1);
      break;
  }
  return [...got].map(([gift, count]) => ({ gift, count }));
}

/** The place of a seat in the present ranking; -1 if it has none. */
export const placeOf = (view: LockupView, seat: number): number =>
  view.ranking?.findIndex((each) => each.seat === seat) ?? -1;
