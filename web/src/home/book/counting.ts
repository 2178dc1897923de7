/** What a book comes to: results by mode and by what one was, places, streaks, awards. */
import { daysBefore } from '../day/days';
import type { Page } from './book';

/** How many games of something there were, and how many of them were won. */
export interface Count {
  what: string;
  played: number;
  won: number;
}

/** Games counted by something; what was played most comes first. */
export function countBy(pages: readonly Page[], kinds: (page: Page) => readonly string[]): Count[] {
  const counts = new Map<string, Count>();
  for (const page of pages) {
    for (const what of kinds(page)) {
      const count = counts.get(what) ?? { what, played: 0, won: 0 };
      counts.set(what, count);
      count.played += 1;
      count.won += Number(page.won);
    }
  }
  return [...counts.values()].sort((a, b) => b.played - a.played || a.what.localeCompare(b.what));
}

/** The kinds of things one can be in a game, the words before the dash (`role`, `crew`): those with the
 *  fewest names first. */
export function kindsOf(pages: readonly Page[]): string[] {
  const ids = new Set(pages.flatMap(({ was }) => was));
  const names = new Map<string, number>();
  for (const id of ids) {
    const kind = id.split('-')[0] ?? '';
    names.set(kind, (names.get(kind) ?? 0) + 1);
  }
  return [...names].sort(([, one], [, other]) => one - other).map(([kind]) => kind);
}

/** How often one had which place among others. */
export function places(pages: readonly Page[]): number[] {
  const found: number[] = [];
  for (const page of pages) {
    if (page.seats < 2) continue;
    while (found.length < page.place) found.push(0);
    found[page.place - 1] = (found[page.place - 1] ?? 0) + 1;
  }
  return found;
}

/** How many games in a row were won: now, and at best; the latest game comes first. */
export function winningStreaks(pages: readonly Page[]): { now: number; best: number } {
  let [best, length] = [0, 0];
  for (const page of pages) {
    length = page.won ? length + 1 : 0;
    best = Math.max(best, length);
  }
  const lost = pages.findIndex((page) => !page.won);
  return { now: lost < 0 ? pages.length : lost, best };
}

/** The most days in a row on which the deal of the day was played on its day. */
export function longestDays(pages: readonly Page[]): number {
  const days = new Set(pages.flatMap(({ day }) => day ?? []));
  let best = 0;
  for (const day of days) {
    if (days.has(daysBefore(day, -1))) continue;
    let length = 0;
    while (days.has(daysBefore(day, length))) length += 1;
    best = Math.max(best, length);
  }
  return best;
}

/** The awards and how often one got each. */
export function awardCounts(pages: readonly Page[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap(({ awards }) => awards ?? [])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b));
}
