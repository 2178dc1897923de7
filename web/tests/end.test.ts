import { describe, expect, it } from 'vitest';

import { fluentOf, LANGUAGES } from '../plugins/game_data';
import { switchWords } from '../plugins/switch_words';
import type { GameWords } from '../src/games/game';
import type { Frame, View } from '../src/link/protocol';
import { leftOf, spell } from '../src/table/clocks';
import { secretsOf } from '../src/table/end/knowledge';
import { figuresOf } from '../src/table/end/statistics';
import { heardOf } from '../src/table/heard';
import { marksOf } from '../src/table/marks';
import { ending as lockup } from '../src/games/lockup/ending';
import { ending as room25Ending } from '../src/games/room25/ending';
import type { LockupView } from '../src/games/lockup/view';
import type { Room25View } from '../src/games/room25/view';
import { cutOf } from '../src/games/room25/cut';
import { Room25Words } from '../src/games/room25/words';
import { Texts } from '../src/words/texts';
import room25 from './fixtures/room25.json';

type Told = [kind: string, data: Record<string, unknown>];

function frame(number: number, seat: number | null, told: Told[], more: Partial<Frame> = {}): Frame {
  const events = told.map(([kind, data]) => ({ kind, data, number }));
  return { number, seat, text: null, events, ...more };
}

const end = {
  round: 4,
  characters: { alice: { seat: 0 }, max: { seat: 1 }, sarah: { seat: 2 } },
  claims: [
    { seat: 1, fate: 'wrong' },
    { seat: 1, fate: 'wrong' },
    { seat: 0, fate: 'right' },
    { seat: 0, fate: 'right' },
    { seat: 2, fate: 'right' },
  ],
} as unknown as Room25View;

describe('who won', () => {
  it('is told by the view of Room 25', () => {
    const outcome = { winners: ['alice', 'max'], reason: '', scores: [1, 1, 1], won: [], was: [] };
    const view = { winners: ['alice', 'max'], winning_seats: [0, 1, 2] } as unknown as Room25View;
    expect([...room25Ending.winningSeats({ outcome }, view)]).toEqual([0, 1, 2]);
  });

  it('is not everybody with points in Lockup', () => {
    const outcome = { winners: [1], reason: '', scores: [30, 41, 12], won: [], was: [] };
    const view = { winners: [1] } as unknown as LockupView;
    expect([...lockup.winningSeats({ outcome }, view)]).toEqual([1]);
  });
});

describe('the cut of the board', () => {
  const view = {
    cells: Array.from({ length: 25 }, (_, tile) => ({ tile, room: tile === 9 ? 'room_25' : null })),
    knows: {},
  } as unknown as Room25View;
  const found = (kind: string, data: Record<string, unknown>) => ({ kind, data });
  const about = (headline: ReturnType<typeof found>, ...findings: ReturnType<typeof found>[]) => ({
    ...{ moment: 3, position: 3, parts: [], awards: [], lies: [] },
    headline,
    findings,
  });

  it('shows a death, and the way there', () => {
    const ending = about(
      found('fell', { who: 'max', room: 'mortal' }),
      found('died', { who: 'max', round: 8, number: 1 }),
      found('where', { cell: 'd4', room: 'mortal' }),
      found('went_in', { who: 'max', from: 'd3' }),
    );
    const cut = cutOf(view, ending);
    expect(cut?.rows).toEqual([
      ['c5', 'd5', 'e5'],
      ['c4', 'd4', 'e4'],
      ['c3', 'd3', 'e3'],
    ]);
    expect(cut?.fallen).toEqual({ who: 'max', cell: 'd4' });
    expect(cut?.way).toEqual({ from: 'd3', to: 'd4' });
    expect(cut?.slide).toBeNull();
  });

  it('shows the slide that was missing, at the edge', () => {
    const cut = cutOf(view, about(found('short_slides', { count: 1, line: '4', dir: 'e' })));
    expect(cut?.slide).toEqual({ cell: 'e4', dir: 'e' });
    expect(cut?.rows[1]).toEqual(['c4', 'd4', 'e4']);
  });

  it('is not drawn of a place that nobody knows', () => {
    const unknown = { ...view, cells: view.cells.map((tile) => ({ ...tile, room: null })) };
    expect(cutOf(unknown, about(found('short_people', { count: 2 })))).toBeNull();
  });
});

describe('every award', () => {
  const ids = [
    ...['finder', 'liar', 'explorer', 'pusher', 'slider', 'honest', 'scout', 'pushed'],
    ...['haul', 'bluffer', 'boss', 'crafter', 'recruiter', 'schemer', 'suspect'],
  ];
  it.each(LANGUAGES)('has words in %s', (language) => {
    const texts = new Texts(language, { fluent: fluentOf(language), cards: {} });
    for (const id of ids) {
      expect(texts.sayStrictly(`award-${id}`)).not.toBe('');
      expect(texts.sayStrictly(`award-${id}.why`, { count: 3 })).not.toContain('{');
    }
  });
});

