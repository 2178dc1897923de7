import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SetupEditor } from '../src/home/setup_editor.svelte';
import type { GameDetails } from '../src/link/protocol';

const game = { name: 'room25', modes: {}, usual: {}, levels: {}, settings: [], presets: [] } as unknown as GameDetails;
const tableSetup = { game: 'room25', config: {}, settings: {} } as unknown as SetupEditor['tableSetup'];
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
    const editor = new SetupEditor(game, tableSetup);
    await vi.advanceTimersByTimeAsync(1);
    editor.lack('complex_preset', 'complex-total', 24);
    editor.lack('complex_preset', 'complex-total', 23);
    expect(editor.problem).toMatchObject({ key: 'complex_preset', count: 23 });
    editor.set('complex_preset', undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.problem).toBeNull();
  });

  it('is none any more when it is out of sight; other problems stay', async () => {
    const editor = new SetupEditor(game, tableSetup);
    await vi.advanceTimersByTimeAsync(1);
    editor.lack('cards', 'cards-missing');
    editor.lackNoMore('cards-missing');
    expect(editor.problem).toBeNull();
    editor.problem = { key: 'seats', text: 'seats: too many', hint: 'wrong-people' };
    editor.lack('cards', 'cards-missing');
    editor.lackNoMore('cards-missing');
    expect(editor.problem.key).toBe('seats');
  });
});
