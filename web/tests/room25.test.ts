import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Happened } from '../src/link/protocol';
import {
  firstDraft,
  fitting,
  lay,
  longest,
  NOTHING,
  offers,
  offersAdrenaline,
  optionOf,
  press,
  programsOf,
  sentPrograms,
  type Draft,
} from '../src/games/room25/draft';
import { claimsOn, lampsOn } from '../src/games/room25/claims';
import { stillHidden } from '../src/games/room25/counts';
import { effectOf } from '../src/games/room25/effects';
import { stepText } from '../src/games/room25/goal';
import { moodOf } from '../src/games/room25/moods';
import { startOf } from '../src/games/room25/start';
import { after, fallsOff, slideOf } from '../src/games/room25/staging';
import { exitOf, TOKENS, type Claim, type Room25View, type Sheet } from '../src/games/room25/view';
import { speak } from '../src/words/speech.svelte';
import playedGames from './fixtures/room25_games.json';
import programLists from './fixtures/programs.json';

const lists = programLists.map((texts) => texts.map((text, option) => ({ option, text })));

/** A small stream of numbers, the same at every run. */
function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

describe('the goal of a guard', () => {
  const dealt = playedGames[0]?.view as unknown as Room25View;

  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
  });

  it.each([
    { have: 0, told: '0 of 2 dead + 1 of unknown role' },
    { have: 1, told: '1 of 2 dead' }, // both guards are known, so the dead one was a prisoner
  ])('counts each death once: $told', ({ have, told }) => {
    const [first, ...others] = Object.entries(dealt.characters);
    const dead = { ...first![1], alive: false, role: null };
    const alive = others.map(([name, sheet]) => [name, { ...sheet, alive: true }]);
    const view = { ...dealt, characters: Object.fromEntries([[first![0], dead], ...alive]) };
    expect(stepText({ step: 'kill', done: false, have, need: 2 }, view).count).toBe(told);
  });
});

describe('the card at the beginning', () => {
  const dealt = playedGames[0]?.view as unknown as Room25View;
  const sarah = { ...dealt.characters['sarah']!, role: 'guard' as const };
  const view = { ...dealt, seat: sarah.seat, characters: { ...dealt.characters, sarah } };

  it('tells a player the hidden role until the first actions', () => {
    expect(startOf(view)).toMatchObject({ people: ['sarah'], role: 'guard' });
    expect(startOf({ ...view, turn: 1 })).toBeNull();
    expect(startOf({ ...view, round: 2 })).toBeNull();
  });

  it('tells nobody else a role, and onlookers nothing', () => {
    expect(startOf({ ...view, seat: null })).toBeNull();
    expect(startOf({ ...view, seat: sarah.seat + 1 })?.role).toBeNull();
  });

  it('comes in every mode', () => {
    const cooperation = { ...view, mode: 'cooperation', characters: dealt.characters };
    expect(startOf(cooperation)).toEqual({ people: ['sarah'], allies: [], role: null, mode: 'cooperation' });
  });

  it('names the others of a team', () => {
    const [other = ''] = Object.keys(dealt.characters).filter((who) => who !== 'sarah');
    const teams = { sarah: { ...sarah, role: null, team: 'a' as const } };
    const characters = Object.fromEntries(
      Object.entries({ ...dealt.characters, ...teams }).map(([who, sheet]) => [
        who,
        { ...sheet, team: who === 'sarah' || who === other ? ('a' as const) : ('b' as const) },
      ]),
    );
    expect(startOf({ ...view, mode: 'team', characters })?.allies).toEqual([other]);
  });
});

