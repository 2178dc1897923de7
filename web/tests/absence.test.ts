import { describe, expect, it } from 'vitest';

import { keepLeft, missedBetween, recallLeft, wasAway } from '../src/table/absence';

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
    expect(missedBetween(log, 3, Infinity)).toBe(4);
    expect(missedBetween(log, 3, 7)).toBe(3);
    expect(missedBetween(log, 7, Infinity)).toBe(0);
  });
});
