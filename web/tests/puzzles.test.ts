/** Going on from puzzle to puzzle, and their addresses. */
import { describe, expect, it } from 'vitest';

import { noteTry, ownGrade, readTries, solvedOf, triesByGrade, triesOf } from '../src/home/book/tries';
import { nextUnsolved } from '../src/puzzles/next';
import { routeOf } from '../src/shell/route.svelte';

describe('puzzles', () => {
  it('go on with the next that is not solved, round the list', () => {
    const ids = ['a', 'b', 'c'];
    expect(nextUnsolved(ids, new Set(), null)).toBe('a');
    expect(nextUnsolved(ids, new Set(['b']), 'a')).toBe('c');
    expect(nextUnsolved(ids, new Set(['a', 'b']), 'c')).toBe('a');
    expect(nextUnsolved(ids, new Set(ids), 'a')).toBe('b');
    expect(nextUnsolved([], new Set(), null)).toBeNull();
  });

  it('are remembered with how the first try went, each game for itself', () => {
    noteTry('one', 'a', 2, false);
    noteTry('one', 'new-guard-0000000a-12', 6, true);
    expect([...solvedOf('one')]).toEqual(['new-guard-0000000a-12']);
    noteTry('one', 'a', 2, true);
    noteTry('one', 'new-guard-0000000a-12', 6, false);
    expect(triesOf('one')).toEqual([
      { id: 'a', grade: 2, first: false, solved: true },
      { id: 'new-guard-0000000a-12', grade: 6, first: true, solved: true },
    ]);
    expect([...solvedOf('other')]).toEqual([]);
  });

  it('give a grade: the hardest of which half of three or more were solved at once', () => {
    const tries = (...words: string[]) => readTries(words);
    expect(ownGrade([])).toBeNull();
    expect(ownGrade(tries('a:1:+', 'b:1:+'))).toBeNull();
    expect(ownGrade(tries('a:1:+', 'b:1:+', 'c:1:-'))).toBe(1);
    const many = tries('a:1:+', 'b:1:+', 'c:1:-', 'd:4:+', 'e:4:~', 'f:4:+', 'g:6:+', 'h:6:-', 'i:6:~', 'nonsense');
    expect(ownGrade(many)).toBe(4);
    expect(triesByGrade(many)).toEqual([
      { what: '1', played: 3, won: 2 },
      { what: '4', played: 3, won: 2 },
      { what: '6', played: 3, won: 1 },
    ]);
  });

  it('have addresses', () => {
    expect(routeOf('/puzzles/nim')).toEqual({ page: 'puzzles', game: 'nim', puzzle: null });
    expect(routeOf('/puzzles/nim/new-guard-0000000a-12')).toEqual({
      page: 'puzzles',
      game: 'nim',
      puzzle: 'new-guard-0000000a-12',
    });
    expect(routeOf('/puzzles')).toEqual({ page: 'lost' });
    expect(routeOf('/puzzles/nim/a/b')).toEqual({ page: 'lost' });
    expect(routeOf('/puzzles/nim/<a>')).toEqual({ page: 'lost' });
  });
});
