import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Frame, Info, Replay } from '../src/link/protocol';

const asked: { eyes: string; from?: number; to?: number; views: boolean }[] = [];
const TOTAL = 45;

vi.mock('../src/link/http', async (original) => ({
  ...(await original<typeof import('../src/link/http')>()),
  check: vi.fn(),
  replay: (_table: string, query: (typeof asked)[number], token: string | null): Promise<Replay> => {
    asked.push(query);
    if (query.eyes === '1' && token === null) {
      return Promise.reject(new http.Refusal('not_seated'));
    }
    const { from = 0, to = TOTAL } = query;
    const frames: Frame[] = [];
    for (let number = from; number <= Math.min(to, TOTAL); number += 1) {
      const frame: Frame = {
        number,
        seat: number === 0 ? null : 0,
        text: null,
        events: number === 0 ? [] : [{ kind: 'turn', data: { number }, number }],
      };
      if (query.views) frame.views = { [query.eyes]: { round: number } };
      frames.push(frame);
    }
    return Promise.resolve({ number: TOTAL, over: true, frames });
  },
}));

const { Projector } = await import('../src/table/projector.svelte');
const http = await import('../src/link/http');
const { SetupEditor } = await import('../src/home/setup_editor.svelte');
const { loadTable } = await import('../src/games/loaded.svelte');
await loadTable('room25');

const info = { id: 'k3vq9xw2ma', game: 'room25', state: 'over', seats: [] } as unknown as Info;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a projector', () => {
  beforeEach(() => {
    asked.length = 0;
  });

  it('shows a moment with everything that led there', async () => {
    const projector = new Projector(info, 'open', null, 30);
    await settled();
    expect(projector.total).toBe(TOTAL);
    expect(projector.position).toBe(30);
    expect(projector.live.view).toMatchObject({ round: 30 });
    expect(projector.live.log).toHaveLength(30);
    expect(projector.events).toHaveLength(TOTAL);
    projector.close();
  });

  it('asks for views in blocks, each once', async () => {
    const projector = new Projector(info, 'spectator', null, 0);
    await settled();
    await projector.show(4, false);
    await projector.show(19, false);
    await projector.show(44, false);
    await settled();
    const blocks = asked.filter((query) => query.views).map((query) => query.from);
    expect(blocks).toEqual([0, 20, 40]);
    expect(projector.live.view).toMatchObject({ round: 44 });
    projector.close();
  });

  it('stays within the replay', async () => {
    const projector = new Projector(info, 'spectator', null, 99);
    await settled();
    expect(projector.position).toBe(TOTAL);
    await projector.show(-5, false);
    expect(projector.position).toBe(0);
    expect(projector.live.log).toEqual([]);
    projector.close();
  });

  it('says why nothing is seen', async () => {
    const projector = new Projector(info, '1', null, 0);
    await settled();
    expect(projector.failed).toBe('not_seated');
    projector.close();
  });
});

describe('a setup editor', () => {
  const game = {
    name: 'room25',
    modes: { cooperation: [1, 2, 3, 4], solo: [1] },
    levels: { cooperation: { basic: {} }, solo: { basic: {} } },
    usual: { cooperation: 4, solo: 1 },
    bots: ['careful'],
    ranked: ['random', 'careful'],
    temperaments: [],
    rules_version: 1, puzzles: false,
    settings: [],
    options: [],
    material: {},
    minutes: 30,
    weight: 'light',
    presets: [],
    files: [],
  };
  const tableSetup = {
    game: 'room25',
    config: { mode: 'cooperation', seats: 4 },
    settings: {} as never,
  };

  it('tells of changes that can be played, and of no others', async () => {
    vi.useFakeTimers();
    const told: unknown[] = [];
    const check = vi.mocked(http.check);
    check.mockResolvedValue({ values: { guards: 0 }, seats: 4 } as never);
    const editor = new SetupEditor(game, tableSetup, (next) => told.push(next.config));
    editor.setMode('solo');
    expect(editor.seats).toBe(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toEqual([{ mode: 'solo', seats: 1 }]);
    expect(editor.value('guards')).toBe(0);
    check.mockRejectedValue(new http.Refusal('bad_config', 'guards cannot be 7'));
    editor.set('guards', 7);
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toHaveLength(1);
    expect(editor.problem?.key).toBe('guards');
    vi.useRealTimers();
  });
});
