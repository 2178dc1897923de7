/** Why a crew gets its stars in the final count: what is counted, and what it comes to (LK-15). */
import { CARDS, KINDS } from './cards';
import { measure, treasures } from './counting';
import type { Category } from './scores';
import { count, isGuards, type Crew, type LockupView } from './view';

export interface Reason {
  /** A goal's card, a type of goon, a kind of cube, or a word of the table. */
  of: { goal: string } | { goon: string } | { kind: string } | { word: string };
  many: number;
  stars: number;
}

const DWARVES = [0, 1, 3, 7, 12, 18, 25, 30];
const RATS = [0, -3, 1, 6, 13, 25];
const upTo = (table: readonly number[], many: number) =>
  table[Math.min(many, table.length - 1)] ?? 0;

/** What so many goons of a type are worth to a crew (LK-11). */
const WORTH: Record<string, (many: number, crew: Crew) => number> = {
  bandit: (many) => 3 * many,
  cultist: (many, crew) => many * crew.items.length,
  demon: (many, crew) => many * 2 * treasures(crew).length,
  dwarf: (many) => upTo(DWARVES, many),
  hobgoblin: (many, crew) => many * crew.power,
  ratfolk: (many) => upTo(RATS, many),
  marauder: (many) => 2 * many,
};

function goons(crew: Crew): Reason[] {
  const types = crew.goons.map((goon) => CARDS.goons[goon]?.type ?? '');
  return [...new Set(types)].sort().map((type) => {
    const many = types.filter((each) => each === type).length;
    return { of: { goon: type }, many, stars: WORTH[type]?.(many, crew) ?? 0 };
  });
}

function cubes(crew: Crew): Reason[] {
  return KINDS.flatMap((kind) => {
    const many = crew.cubes[kind] ?? 0;
    const each = kind === 'gold' ? 2 : isGuards(crew) ? 0 : 1;
    return many > 0 ? [{ of: { kind }, many, stars: many * each }] : [];
  });
}

/** What made a crew's stars of a category; `scored` is what the table counted. */
export function reasonsOf(
  category: Category,
  crew: Crew,
  view: LockupView,
  scored: number,
): Reason[] {
  const goal = category === 'leader' || category === 'final' ? view.goals[category] : null;
  switch (category) {
    case 'leader':
    case 'final':
      return goal ? [{ of: { goal }, many: measure(goal, crew), stars: scored }] : [];
    case 'goons':
      return goons(crew);
    case 'resources':
      return cubes(crew);
    case 'tomes':
      return scored > 0 ? [{ of: { word: 'tome' }, many: count(crew.tomes), stars: scored }] : [];
    case 'marker':
      return scored > 0 ? [{ of: { word: 'first' }, many: 1, stars: scored }] : [];
  }
}
