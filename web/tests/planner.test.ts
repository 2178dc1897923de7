import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Planner } from '../src/home/planner.svelte';
import type { GameDetails } from '../src/link/protocol';

const game = { name: 'room25', modes: {}, usual: {} } as unknown as GameDetails;
const plan = { game: 'room25', config: {}, settings: {} } as unknown as Planner['plan'];
const agreed = () => Promise.resolve(new Response('{}', { status: 200 }));

beforeEach(() => {
  vi.stubGlobal('fetch', agreed);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is begun and not finished', () => {
  it('is a problem that counts on, until something playable is chosen', async () => {
    const planner = new Planner(game, plan);
    await vi.advanceTimersByTimeAsync(1);
    planner.lack('complex_preset', 'complex-total', 24);
    planner.lack('complex_preset', 'complex-total', 23);
    expect(planner.problem).toMatchObject({ key: 'complex_preset', count: 23 });
    planner.set('complex_preset', undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(planner.problem).toBeNull();
  });

  it('is none any more when it is out of sight; other problems stay', async () => {
    const planner = new Planner(game, plan);
    await vi.advanceTimersByTimeAsync(1);
    planner.lack('cards', 'cards-missing');
    planner.lackNoMore('cards-missing');
    expect(planner.problem).toBeNull();
    planner.problem = { key: 'seats', text: 'seats: too many', hint: 'wrong-people' };
    planner.lack('cards', 'cards-missing');
    planner.lackNoMore('cards-missing');
    expect(planner.problem.key).toBe('seats');
  });
});
