import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Answering, type Situation } from '../src/games/lockup/answering.svelte';
import { NO_OFFER } from '../src/games/lockup/ask/asked';
import type { LockupView } from '../src/games/lockup/view';
import lockup from './fixtures/lockup.json';

const view = {
  ...(lockup.view as unknown as LockupView),
  phase: 'lights_out',
  location: 'sewers',
  round: 2,
} as LockupView;
const asks = (kind: string, ...texts: string[]) => ({
  kind,
  about: '0',
  options: texts.map((text, option) => ({ option, text })),
});
const now = (some: Partial<Situation> = {}): Situation => ({
  table: 'k3vq9xw2ma',
  seat: 0,
  view,
  decision: null,
  sent: null,
  refusal: null,
  ...some,
});
const window = asks('window', 'tome mimic', 'wait');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('an errand', () => {
  const rollCall = asks('roll_call', 'assign yard', 'assign sewers');
  const tokens = asks('token', 'token 2', 'token ?3', 'done');

  function sent(): Answering {
    const answering = new Answering();
    answering.look(now());
    answering.run(['assign sewers', 'token ?3', 'done']);
    return answering;
  }

  it('is sent step by step as the table asks, and never while an answer is on its way', () => {
    const answering = sent();
    expect(answering.answers(now({ decision: rollCall }))).toBe(true);
    expect(answering.look(now({ decision: rollCall, sent: 1 }))).toBeNull();
    expect(answering.look(now({ decision: rollCall }))).toBe(1);
    expect(answering.look(now({ decision: tokens }))).toBe(1);
    expect(answering.look(now({ decision: tokens }))).toBe(2);
    expect(answering.answers(now({ decision: tokens }))).toBe(false);
    expect(answering.look(now({ decision: tokens }))).toBeNull();
  });

  it('waits while something else is asked', () => {
    const answering = sent();
    expect(answering.look(now({ decision: window }))).toBeNull();
    expect(answering.look(now({ decision: rollCall }))).toBe(1);
  });

  it.each([
    ['one of its steps is refused', { refusal: 'stale' }],
    ['another location has its turn', { view: { ...view, location: 'yard' as const } }],
  ])('is dropped when %s', (_why, some: Partial<Situation>) => {
    const answering = sent();
    answering.look(now(some));
    expect(answering.look(now({ ...some, decision: rollCall }))).toBeNull();
  });

  it('begun while an old refusal is still told is carried out', () => {
    const answering = new Answering();
    answering.look(now({ refusal: 'stale' }));
    answering.run(['assign yard', 'done']);
    expect(answering.look(now({ decision: rollCall, refusal: 'stale' }))).toBe(0);
  });
});

describe('tome windows', () => {
  it('are waited out as long as it was said, also by a page that is loaded anew', () => {
    const answering = new Answering();
    expect(answering.look(now({ decision: window }))).toBeNull();
    answering.waitFor('location', now({ decision: window }));
    expect(answering.answers(now({ decision: window }))).toBe(true);
    expect(answering.look(now({ decision: window }))).toBe(1);
    expect(new Answering().look(now({ decision: window }))).toBe(1);
    expect(new Answering().look(now({ decision: window, seat: 1 }))).toBeNull();
    const later = { ...view, location: 'yard' as const };
    expect(answering.look(now({ decision: window, view: later }))).toBeNull();
    expect(answering.standing).toBeNull();
    expect(new Answering().look(now({ decision: window }))).toBeNull();
  });

  it('are asked again when waiting is refused, or when the person says so', () => {
    const answering = new Answering();
    answering.look(now());
    answering.waitFor('round', now());
    expect(answering.look(now({ decision: window, refusal: 'stale' }))).toBeNull();
    answering.waitFor('round', now());
    answering.waitFor(null, now());
    expect(answering.look(now({ decision: window }))).toBeNull();
  });

  it('are the only questions that are waited out', () => {
    const answering = new Answering();
    answering.look(now());
    answering.waitFor('round', now());
    expect(answering.look(now({ decision: asks('reward', 'wait', 'take gold') }))).toBeNull();
  });
});

