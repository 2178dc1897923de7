/** How phrases of Room 25 are offered. */
import type { TalkPlan } from '../game';

const CELL = /^([a-e])([1-5])$/;

/** Where a room stands in a grid of five columns below a headline, as it lies in the complex. */
export function areaOf(word: string): string | undefined {
  const [, column = '', row = ''] = CELL.exec(word) ?? [];
  return column ? `${7 - Number(row)} / ${'abcde'.indexOf(column) + 1}` : undefined;
}

export const talk: TalkPlan = {
  groups: ['accuse', 'plan', 'claim'],
  atOnce: ['agree', 'deny'],
  hints: { claim: 'claim-hint' },
  wordName: (word) => word,
  areaOf,
};
