import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Answering, type Situation } from '../src/games/lockup/answering.svelte';
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