describe('a tome that was declined', () => {
  const offered = (some: string[], patient: string[], more: Partial<LockupView> = {}) =>
    now({
      decision: asks('window', 'wait', ...some.map((tome) => `tome ${tome}`)),
      view: { ...view, offer: { ...NO_OFFER, can_wait: patient }, ...more } as LockupView,
    });

  function declined(): Answering {
    const answering = new Answering();
    const asked = offered(['alibis'], ['alibis']);
    expect(answering.look(asked)).toBeNull();
    answering.decline(asked);
    return answering;
  }

  it('is not asked about again in this phase', () => {
    const answering = declined();
    const again = offered(['alibis'], ['alibis'], { location: 'smithy' });
    expect(answering.answers(again)).toBe(true);
    expect(answering.look(again)).toBe(0);
  });

  it.each([
    ['another phase comes', ['alibis'], ['alibis'], { phase: 'patrol' as const, location: null }],
    ['another tome can be played as well', ['alibis', 'framing'], ['alibis', 'framing'], {}],
    ['it cannot wait any more', ['alibis'], [], {}],
  ])('is asked about when %s', (_when, some, patient, more) => {
    const answering = declined();
    expect(answering.look(offered(some, patient, more as Partial<LockupView>))).toBeNull();
  });

  it('is asked about again on demand, and at every chance for who wants that', () => {
    const answering = declined();
    const again = offered(['alibis'], ['alibis']);
    answering.askAgain(again);
    expect(answering.look(again)).toBeNull();
    answering.setEveryChance(true, again);
    answering.decline(again);
    expect(answering.look(again)).toBeNull();
    expect(new Answering().everyChance).toBe(true);
  });

  it('does not ask either where there is nothing to play, once that was seen', () => {
    const answering = new Answering();
    const idle = offered([], []);
    expect(answering.look(idle)).toBeNull();
    answering.decline(idle);
    expect(answering.look(offered([], [], { location: 'smithy' }))).toBe(0);
    expect(answering.look(offered(['alibis'], ['alibis']))).toBeNull();
    expect(answering.look(offered([], [], { phase: 'patrol' as const, location: null }))).toBeNull();
  });

  const patrol = { phase: 'patrol' as const, location: null };
  const rollCall = { phase: 'roll_call' as const, location: null };

  /** Somebody who has said "not now" at lights out and on patrol of the same round. */
  function declinedTwice(): Answering {
    const answering = declined();
    const asked = offered(['alibis'], ['alibis'], patrol);
    expect(answering.look(asked)).toBeNull();
    answering.decline(asked);
    return answering;
  }

  it('is not asked about a third time in the same round, also by a page that is loaded anew', () => {
    for (const answering of [declinedTwice(), new Answering()]) {
      expect(answering.look(offered(['alibis'], ['alibis'], rollCall))).toBe(0);
      expect(answering.look(offered([], [], rollCall))).toBe(0);
    }
  });

  it.each([
    ['the next round comes', ['alibis'], ['alibis'], { ...rollCall, round: 3 }],
    ['another tome can be played as well', ['alibis', 'framing'], ['alibis', 'framing'], rollCall],
    ['it cannot wait any more', ['alibis'], [], rollCall],
    ['the end is near', ['alibis'], ['alibis'], { phase: 'final' as const, location: null }],
  ])('twice in a round is asked about when %s', (_when, some, patient, more) => {
    const answering = declinedTwice();
    expect(answering.look(offered(some, patient, more as Partial<LockupView>))).toBeNull();
  });

  it('counts a phase once, however often it was declined in it', () => {
    const answering = declined();
    const framing = offered(['alibis', 'framing'], ['alibis', 'framing'], { location: 'smithy' });
    answering.decline(framing);
    expect(answering.look(offered(['alibis'], ['alibis'], patrol))).toBeNull();
  });

  it('is still known after a reload', () => {
    declined();
    const answering = new Answering();
    expect(answering.look(offered(['alibis'], ['alibis']))).toBe(0);
  });

  it('is played at the next chance once it is ordered', () => {
    const answering = declined();
    const mine = { ...view.crews[0], tomes: ['alibis'] } as LockupView['crews'][number];
    const crews = [mine, ...view.crews.slice(1)];
    answering.look(now({ view: { ...view, seat: 0, crews } }));
    answering.playNext('alibis');
    const again = offered(['alibis'], ['alibis'], { seat: 0, crews });
    expect(answering.answers(again)).toBe(true);
    expect(answering.look(again)).toBe(1);
    expect(answering.next).toBeNull();
  });
});