describe('claims on a tile', () => {
  const view = playedGames[0]?.view as unknown as Room25View;
  const claim = (seat: number, colour: Claim['colour']): Claim => ({
    ...{ seat, colour, tile: 7, cell: 'c4', then: 'c4', round: 1, fate: 'open', room: null, against: [] },
  });

  it('are all drawn as long as there is room', () => {
    const claims = [claim(0, 'red'), claim(1, 'green'), claim(2, 'red')];
    expect(claimsOn({ ...view, claims }, 7)).toEqual({ shown: claims, more: [] });
    expect(claimsOn({ ...view, claims }, 8)).toEqual({ shown: [], more: [] });
  });

  it('leave out some by number, but never one\'s own', () => {
    const claims = [0, 1, 2, 3, 4].map((seat) => claim(seat, seat % 2 ? 'green' : 'red'));
    const mine = claimsOn({ ...view, seat: 0, claims }, 7);
    expect(mine.shown.map(({ seat }) => seat)).toEqual([0, 4]);
    expect(mine.more.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    const none = claimsOn({ ...view, seat: null, claims }, 7);
    expect(none.shown.map(({ seat }) => seat)).toEqual([3, 4]);
    expect(none.more.length).toBe(3);
  });

  it('light a lamp for each colour, once', () => {
    const claims = [claim(0, 'red'), claim(1, 'green'), claim(2, 'red')];
    expect(lampsOn({ ...view, claims }, 7)).toEqual(['red', 'green']);
  });
});

describe('somebody who reveals a token', () => {
  it('is the one who is waited for', () => {
    const view = playedGames[0]?.view as unknown as Room25View;
    const event = { kind: 'token', data: { who: 'sarah', token: 'look' }, number: 1 };
    expect(after(view, event)).toMatchObject({ acting: 'sarah', asked: [4] });
  });
});

describe('a program that is taken back', () => {
  const dealt = structuredClone(playedGames[0]?.view) as unknown as Room25View;
  const seat = dealt.characters['sarah']?.seat ?? null;
  const programming = (round: number, sheet: object): Room25View => ({
    ...dealt,
    seat,
    round,
    phase: 'programming',
    characters: { ...dealt.characters, sarah: { ...dealt.characters['sarah']!, ...sheet } },
  });
  const sent = sentPrograms(
    {},
    programming(3, { ready: true, program: ['push', 'move'], adrenaline: 'planned' }),
  );

  it('lies in the slots as it was', () => {
    const back = sentPrograms(sent, programming(3, { ready: false, program: null }));
    expect(firstDraft(back, 'sarah', 3)).toMatchObject({ tokens: ['push', 'move'], adrenaline: true });
  });

  it('is forgotten in the next round, and is nobody else’s', () => {
    expect(firstDraft(sent, 'sarah', 4)).toBe(NOTHING);
    expect(firstDraft(sent, 'jennifer', 3)).toBe(NOTHING);
  });

  it('is not mistaken for what is left of it while it is performed', () => {
    const acting = { ...programming(4, { ready: true, program: ['move'] }), phase: 'action' as const };
    expect(sentPrograms(sent, acting)).toBe(sent);
  });
});

describe('programming from every list of programs that a game has offered', () => {
  it('knows lists of all kinds', () => {
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.some((list) => list.some(({ text }) => text === 'program'))).toBe(true);
    expect(lists.some((list) => longest(programsOf(list)) === 1)).toBe(true);
  });

  it.each(lists.map((list) => [list.length, list] as const))(
    'every program of %i can be laid',
    (_count, list) => {
      const programs = programsOf(list);
      for (const program of programs) {
        let draft: Draft = { ...NOTHING, adrenaline: program.adrenaline };
        for (const token of program.tokens) draft = press(programs, draft, token);
        expect(optionOf(programs, draft)).toBe(program.option);
      }
    },
  );

  it('whatever was pressed before, what lies in the slots can be sent', () => {
    lists.forEach((list, number) => {
      const programs = programsOf(list);
      const next = luck(number + 1);
      // The draft of another round, another character, another room.
      let draft = fitting(programs, { tokens: ['special', 'control', 'look'], adrenaline: true });
      for (let turn = 0; turn < 300; turn += 1) {
        const token = TOKENS[next(5)] ?? 'look';
        const before = draft;
        draft =
          next(2) === 0 ? press(programs, draft, token) : lay(programs, draft, token, next(3));
        if (offersAdrenaline(programs) && next(5) === 0) {
          draft = { ...draft, adrenaline: !draft.adrenaline };
        }
        if (!offers(programs, token)) expect(draft.tokens).toEqual(before.tokens);
        if (draft.tokens.length > 0 || !offers(programs, 'move')) {
          expect(optionOf(programs, draft), JSON.stringify([draft, list])).not.toBeNull();
        }
        expect(new Set(draft.tokens).size).toBe(draft.tokens.length);
      }
    });
  });

  it('a paranoid character is ready with nothing', () => {
    const paranoid = lists.find((list) => list.some(({ text }) => text === 'program')) ?? [];
    const programs = programsOf(paranoid);
    expect(longest(programs)).toBe(0);
    expect(optionOf(programs, fitting(programs, { tokens: ['look'], adrenaline: false }))).not.toBeNull();
  });
});

describe('laying tokens into slots', () => {
  const all = programsOf(lists.reduce((one, other) => (other.length > one.length ? other : one), []));
  const draft = (...tokens: string[]): Draft => ({ tokens, adrenaline: false });

  it('fills, replaces, swaps and takes out', () => {
    expect(lay(all, draft(), 'push', 1).tokens).toEqual(['push']);
    expect(lay(all, draft('look', 'move'), 'push', 0).tokens).toEqual(['push', 'move']);
    expect(lay(all, draft('look', 'move'), 'move', 0).tokens).toEqual(['move', 'look']);
    expect(press(all, draft('look', 'move'), 'push').tokens).toEqual(['look', 'push']);
    expect(press(all, draft('look', 'move'), 'look').tokens).toEqual(['move']);
  });
});

interface Step {
  events: { kind: string; data: Record<string, unknown> }[];
  changed: Record<string, unknown>;
}

