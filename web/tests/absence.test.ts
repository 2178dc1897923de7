import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameWords } from '../src/games/game';
import { keepLeft, missedBetween, recallLeft, wasAway } from '../src/table/absence';
import { Away } from '../src/table/away.svelte';
import type { Live } from '../src/table/live.svelte';

const words = { tone: ({ kind }) => (kind === 'claim' ? 'talk' : 'plain') } as GameWords;
const happened = (number: number, kind = 'moved') => ({ number, kind, data: {} });

describe('somebody who was away', () => {
  it('is known by table, number and time', () => {
    keepLeft('k3vq9xw2ma', { number: 41, at: 1_800_000_000.6 });
    expect(recallLeft('k3vq9xw2ma')).toEqual({ number: 41, at: 1_800_000_001 });
    expect(recallLeft('other')).toBeNull();
    keepLeft('k3vq9xw2ma', null);
    expect(recallLeft('k3vq9xw2ma')).toBeNull();
  });

  it('is not taken for somebody who reloads', () => {
    const left = { number: 3, at: 1000 };
    expect(wasAway(left, 1010)).toBe(false);
    expect(wasAway(left, 1000 + 86400)).toBe(true);
    expect(wasAway(null, 1000)).toBe(false);
  });

  it('has missed what happened, but not what was said or what they saw since', () => {
    const log = [happened(3), happened(4), happened(4), happened(5, 'claim'), happened(6), happened(7)];
    expect(missedBetween(log, 3, Infinity, words)).toBe(4);
    expect(missedBetween(log, 3, 7, words)).toBe(3);
    expect(missedBetween(log, 7, Infinity, words)).toBe(0);
  });
});

describe('a seat that is left and taken again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function seat() {
    const log = [1, 2, 3, 4, 5, 6].map((number) => happened(number));
    const live = { info: { state: 'playing' }, seat: 0, number: 2, sent: null, played: 2, log };
    return live as typeof live & Live;
  }

  it('is told what was missed, but not what is seen happen', () => {
    const [live, away] = [seat(), new Away('k3vq9xw2ma')];
    away.leave(live);
    vi.advanceTimersByTime(120_000);
    away.comeBack();
    away.watch(live);
    expect(away.missed(live, words)).toBe(4);
    live.played = 5;
    away.watch(live);
    expect(away.missed(live, words)).toBe(2);
  });

  it('is left once: coming back again later is no second absence', () => {
    const [live, away] = [seat(), new Away('k3vq9xw2ma')];
    away.leave(live);
    vi.advanceTimersByTime(5_000);
    away.comeBack();
    vi.advanceTimersByTime(600_000);
    away.comeBack();
    expect(away.from).toBeNull();
  });
});
