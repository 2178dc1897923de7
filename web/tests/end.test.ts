import { describe, expect, it } from 'vitest';

import { fluentOf, LANGUAGES } from '../plugins/game_data';
import { switchWords } from '../plugins/switch_words';
import type { GameWords } from '../src/games/game';
import type { Frame, View } from '../src/link/protocol';
import { leftOf, spell } from '../src/table/clocks';
import { awardsOf } from '../src/table/end/awards';
import { secretsOf } from '../src/table/end/knowledge';
import { figuresOf } from '../src/table/end/statistics';
import { heardOf } from '../src/table/heard';
import { ending as lockup } from '../src/games/lockup/ending';
import { ending as room25Ending } from '../src/games/room25/ending';
import type { LockupView } from '../src/games/lockup/view';
import type { Room25View } from '../src/games/room25/view';
import { Room25Words } from '../src/games/room25/words';
import { Texts } from '../src/words/texts';
import room25 from './fixtures/room25.json';

type Told = [kind: string, data: Record<string, unknown>];

function frame(number: number, seat: number | null, told: Told[], more: Partial<Frame> = {}): Frame {
  const events = told.map(([kind, data]) => ({ kind, data, number }));
  return { number, seat, text: null, events, ...more };
}

const push = (by: string, who: string): Told => ['pushed', { by, who, from: 'c3', to: 'c4' }];

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

describe('awards of Room 25', () => {
  const frames = [
    frame(0, null, []),
    frame(1, 0, [push('alice', 'max'), push('alice', 'sarah')]),
    frame(2, 1, [['saw', { who: 'max', cell: 'a1', room: 'room_25' }]]),
    frame(3, 2, [
      ['moved', { who: 'sarah', from: 'c3', to: 'c2' }],
      ['revealed', { cell: 'c2', room: 'room_25' }],
    ]),
    frame(4, 2, [
      ['moved', { who: 'sarah', from: 'c2', to: 'c1' }],
      ['revealed', { cell: 'c1', room: 'empty' }],
    ]),
  ];
  const awards = Object.fromEntries(
    awardsOf(room25Ending.awards, frames, end, 3).map((award) => [award.id, award]),
  );

  it('go to whoever did most', () => {
    expect(awards['pusher']).toMatchObject({ seats: [0], count: 2 });
    expect(awards['finder']).toMatchObject({ seats: [1] });
    expect(awards['explorer']).toMatchObject({ seats: [2], count: 2 });
  });

  it('know lies from truths', () => {
    expect(awards['liar']).toMatchObject({ seats: [1], count: 2 });
    expect(awards['honest']).toMatchObject({ seats: [0], count: 2 });
  });

  it('are not given for nothing, nor to everybody', () => {
    expect(awards['pushed']).toBeUndefined();
    expect(awards['slider']).toBeUndefined();
    expect(awardsOf(room25Ending.awards, [], { ...end, claims: [] }, 3)).toEqual([]);
  });
});

describe('awards of Lockup', () => {
  it('count hauls, first places and bluffs', () => {
    const frames = [
      frame(1, 0, [['claim', { seat: 0, location: 'library', token: '5' }]]),
      frame(2, 1, [['claim', { seat: 1, location: 'library', token: '2' }]]),
      frame(3, null, [
        ['turned_up', { seat: 0, location: 'library', tokens: ['1'] }],
        ['turned_up', { seat: 1, location: 'library', tokens: ['2'] }],
        ['gained', { seat: 1, kind: 'ore', count: 4 }],
        ['ranked', { location: 'library', order: [1, 0], strengths: [2, 1] }],
        ['ranked', { location: 'tavern', order: [1, 0], strengths: [2, 1] }],
        ['ranked', { location: 'mine', order: [1, 0], strengths: [2, 1] }],
      ]),
    ];
    expect(awardsOf(lockup.awards, frames, {} as LockupView, 2)).toEqual([
      { id: 'haul', seats: [1], count: 4 },
      { id: 'bluffer', seats: [0], count: 1 },
      { id: 'boss', seats: [1], count: 3 },
      { id: 'honest', seats: [1], count: 1 },
    ]);
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

describe('figures', () => {
  it('count choices, words, deaths and thinking', () => {
    const frames = [
      frame(1, 0, [], { spent: 12, bot: false }),
      frame(2, 0, [['died', { who: 'max' }]], { spent: 30, bot: false }),
      frame(3, 1, [['agree', { seat: 1 }]], { spent: 0, bot: true }),
      frame(4, 1, [], { spent: 9, bot: true }),
    ];
    const words = new Room25Words(new Texts('en', { fluent: '', cards: {} })) as unknown as GameWords;
    const figures = figuresOf(frames, end as unknown as View, 2, words);
    expect(figures).toMatchObject({ rounds: 4, events: { died: 1 }, said: 1, choices: 3 });
    expect(figures.seats[0]).toEqual({ choices: 2, seconds: 42, longest: 30 });
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
      [null, 0],
    ]);
  });
});
