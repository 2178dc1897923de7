/** The deals of days: which of one's own tries is which, how long a streak is, what is shared. */
import type { DayDeal, DayResult, Days, DayTry } from '../../link/protocol';
import type { Texts } from '../../words/texts';

export const tryAt = (days: Days, date: string, deal: DayDeal): DayTry | undefined =>
  days.tries.find(
    (each) => each.date === date && each.game === deal.game && each.mode === deal.mode,
  );

/** The date so many days before another, both as YYYY-MM-DD. */
export function daysBefore(date: string, back: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);
}

/**
 * On how many days in a row somebody finished a try of a game on the day itself; a streak that lasted
 * until yesterday is not broken as long as today is not over.
 */
export function streak(tries: readonly DayTry[], game: string, today: string): number {
  const done = new Set(
    tries.filter((each) => each.game === game && !each.late && each.result).map(({ date }) => date),
  );
  const last = done.has(today) ? today : daysBefore(today, 1);
  let length = 0;
  while (done.has(daysBefore(last, length))) length += 1;
  return length;
}

/** What the day's deal of a game is called. */
export const dealName = (game: string, texts: Texts): string =>
  texts.sayOr(`day-of-${game}`, `${texts.say('day-title')}: ${texts.sayOr(`game-${game}`, game)}`);

/** Alone, or with how many bots. */
export const companyWords = (seats: number, texts: Texts): string =>
  seats > 1 ? texts.say('day-with-bots', { count: seats - 1 }) : texts.say('day-alone');

/** A result as it is shown to others: nothing of the deal. */
export function shareText(
  deal: { game: string; seats: number },
  date: string,
  { points, symbols }: DayResult,
  texts: Texts,
): string {
  const head = texts.say('day-share-line', {
    name: dealName(deal.game, texts),
    mode: companyWords(deal.seats, texts),
    date,
    points: texts.say('day-points', { points }),
  });
  return `${head}\n${symbols}`;
}

/** A date in the words of a language: the weekday, or the whole of it. */
export function dayWords(date: string, language: string, how: 'weekday' | 'whole'): string {
  const wanted: Intl.DateTimeFormatOptions =
    how === 'weekday' ? { weekday: 'short' } : { dateStyle: 'full' };
  return new Intl.DateTimeFormat(language, { ...wanted, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
