import { describe, expect, it } from 'vitest';

import { fluentOf } from '../plugins/game_data';
import { dayWords, daysBefore, dealName, shareText, streak } from '../src/home/day/days';
import type { DayTry } from '../src/link/protocol';
import { routeOf } from '../src/shell/route.svelte';
import { Texts } from '../src/words/texts';

const english = new Texts('en', { fluent: fluentOf('en'), cards: {} });
const RESULT = { points: 120, won: true, symbols: '🟦🟦⬜ 🚪🚪' };

const tried = (date: string, more: Partial<DayTry> = {}): DayTry => ({
  date,
  game: 'room25',
  mode: 'solo',
  table: 'k3vq9xw2ma',
  late: false,
  result: RESULT,
  ...more,
});

describe('the deal of a day', () => {
  it('has an address', () => {
    expect(routeOf('/day')).toEqual({ page: 'day' });
    expect(routeOf('/day/more')).toEqual({ page: 'lost' });
  });

  it('counts days over months and years', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
    expect(daysBefore('2026-11-16', 0)).toBe('2026-11-16');
  });

  it('has a streak of days on which a try was finished', () => {
    const today = '2026-03-02';
    expect(streak([], 'room25', today)).toBe(0);
    const three = [tried('2026-03-02'), tried('2026-03-01', { mode: 'cooperation' }), tried('2026-02-28')];
    expect(streak(three, 'room25', today)).toBe(3);
    expect(streak(three, 'lockup', today)).toBe(0);
    expect(streak(three.slice(1), 'room25', today)).toBe(2); // today is not over
    expect(streak(three.slice(2), 'room25', today)).toBe(0);
    expect(streak([tried('2026-03-02', { late: true })], 'room25', today)).toBe(0);
    expect(streak([tried('2026-03-02', { result: null })], 'room25', today)).toBe(0);
  });

  it('is shared without its secrets', () => {
    expect(shareText({ game: 'room25', seats: 1 }, '2026-11-16', RESULT, english)).toBe(
      'Cellmates · The day’s complex (alone) · 2026-11-16 · 120 points\n🟦🟦⬜ 🚪🚪',
    );
    expect(shareText({ game: 'room25', seats: 4 }, '2026-11-16', RESULT, english)).toContain('(with 3 bots)');
    expect(dealName('chess', english)).toBe('The deal of the day: chess');
  });

  it('is a day of UTC, wherever one is', () => {
    expect(dayWords('2026-11-16', 'en', 'weekday')).toBe('Mon');
    expect(dayWords('2026-11-16', 'en', 'whole')).toBe('Monday, November 16, 2026');
  });
});