describe('rule switches', () => {
  it.each(LANGUAGES)('are all explained in %s', (language) => {
    const words = new Texts(language, { fluent: switchWords(language), cards: {} });
    for (const key of ['ui_memory_aid', 'lock_own_room', 'bandit_cube_at_setup']) {
      expect(words.sayStrictly(`switch-${key}`)).not.toBe('');
    }
    expect(words.sayStrictly('complex-coop_easy')).not.toBe('');
  });
});

describe('who knew what', () => {
  it('is what only some were told', () => {
    const frames = [
      frame(1, 0, [['saw', { who: 'alice' }], ['looked', { who: 'alice' }]], {
        audiences: [0b001, null],
      }),
      frame(2, 1, [['saw', { who: 'max' }]], { audiences: [0b110] }),
    ];
    const secrets = secretsOf(frames, 3);
    expect(secrets.map((secret) => secret.seats)).toEqual([[0], [1, 2]]);
    expect(secrets[0]?.event.kind).toBe('saw');
  });
});

describe('marks of a replay', () => {
  it('are rounds, and what was grave', () => {
    const words = new Room25Words(new Texts('en', { fluent: '', cards: {} })) as unknown as GameWords;
    const told = (kind: string, number: number) => ({ kind, data: {}, number });
    const events = [told('round', 4), told('moved', 5), told('died', 9), told('round', 9), told('over', 12)];
    expect(marksOf(events, words)).toEqual([
      { number: 4, grave: false, lie: false },
      { number: 9, grave: true, lie: false },
      { number: 12, grave: true, lie: false },
    ]);
    expect(marksOf(events, words, [5, 9]).filter((mark) => mark.lie)).toEqual([
      { number: 5, grave: false, lie: true }, // the death at 9 is the graver mark
    ]);
  });
});

describe('figures', () => {
  it('count choices, words, deaths and thinking', () => {
    const frames = [
      frame(1, 0, [], { spent: 12, bot: false }),
      frame(2, 0, [['died', { who: 'max' }]], { spent: 30, bot: false }),
      frame(3, 1, [['agree', { seat: 1 }]], { spent: 0, bot: true }),
      frame(4, 1, [], { spent: 9, bot: true }),
      frame(5, 0, [], { spent: 1, bot: false }),
      { ...frame(6, 0, []), text: 'take back' },
    ];
    const words = new Room25Words(new Texts('en', { fluent: '', cards: {} })) as unknown as GameWords;
    const figures = figuresOf(frames, end as unknown as View, 2, words);
    expect(figures).toMatchObject({ rounds: 4, events: { died: 1 }, said: 1, choices: 3 });
    expect(figures.seats[0]).toEqual({ choices: 2, seconds: 43, longest: 30 });
    expect(figures.seats[1]).toEqual({ choices: 1, seconds: 0, longest: 0 });
  });
});

describe('clocks', () => {
  const clock = { seat: 0, running: true, decision: 10, bank: 60 };

  it('run down the decision first, then the bank', () => {
    expect(leftOf(clock, 4)).toMatchObject({ decision: 6, bank: 60 });
    expect(leftOf(clock, 25)).toMatchObject({ decision: 0, bank: 45 });
    expect(leftOf(clock, 500)).toMatchObject({ decision: 0, bank: 0 });
    expect(leftOf({ ...clock, running: false }, 99)).toMatchObject({ decision: 10 });
  });

  it('are spelt for people', () => {
    expect(spell(65)).toBe('1:05');
    expect(spell(3725)).toBe('1:02:05');
    expect(spell(2 * 86400 + 3 * 3600)).toBe('2d 3h');
    expect(spell(2 * 86400)).toBe('2d');
    expect(spell(2 * 86400 + 3 * 3600, 'ru')).toMatch(/2.д.*3.ч/);
  });
});

describe('talk', () => {
  it('is phrases and chat in the order in which they were said', () => {
    const texts = new Texts('en', { fluent: fluentOf('en'), cards: {} });
    const words = new Room25Words(texts) as unknown as GameWords;
    const log = [
      { kind: 'agree', data: { seat: 0 }, number: 4 },
      { kind: 'moved', data: {}, number: 5 },
    ];
    const line = { type: 'line' as const, line: 1, kind: 'chat' as const, seat: 1, at: 0, name: null };
    const lines = [
      { ...line, number: 0, text: 'before the game', name: 'Jan' },
      { ...line, number: 2, text: 'hello' },
      { ...line, line: 2, number: 9, kind: 'ended' as const, text: '' },
    ];
    const heard = heardOf(log, lines, words, room25.view as unknown as View, (seat) => `P${seat}`);
    expect(heard.map((each) => [each.who, each.seat])).toEqual([
      ['Jan', 1],
      ['P1', 1],
      [words.seat(0, room25.view as unknown as View), 0],
    ]);
  });
});
