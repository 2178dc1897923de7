/** Going on from puzzle to puzzle, and their addresses. */
import { describe, expect, it } from 'vitest';

import { nextUnsolved, noteSolved, solvedOf } from '../src/puzzles/solved';
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

  it('are remembered once they are solved, each game for itself', () => {
    noteSolved('one', 'a');
    noteSolved('one', 'b');
    noteSolved('one', 'a');
    expect([...solvedOf('one')]).toEqual(['a', 'b']);
    expect([...solvedOf('other')]).toEqual([]);
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
