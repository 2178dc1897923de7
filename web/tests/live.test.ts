import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Socket } from '../src/link/link';
import { gameOf } from '../src/games';
import { loadTable } from '../src/games/loaded.svelte';
import { Room25Words } from '../src/games/room25/words';
import { change } from '../src/shell/settings.svelte';
import { TableState } from '../src/table/live.svelte';
import { speak, texts } from '../src/words/speech.svelte';
import playedGames from './fixtures/room25_games.json';

// What is shown of an event and for how long is the game's to say.
await loadTable('room25');

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose = null;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const page = {
  hidden: false,
  documentElement: { lang: '', dataset: {}, style: { setProperty: () => undefined } },
};
const view = playedGames[0]?.view as Record<string, unknown>;
const program = {
  kind: 'program',
  about: 'alice',
  options: [{ option: 5, text: 'program move' }],
};
const move = { kind: 'move', about: 'alice', options: [{ option: 80, text: 'move n' }] };
const told = (number: number, events: object[], more: object = {}) => ({
  type: 'told',
  number,
  whole: false,
  events: events.map((event) => ({ ...event, number })),
  view: {},
  decision: null,
  may: [],
  can_take_back: false,
  clocks: [],
  ...more,
});
const moved = (who: string, from: string, to: string) => ({ kind: 'moved', data: { who, from, to } });

function sitDown() {
  const socket = new FakeSocket();
  const live = new TableState('k3vq9xw2ma', () => socket);
  live.open();
  socket.onopen?.();
  const start = told(1, [], { whole: true, view, decision: program });
  const table = { game: 'room25', state: 'playing', seats: [] };
  const welcome = { type: 'welcome', table, seat: 0, host: true, notes: {}, lines: [] };
  socket.says({ ...welcome, told: start });
  const at = (who: string) =>
    (live.view as { characters: Record<string, { at: string }> }).characters[who]?.at;
  return { live, socket, at, welcome };
}

beforeEach(async () => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no log here')));
  vi.useFakeTimers();
  change({ speed: 'normal' });
  await speak('en');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a seat that a bot holds', () => {
  const table = (relieved: boolean) => ({
    type: 'table',
    table: { game: 'room25', state: 'playing', seats: [{ seat: 0, relieved }] },
  });

  it('is asked nothing until its person takes it back', () => {
    const { live, socket } = sitDown();
    const may = [{ option: 7, text: 'reveal' }];
    socket.says(told(2, [], { decision: move, may }));
    vi.advanceTimersByTime(10);
    expect([live.relieved, live.decision, live.may]).toEqual([false, move, may]);
    socket.says(table(true));
    expect([live.relieved, live.decision, live.may]).toEqual([true, null, []]);
    socket.says(table(false));
    expect([live.relieved, live.decision, live.may]).toEqual([false, move, may]);
  });
});

describe('what one may do unasked', () => {
  it('is done as of the latest that was told, although that has yet to be shown', () => {
    const { live, socket } = sitDown();
    const may = [{ option: 7, text: 'reveal' }];
    socket.says(told(2, [moved('alice', 'c3', 'c4')]));
    socket.says(told(3, [moved('max', 'c3', 'd3')], { may }));
    expect([live.showing, live.may, live.mayAlready, live.latest]).toEqual([true, [], may, 3]);
    live.doAlready(7);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'choose', number: 3, option: 7 });
  });
});

describe('bots that play on at their usual pace', () => {
  const games = playedGames.filter((playedGame) => playedGame.steps.length > 20);
  const programming = (kind: string) => kind === 'programmed';

  it.each(games.map((playedGame) => [playedGame.config.mode, playedGame] as const))(
    'are followed in %s: neither far behind nor in a hurry',
    (_mode, playedGame) => {
      const { live, socket } = sitDown();
      const words = new Room25Words(texts());
      const pace = 1000 * gameOf('room25').setup.paces[1];
      const told_at: number[] = [];
      const spans: number[] = [];
      let [now, worst] = [0, 0];
      const wait = (ms: number) => {
        for (const end = now + ms; now < end; now += 50) {
          vi.advanceTimersByTime(50);
          const { moment } = live;
          if (moment) spans.push(live.span / words.duration(moment));
          const behind = told_at[live.number - 1];
          if (live.number > 1 && live.showing && behind !== undefined) {
            worst = Math.max(worst, now - behind);
          }
        }
      };
      playedGame.steps.forEach((step, place) => {
        const number = place + 2;
        told_at[number - 2] = now;
        socket.says(told(number, step.events));
        wait(step.events.every(({ kind }) => programming(kind)) ? 50 : pace);
      });
      wait(10_000);
      expect(live.number).toBe(playedGame.steps.length + 1);
      expect(worst).toBeLessThan(10_000);
      spans.sort((one, other) => one - other);
      expect(spans[Math.floor(spans.length / 2)]).toBeGreaterThan(0.55);
    },
  );
});

