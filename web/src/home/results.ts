/** How a finished game ended for a seat, in a few words. */
import { gameOf } from '../games';
import type { Brief } from '../link/protocol';
import type { Texts } from '../words/texts';

/** Whether a seat won; null: the game ended before that was kept, or nobody sat there. */
export function wonBy(table: Brief): boolean | null {
  const { outcome, seat } = table;
  if (!outcome || outcome.was.length === 0 || seat === undefined || seat === null) return null;
  return outcome.won.includes(seat);
}

/** Won or lost, as whom, with how much. */
export function resultWords(table: Brief, texts: Texts): string[] {
  const { outcome, seat } = table;
  const won = wonBy(table);
  if (table.closed) return [texts.say('table-closed')];
  if (won === null || !outcome || seat === undefined || seat === null) return [texts.say('table-over')];
  const score = gameOf(table.game).setup.score?.(outcome, seat, texts);
  return [
    texts.say(won ? 'result-won' : 'result-lost'),
    ...(score ? [score] : []),
    ...(outcome.was[seat] ?? []).map((id) => texts.say(id)),
  ];
}

/** When something was: the day, and the hour if it was not long ago. */
export function dateWords(seconds: number, language: string, now = Date.now()): string {
  const date = new Date(seconds * 1000);
  const recent = now - date.getTime() < 7 * 86_400_000;
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(recent ? { timeStyle: 'short' } : {}),
  }).format(date);
}
