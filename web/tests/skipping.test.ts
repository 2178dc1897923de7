/** Who skips a scene does not watch what it stands for, but is told what of it concerns them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { heapOf } from '../src/games/lockup/view';
import { concerns } from '../src/games/lockup/concerns';
import { feed } from '../src/games/lockup/feed';
import type { LockupView } from '../src/games/lockup/view';
import { loadTable, wordsOf } from '../src/games/loaded.svelte';
import type { Happened, Told } from '../src/link/protocol';
import { change } from '../src/shell/settings.svelte';
import { aloud, feedOf } from '../src/table/feed';
import { Showing } from '../src/table/showing.svelte';
import { speak, texts } from '../src/words/speech.svelte';

await loadTable('lockup');

const [game] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/lockup_games.json'), 'utf-8'),
) as { view: LockupView }[];
const view = game?.view as LockupView;
const me = view.seat ?? 0;
const other = (me + 1) % view.crews.length;

const happened = (kind: string, data: object): Happened => ({ kind, data, number: 7 }) as unknown as Happened;
const RAID = [
  happened('raid', { searched: [me, other] }),
  happened('raided', { seat: other, loss: 2 }),
  happened('stars', { seat: other, count: -2, total: 0 }),
  happened('raided', { seat: me, loss: 4 }),
  happened('stars', { seat: me, count: -4, total: 0 }),
];
const MORNING = happened('round', { number: 2 });

describe('a raid', () => {
  let answered = false;

  beforeEach(async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal('document', {
      hidden: false,
      documentElement: { lang: '', dataset: {}, style: { setProperty: () => undefined } },
    });
    vi.useFakeTimers();
    change({ speed: 'normal' });
    answered = false;
    await speak('en');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const told = (events: Happened[], whole = false) =>
    ({
      type: 'told',
      number: 7,
      whole,
      events,
      view: whole ? view : {},
      decision: null,
      may: [],
      can_take_back: false,
      clocks: [],
    }) as unknown as Told;

  it('leaves nothing offered that is over, even while it is shown', () => {
    const showing = new Showing({ game: () => 'lockup', answered: () => answered, reached: () => undefined });
    const offered = [{ option: 3, text: 'reveal' }];
    showing.jumpTo({ ...told([], true), may: offered } as unknown as Told);
    expect(showing.offered).toEqual(offered);
    const unchanged = { ...told([...RAID]), may: undefined } as unknown as Told;
    showing.tell(unchanged);
    expect(showing.offered).toEqual(offered);
    showing.tell(told([MORNING])); // it waits behind the raid, and says that the offer is over
    expect(showing.showing).toBe(true);
    expect(showing.offered).toEqual([]);
  });

  function watched(): Showing {
    const showing = new Showing({ game: () => 'lockup', answered: () => answered, reached: () => undefined });
    showing.jumpTo(told([], true));
    showing.tell(told([...RAID, MORNING]));
    return showing;
  }

  it('is a scene, and what it costs is skipped with it', () => {
    const showing = watched();
    expect([showing.scene?.name, showing.moment?.kind]).toEqual(['raid', 'raid']);
    showing.advance();
    expect(showing.moment?.kind).toBe('round');
    expect(showing.log.map(({ kind }) => kind)).toEqual([...RAID, MORNING].map(({ kind }) => kind));
    expect(showing.skipped.filter((event) => concerns(event, view))).toEqual([RAID[3]]);
  });

  it('waits behind what lies over the whole table', () => {
    const showing = new Showing({ game: () => 'lockup', answered: () => answered, reached: () => undefined });
    showing.jumpTo(told([], true));
    showing.hold(true);
    showing.tell(told([...RAID]));
    vi.advanceTimersByTime(9000);
    expect([showing.moment, showing.log.length]).toEqual([null, 0]);
    showing.hold(false);
    expect(showing.moment?.kind).toBe('raid');
  });

  it('is watched to its end by who does not skip it', () => {
    const showing = watched();
    vi.advanceTimersByTime(2300);
    expect(showing.moment?.kind).toBe('raided');
    expect(showing.skipped).toEqual([]);
  });

  it('is remembered by who skips everything, until the next answer', () => {
    const showing = watched();
    showing.skipAll();
    expect(showing.showing).toBe(false);
    expect(showing.skipped.filter((event) => concerns(event, view))).toEqual([RAID[3]]);
    answered = true;
    showing.tell(told([MORNING]));
    expect(showing.skipped).toEqual([]);
  });

  it('says once what it costs, in the feed and aloud', () => {
    const words = wordsOf('lockup', texts());
    if (!words) throw new Error('no words');
    const lines = feedOf(RAID, [], words, view as never, feed as never, () => '').map(({ event }) => event?.kind);
    expect(lines).toEqual(['raid', 'raided', 'raided']);
    const heard = aloud(RAID, words, view as never, feed as never);
    expect(heard).toBe([0, 1, 3].map((place) => words.sentence(RAID[place] as Happened, view as never)).join(' '));
    const crafted = [happened('crafted', { seat: me, item: 'bone_shiv' }), RAID[4] as Happened];
    expect(feedOf(crafted, [], words, view as never, feed as never, () => '')).toHaveLength(2);
  });

  it('of cubes that a crew pays one by one there is one line', () => {
    const words = wordsOf('lockup', texts()) as never;
    const paid = (kind: string, seat = me) => happened('paid', { seat, kind, count: 1 });
    const log = [paid('scrap'), paid('potion'), paid('potion'), paid('potion'), paid('potion', other)];
    const lines = feedOf(log, [], words, view as never, feed as never, () => '').map(({ event }) => event);
    expect(lines.map((event) => [event?.data['seat'], event && heapOf(event)])).toEqual([
      [me, { scrap: 1, potion: 3, iron: 0, gold: 0 }],
      [other, { potion: 1 }],
    ]);
  });
});