describe('showing what happened', () => {
  it('shows event after event, and asks when all has been seen', () => {
    const { live, socket, at } = sitDown();
    const start = at('alice');
    const aim = structuredClone(view) as { characters: Record<string, { at: string }> };
    aim.characters['alice']!.at = 'c5';
    const events = [moved('alice', 'c3', 'c4'), moved('alice', 'c4', 'c5')];
    socket.says(told(2, events, { view: { characters: aim.characters }, decision: move }));
    expect(start).toBe('c3');
    expect(at('alice')).toBe('c4');
    expect(live.moment?.data['to']).toBe('c4');
    expect(live.decision).toBeNull();
    expect(live.showing).toBe(true);
    vi.advanceTimersByTime(500);
    expect(at('alice')).toBe('c5');
    expect(live.decision).toBeNull();
    vi.advanceTimersByTime(500);
    expect(live.decision).toEqual(move);
    vi.advanceTimersByTime(1);
    expect(live.moment).toBeNull();
    expect(live.showing).toBe(false);
    expect(live.number).toBe(2);
    expect(live.log).toHaveLength(2);
  });

  it('can be skipped, and nothing is written twice', () => {
    const { live, socket, at } = sitDown();
    socket.says(told(2, [moved('alice', 'c3', 'c4')]));
    socket.says(told(3, [moved('alice', 'c4', 'c3')], { decision: move }));
    live.skip();
    expect(at('alice')).toBe('c3');
    expect(live.number).toBe(3);
    expect(live.decision).toEqual(move);
    expect(live.log.map((event) => event.number)).toEqual([2, 3]);
    vi.advanceTimersByTime(5000);
    expect(live.log).toHaveLength(2);
    expect(live.showing).toBe(false);
  });

  it('takes no time where nothing moves', () => {
    change({ speed: 'off' });
    const { live, socket } = sitDown();
    socket.says(told(2, [moved('alice', 'c3', 'c4')], { decision: move }));
    expect(live.decision).toEqual(move);
    expect(live.moment).toBeNull();
    expect(live.played).toBe(2);
  });

  it('leaves an open question open while others program', () => {
    const { live, socket } = sitDown();
    const { decision } = live;
    const ready = { kind: 'programmed', data: { who: 'max', tokens: 2, adrenaline: false } };
    socket.says(told(2, [ready], { decision: program }));
    expect(live.decision).toBe(decision);
  });

  it('takes the same question of another round for a new one', () => {
    const { live, socket } = sitDown();
    const { decision } = live;
    live.choose(5);
    const sent = socket.sent[socket.sent.length - 1] ?? {};
    socket.says(told(2, [], { decision: program }));
    socket.says({ type: 'done', id: sent['id'], number: 2 });
    vi.advanceTimersByTime(10);
    expect(live.decision).toEqual(program);
    expect(live.decision).not.toBe(decision);
    expect(live.sent).toBeNull();
  });

  it('keeps what was not mentioned, and asks anew what was answered', () => {
    const { live, socket } = sitDown();
    const { decision } = live;
    const brief = { decision: undefined, may: undefined, can_take_back: undefined };
    socket.says(told(2, [], { may: [move.options[0]], can_take_back: true, decision: program }));
    vi.advanceTimersByTime(10);
    socket.says(told(3, [], brief));
    vi.advanceTimersByTime(10);
    expect(live.decision).toBe(decision);
    expect([live.may, live.canTakeBack]).toEqual([[move.options[0]], true]);
    live.choose(5);
    const sent = socket.sent[socket.sent.length - 1] ?? {};
    socket.says(told(4, [], brief));
    socket.says({ type: 'done', id: sent['id'], number: 4 });
    vi.advanceTimersByTime(10);
    expect(live.decision).toEqual(program);
    expect(live.decision).not.toBe(decision);
  });

  it('shows the newest state at once after a lost connection', () => {
    const { live, socket, welcome } = sitDown();
    socket.says(told(2, [moved('alice', 'c3', 'c4')]));
    const whole = told(9, [moved('alice', 'c4', 'c3')], { whole: true, view, decision: move });
    socket.says({ ...welcome, told: whole });
    expect(live.number).toBe(9);
    expect(live.decision).toEqual(move);
    expect(live.showing).toBe(false);
    expect(live.log.map((event) => event.number)).toEqual([2, 9]);
  });

  it('counts on a clock from when it was told, not from when all had been shown', () => {
    const { live, socket } = sitDown();
    const clocks = [{ seat: 0, running: true, decision: 30, bank: 0 }];
    const now = Date.now();
    socket.says(told(2, [moved('alice', 'c3', 'c4'), moved('alice', 'c4', 'c3')], { clocks }));
    vi.advanceTimersByTime(5000);
    expect(live.clocks).toEqual(clocks);
    expect(live.clocksAt).toBe(now);
  });

  it('asks once more what can be said, if the connection was lost before it was told', () => {
    const { live, socket, welcome } = sitDown();
    const asked = () => socket.sent.filter(({ type }) => type === 'phrases').length;
    live.askPhrases();
    socket.says({ ...welcome, told: told(2, [], { whole: true, view }) });
    expect(asked()).toBe(2);
    socket.says({ type: 'phrases', number: 2, options: [] });
    expect(live.phrases).toEqual([]);
    socket.says({ ...welcome, told: told(3, [], { whole: true, view }) });
    expect(asked()).toBe(2);
  });

  it('keeps what a refusal said for a while', () => {
    const { live, socket } = sitDown();
    socket.says({ type: 'error', id: null, code: 'stale', text: 'gone' });
    expect([live.refusal, live.refusalText]).toEqual(['stale', 'gone']);
    vi.advanceTimersByTime(7000);
    expect([live.refusal, live.refusalText]).toEqual([null, null]);
  });
});
