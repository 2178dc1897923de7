/** How far everybody is with a goal, from what lies open. */
import { CARDS } from './cards';
import type { Crew } from './view';

type Metric = (crew: Crew, detail: string) => number;

/** Every treasure on a crew's cards. */
export const treasures = (crew: Crew): string[] => [
  ...crew.items.flatMap((item) => CARDS.items[item]?.treasures ?? []),
  ...crew.goons.flatMap((goon) => CARDS.goons[goon]?.treasures ?? []),
];
const many = (things: readonly string[], wanted: string): number =>
  things.filter((thing) => thing === wanted).length;
const types = (crew: Crew): string[] => crew.goons.map((goon) => CARDS.goons[goon]?.type ?? '');

const METRICS: Record<string, Metric> = {
  power: (crew) => crew.power,
  gold: (crew) => crew.cubes.gold ?? 0,
  items: (crew) => crew.items.length,
  goons: (crew) => crew.goons.length,
  goon_types: (crew) => new Set(types(crew)).size,
  goon: (crew, type) => many(types(crew), type),
  treasure: (crew, treasure) => many(treasures(crew), treasure),
  treasure_set: (crew) =>
    Math.min(...['shield', 'gem', 'spell'].map((treasure) => many(treasures(crew), treasure))),
  items_with: (crew, treasure) =>
    crew.items.filter((item) => CARDS.items[item]?.treasures?.includes(treasure)).length,
};

/** How much a crew has of what a goal counts. */
export function measure(goal: string, crew: Crew): number {
  const [metric = '', detail = ''] = (CARDS.goals[goal]?.metric ?? '').split(':');
  return METRICS[metric]?.(crew, detail) ?? 0;
}
