/** Small facts about an analysis. */
import { describe, expect, it } from 'vitest';

import { CELLS, type Room25View } from '../src/games/room25/view';
import { thoughtsOf as thoughtsInRoom25 } from '../src/games/room25/thoughts';
import type { Analysis } from '../src/link/protocol';
import { Analysing, costliest, points, thoughtsOf } from '../src/table/analysis/analysing.svelte';

describe('points', () => {
  it('have a sign and no fraction', () => {
    expect([points(-64), points(64), points(3), points(-4)]).toEqual(['−6', '+6', '0', '0']);
  });
});

describe('numbers', () => {
  it('skip what was taken back, both ways', () => {
    const analysing = new Analysing('abcdefghij');
    analysing.numbers = [0, 1, 4, 5];
    expect(analysing.inLog(2)).toBe(4);
    expect([0, 1, 2, 3, 4, 9].map((place) => analysing.at(place))).toEqual([0, 1, 1, 1, 2, 3]);
  });
});

describe('the costliest choice', () => {
  it('is told of everybody who made one', () => {
    const choices = [1, 2, 3].map((number) => ({ number, cost: number }));
    const people = [{ worst: 3 }, { worst: null }];
    const found = costliest({ choices, people } as unknown as Analysis);
    expect(found.map((choice) => choice.number)).toEqual([3]);
  });
});

describe('thoughts', () => {
  const beliefs = [
    { number: 0, seat: 0, about: 'role max', odds: { guard: 40, prisoner: 60 } },
    { number: 0, seat: 0, about: 'tile 7', odds: { red: 30, green: 70 } },
    { number: 0, seat: 0, about: 'tile 8', odds: { red: 100 } },
    { number: 0, seat: 1, about: 'role max', odds: { guard: 10, prisoner: 90 } },
    { number: 5, seat: 0, about: 'role max', odds: { guard: 95, prisoner: 5 } },
  ];

  it('are the latest of that seat', () => {
    expect(thoughtsOf(beliefs, 0, 4).get('role max')).toEqual({ guard: 40, prisoner: 60 });
    expect(thoughtsOf(beliefs, 0, 5).get('role max')).toEqual({ guard: 95, prisoner: 5 });
    expect(thoughtsOf(beliefs, 1, 9).size).toBe(1);
  });

  it('of Room 25 name people, and hidden tiles by where they lie now', () => {
    const cells = CELLS.map((_, place) => ({ tile: 24 - place, up: false }));
    const found = thoughtsInRoom25({ cells } as unknown as Room25View, thoughtsOf(beliefs, 0, 5));
    expect(found).toEqual([
      { kind: 'maybe_guard', data: { who: 'max', percent: 95 } },
      { kind: 'maybe_tile', data: { cell: CELLS[17], colour: 'green', percent: 70 } },
    ]);
    cells[17]!.up = true;
    expect(thoughtsInRoom25({ cells } as unknown as Room25View, thoughtsOf(beliefs, 0, 5))).toHaveLength(1);
  });
});