/** What can be seen, in the words of the played games. */
function seen(view: Room25View): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  view.cells.forEach((cell, place) => {
    const marks = [cell.closed && 'closed', cell.lock && 'lock', cell.axis].filter(Boolean);
    told[`cell ${place}`] = [cell.tile, cell.room, ...marks];
  });
  for (const [who, sheet] of Object.entries(view.characters)) told[who] = sheet.at;
  view.robots.forEach((at, number) => (told[`robot ${number}`] = at));
  return told;
}

describe('the view after each event', () => {
  it.each(playedGames.map((playedGame) => [JSON.stringify(playedGame.config), playedGame] as const))(
    'the events of %s lead where the engine leads',
    (_name, playedGame) => {
      let view = playedGame.view as unknown as Room25View;
      let truth = seen(view);
      for (const step of playedGame.steps as Step[]) {
        for (const event of step.events) view = after(view, { ...event, number: 0 } as Happened);
        truth = { ...truth, ...step.changed };
        expect(seen(view), JSON.stringify(step.events)).toEqual(truth);
      }
    },
  );

  it('a line slides with wrap-round', () => {
    expect(fallsOff('4', 'e')).toBe('e4');
    expect(fallsOff('b', 'n')).toBe('b5');
    expect(slideOf('4', 'e').get('e4')).toBe('a4');
    expect(slideOf('b', 's').get('b1')).toBe('b5');
    expect(slideOf('b', 's').get('b5')).toBe('b4');
  });

  it('claims, reminders and what one knows move with their tile', () => {
    const base = playedGames[0]?.view as unknown as Room25View;
    const view: Room25View = {
      ...base,
      knows: { e4: 'vortex', a1: 'key' },
      claims: [{ seat: 0, cell: 'e4', tile: base.cells[9]?.tile ?? 0, colour: 'red', round: 1, then: 'e4', fate: 'open', room: null, against: [] }],
    };
    const moved = after(view, { kind: 'slid', data: { line: '4', dir: 'e' }, number: 1 });
    expect(moved.knows).toEqual({ a4: 'vortex', a1: 'key' });
    expect(moved.claims[0]?.cell).toBe('a4');
    expect(moved.cells[5]?.tile).toBe(view.cells[9]?.tile);
    expect(moved.slid).toEqual({ '4': 'e' });
  });
});

describe('the escape', () => {
  const view = playedGames[0]?.view as unknown as Room25View;
  const cells = view.cells.map((tile, place) =>
    place === 4 ? { ...tile, up: true, room: 'room_25' } : { ...tile, up: false, room: null },
  );
  const slid = (more: object): Happened => ({ kind: 'slid', number: 1, data: { line: '5', dir: 'e', ...more } });
  const before = { ...view, cells, way_out: null };

  it('leaves Room 25 beyond the edge that it was slid over', () => {
    const gone = after(before, slid({ out: true }));
    expect(gone.way_out).toBe('e');
    // The table keeps it in a5, where it would come in again; it lies five tiles east of that.
    expect(exitOf(gone)).toEqual({ cell: 'a5', right: 1, down: 0 });
    expect(effectOf(slid({ out: true }), gone)).toBeNull();
  });

  it('is no slide that brings nobody out', () => {
    const round = after(before, slid({}));
    expect(round.way_out).toBeNull();
    expect(exitOf(round)).toBeNull();
    expect(effectOf(slid({}), round)?.kind).toBe('flight');
  });
});

describe('rooms that are still to be found', () => {
  it('are those of the complex that do not lie open', () => {
    const view = playedGames[0]?.view as unknown as Room25View;
    const down = view.cells.map((tile) => ({ ...tile, up: false, room: null }));
    const complex = { shredder: 2, timer: 1 };
    expect(stillHidden({ ...view, complex, cells: down }, 'shredder')).toBe(2);
    const cells = down.map((tile, place) => (place === 3 ? { ...tile, up: true, room: 'shredder' } : tile));
    expect(stillHidden({ ...view, complex, cells }, 'shredder')).toBe(1);
    expect(stillHidden({ ...view, complex, cells }, 'timer')).toBe(1);
  });
});

describe('moods', () => {
  const dealt = playedGames[0]?.view as unknown as Room25View;
  const with_ = (some: Partial<Sheet>, over = false): Room25View => ({
    ...dealt,
    over,
    characters: { ...dealt.characters, sarah: { ...dealt.characters['sarah']!, ...some } },
  });

  it('come from what everybody knows', () => {
    expect(moodOf(with_({}), 'sarah')).toBe('calm');
    expect(moodOf(with_({ alive: false, at: null }), 'sarah')).toBe('gone');
    expect(moodOf(with_({ armed: true }), 'sarah')).toBe('afraid');
    expect(moodOf(with_({ flood: 1 }), 'sarah')).toBe('afraid');
    expect(moodOf(with_({ lost: ['look'] }), 'sarah')).toBe('hurt');
    expect(moodOf(with_({ role: 'guard', revealed: true }), 'sarah')).toBe('unmasked');
  });

  it('do not give a role away before everybody knows it', () => {
    expect(moodOf(with_({ role: 'guard', revealed: false }), 'sarah')).toBe('calm');
  });
});
