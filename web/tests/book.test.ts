import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addBook, awardsOf, keepGames, merged, ownBook, pageOf, parse, written, type Page } from '../src/home/book/book';
import { awardCounts, countBy, kindsOf, longestDays, places, winningStreaks } from '../src/home/book/counting';
import type { Brief } from '../src/link/protocol';
import { forgetAll, recall, remember } from '../src/shell/memory';

const page = (table: string, more: Partial<Page> = {}): Page => ({
  table,
  game: 'room25',
  mode: 'suspicion',
  ended: 1000,
  seats: 4,
  won: false,
  was: ['role-prisoner', 'character-max'],
  score: 0,
  place: 2,
  ...more,
});

const NOON = Date.parse('2026-11-16T12:00:00Z') / 1000;

function game(more: Partial<Brief> = {}): Brief {
  return {
    id: 'k3vq9xw2ma',
    game: 'lockup',
    state: 'over',
    config: { mode: 'basic' },
    seats: [0, 1, 2].map((seat) => ({ seat, name: null, bot: null, here: false, relieved: false, host: false, muted: false })),
    talk: 'structured',
    clock: { kind: 'none' },
    created: NOON,
    level: null,
    ended: NOON + 60,
    outcome: { winners: [1], reason: 'stars', scores: [20, 31, 12], won: [1], was: [['crew-gnolls'], ['crew-kobolds'], ['crew-goblins']] },
    seat: 0,
    ...more,
  } as Brief;
}

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, {
      get: (_, key: string) =>
        ({
          getItem: (name: string) => kept[name] ?? null,
          setItem: (name: string, value: string) => void (kept[name] = value),
          removeItem: (name: string) => void delete kept[name],
        })[key],
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a page of the book', () => {
  it('tells how a game ended for its person', () => {
    expect(pageOf(game())).toEqual({
      table: 'k3vq9xw2ma',
      game: 'lockup',
      mode: 'basic',
      ended: NOON + 60,
      seats: 3,
      won: false,
      was: ['crew-gnolls'],
      score: 20,
      place: 2,
    });
  });

  it('is none for games without a result of one’s own', () => {
    expect(pageOf(game({ seat: null }))).toBeNull();
    expect(pageOf(game({ closed: 'host' }))).toBeNull();
    const { outcome: _, ...open } = game();
    expect(pageOf(open)).toBeNull();
  });

  it('counts the deal of a day only on its day', () => {
    const outcome = { ...game().outcome!, day: { points: 120, won: true, symbols: '' } };
    expect(pageOf(game({ day: '2026-11-16', outcome }))).toMatchObject({ day: '2026-11-16', points: 120 });
    expect(pageOf(game({ day: '2026-11-15', outcome }))).not.toHaveProperty('day');
  });

  it('has awards among others, and none alone', () => {
    const awards = [
      { name: 'finder', seats: [0], count: 1 },
      { name: 'liar', seats: [1, 2], count: 3 },
      { name: 'scout', seats: [0, 1], count: 2 },
    ];
    expect(awardsOf({ awards }, page('a'), 0)).toEqual(['finder', 'scout']);
    expect(awardsOf({ awards }, page('a', { seats: 1 }), 0)).toEqual([]);
  });
});

describe('the book', () => {
  it('has every game once, and keeps what it knows of awards', () => {
    const both = merged([page('a', { awards: ['liar'] }), page('b', { ended: 5 })], [page('a'), page('c', { ended: 2000 })]);
    expect(both.map(({ table, awards }) => [table, awards])).toEqual([['c', undefined], ['a', ['liar']], ['b', undefined]]);
  });

  it('goes into a file and comes back', () => {
    const book = { pages: [page('a', { awards: [], day: '2026-11-16', points: 3 })], puzzles: { room25: ['p1:3:+'] } };
    expect(parse(written(book))).toEqual(book);
    const others: object[] = [{}, [], { cellmates_book: 2, pages: [] }, { cellmates_book: 1, pages: [{ table: 'a' }] }];
    others.push({ cellmates_book: 1, pages: [{ ...page('a'), was: 'role-guard' }] }, { cellmates_book: 1, pages: [], puzzles: { room25: [1] } }, { cellmates_book: 1, pages: [], puzzles: { room25: ['p1'] } });
    for (const wrong of ['', '{', ...others.map((each) => JSON.stringify(each))]) expect(parse(wrong)).toBeNull();
  });

  it('is kept in the browser, added to, and forgotten', () => {
    expect(keepGames([game()])).toBe(true);
    expect(keepGames([game()])).toBe(false);
    remember('puzzles.lockup', 'one:1:+ two:2:-');
    addBook({ pages: [page('b')], puzzles: { lockup: ['two:2:+', 'three:3:-'] } });
    const book = ownBook(['room25', 'lockup']);
    expect(book.pages.map(({ table }) => table)).toEqual(['k3vq9xw2ma', 'b']);
    expect(book.puzzles).toEqual({ lockup: ['one:1:+', 'two:2:~', 'three:3:-'] });
    forgetAll();
    expect(ownBook(['lockup'])).toEqual({ pages: [], puzzles: {} });
    expect(recall('puzzles.lockup')).toBeNull();
  });
});

describe('what a book comes to', () => {
  const pages = [
    page('d', { won: true, ended: 4, day: '2026-03-01' }),
    page('c', { won: true, ended: 3, was: ['role-guard', 'character-max'], day: '2026-02-28', awards: ['liar', 'finder'] }),
    page('b', { ended: 2, mode: 'solo', seats: 1, place: 1, day: '2026-02-26' }),
    page('a', { won: true, ended: 1, place: 1, awards: ['liar'] }),
  ];

  it('is counted by mode and by what one was', () => {
    expect(countBy(pages, ({ mode }) => [mode])).toEqual([
      { what: 'suspicion', played: 3, won: 3 },
      { what: 'solo', played: 1, won: 0 },
    ]);
    expect(kindsOf(pages)).toEqual(['character', 'role']);
    const alice = page('e', { was: ['character-alice'] });
    const kevin = page('f', { was: ['character-kevin'] });
    expect(kindsOf([...pages, alice, kevin])).toEqual(['role', 'character']);
    const roles = countBy(pages, ({ was }) => was.filter((id) => id.startsWith('role-')));
    expect(roles.map(({ what, played }) => [what, played])).toEqual([['role-prisoner', 3], ['role-guard', 1]]);
  });

  it('has places, streaks and awards', () => {
    expect(places(pages)).toEqual([1, 2]);
    expect(winningStreaks(pages)).toEqual({ now: 2, best: 2 });
    expect(winningStreaks([])).toEqual({ now: 0, best: 0 });
    expect(longestDays(pages)).toBe(2);
    expect(awardCounts(pages)).toEqual([['liar', 2], ['finder', 1]]);
  });
});
