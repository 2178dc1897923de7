/** The coach: who is new has hints, the suggestion is shown when wanted, dangers at once. */
import { describe, expect, it } from 'vitest';

import type { Hinted } from '../src/link/protocol';
import {
  coachLevel,
  finishedFrom,
  noteFinished,
  setCoachLevel,
} from '../src/shell/coach_level.svelte';
import { Coach } from '../src/table/coach/coach.svelte';
import type { Live } from '../src/table/live.svelte';

const HINT: Hinted = {
  type: 'hint',
  number: 3,
  goal: { kind: 'goal_find', data: {} },
  ranked: [{ option: 7, value: 2, error: null }],
  suggestion: 7,
  verdict: 'clear',
  reasons: [],
  warnings: [{ options: [8, 9], why: { kind: 'warn_alarm', data: { count: 5 } } }],
};

const table = (coached: boolean, seat: number | null = 0): Live =>
  ({
    info: { state: 'playing', coached },
    seat,
    decision: { kind: 'move', about: 'max', options: [] },
    hint: HINT,
  }) as unknown as Live;

const coachAt = (live: Live) => new Coach(() => live, ({ kind }) => kind);

describe('the level', () => {
  it('is hints in the first three games, then off, until the person sets it', () => {
    expect(coachLevel()).toBe('hints');
    for (const id of ['a', 'a', 'b']) noteFinished(id);
    expect(coachLevel()).toBe('hints');
    noteFinished('c');
    expect(coachLevel()).toBe('off');
    setCoachLevel('full');
    expect(coachLevel()).toBe('full');
  });

  it('reads what was kept, whatever that is', () => {
    expect(finishedFrom(null)).toEqual([]);
    expect(finishedFrom('a  b c d')).toEqual(['a', 'b', 'c']);
  });
});

describe('the coach', () => {
  it('shows dangers at once and the suggestion when it is asked for', () => {
    setCoachLevel('hints');
    const coach = coachAt(table(true));
    expect([...coach.dangerous]).toEqual([8, 9]);
    expect(coach.best).toBeNull();
    coach.suggest();
    expect(coach.best).toBe(7);
  });

  it('suggests by itself where it shows everything', () => {
    setCoachLevel('full');
    expect(coachAt(table(true)).best).toBe(7);
  });

  it('says nothing where it is off, not allowed, or to those who watch', () => {
    setCoachLevel('full');
    expect(coachAt(table(false)).hint).toBeNull();
    expect(coachAt(table(true, null)).hint).toBeNull();
    setCoachLevel('off');
    expect(coachAt(table(true)).hint).toBeNull();
    expect(coachAt(table(true)).dangerous.size).toBe(0);
  });
});
