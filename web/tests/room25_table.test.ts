/** Parts of Room 25's table as they are drawn: what a person reads, and in which order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import AfterDeath from '../src/games/room25/AfterDeath.svelte';
import { disputed, fateText } from '../src/games/room25/claims';
import { WORDS } from '../src/games/room25/context';
import { feed } from '../src/games/room25/feed';
import Notebook, { holdOn } from '../src/games/room25/Notebook.svelte';
import { complexDrawn } from '../src/games/room25/picture';
import Programming from '../src/games/room25/Programming.svelte';
import Sheets from '../src/games/room25/Sheets.svelte';
import Unmask from '../src/games/room25/Unmask.svelte';
import type { Claim, Room25View } from '../src/games/room25/view';
import { Room25Words } from '../src/games/room25/words';
import type { Happened } from '../src/link/protocol';
import { feedOf } from '../src/table/feed';
import { speak, texts } from '../src/words/speech.svelte';
import room25 from './fixtures/room25.json';

const VIEW = room25.view as unknown as Room25View;
const nothing = () => undefined;
const context = () => new Map([[WORDS, () => new Room25Words(texts())]]);
const at = (html: string, ...parts: string[]) => parts.map((part) => html.indexOf(part));
const words = () => new Room25Words(texts());

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

describe('programming', () => {
  const html = (lost: string[], tokens: string[]) =>
    render(Programming, {
      props: {
        about: 'max',
        options: tokens.map((token, option) => ({ option, text: `program ${token}` })),
        laid: { tokens: [], adrenaline: false },
        lost,
        sent: null,
        choose: nothing,
      },
    }).body;

  it('says of a lost token that it is lost below its picture and its name, not over them', () => {
    const body = html(['look'], ['move', 'push']);
    const token = body.slice(body.indexOf('data-token="look"'));
    const [sign = 0, word = 0, gone = 0] = at(token, 'class="sign', 'class="word', 'class="gone');
    expect(0 < sign && sign < word && word < gone).toBe(true);
    expect(body).toMatch(/aria-disabled="true"[^>]*data-token="look"/);
    const file = join(import.meta.dirname, '../src/games/room25/Programming.svelte');
    const rule = /\n {2}\.gone \{([^}]*)\}/.exec(readFileSync(file, 'utf-8'))?.[1] ?? '';
    expect(rule).toContain('color');
    expect(rule).not.toContain('position');
  });

  it('lets nobody look for a token that nobody has here, and keeps the others’ keys', () => {
    const body = html([], ['look', 'move', 'push', 'control']);
    expect(body).not.toContain('data-token="special"');
    expect(html(['look'], ['move'])).toMatch(/data-token="move"[\s\S]*<kbd[^>]*>2<\/kbd>/);
  });
});

describe('showing oneself as a guard', () => {
  it('is a button of its own that asks before it is done', () => {
    const { body } = render(Unmask, {
      props: { view: VIEW, who: 'max', offer: { option: 3, text: 'reveal' }, choose: nothing },
    });
    expect(body).toContain('Take off the mask …');
    expect(body).not.toContain('data-option'); // the first touch does nothing yet
  });

  it('can be settled before one’s turn, which a lost action leaves no time for, and taken back', () => {
    const card = (armed: boolean) =>
      render(Unmask, { props: { view: VIEW, who: 'max', offer: null, armed, choose: nothing } }).body;
    expect(card(false)).toContain('Take off the mask on my next turn …');
    expect(card(true)).toContain('The mask comes off on your next turn.');
    expect(card(true)).toContain('data-disarm');
  });
});

describe('after one’s own death', () => {
  it('what can still be won is said, and nothing to the living', () => {
    const card = (after_death: Room25View['after_death']) =>
      render(AfterDeath, { props: { view: { ...VIEW, after_death } } }).body;
    expect(card([])).not.toContain('<li');
    const told = card(['prisoners', 'role_hidden', 'talk']);
    expect(told.match(/<li/g)).toHaveLength(4);
    expect(told).toContain('in the last round Room 25 may leave without one of them');
  });
});

describe('claims', () => {
  const claim = (seat: number, against: number[], more: Partial<Claim> = {}): Claim => ({
    ...{ seat, round: 1, cell: 'b3', then: 'b3', tile: 7, colour: 'red', room: null, against },
    fate: against.length > 0 ? 'disputed' : 'open',
    ...more,
  });
  const view = (...claims: Claim[]): Room25View => ({ ...VIEW, claims });

  it('that cannot both be right are seen on their tile', () => {
    expect(disputed(view(claim(0, [1]), claim(1, [0])), 7)).toBe(true);
    expect(disputed(view(claim(0, [])), 7)).toBe(false);
    expect(disputed(view(claim(0, [1]), claim(1, [0])), 8)).toBe(false);
  });

  it('are told with what became of them', () => {
    const told = (one: Claim) => fateText(one, VIEW, words(), texts());
    expect(told(claim(0, []))).toBe('open');
    expect(told(claim(0, [1]))).toBe(`disputed by ${words().seat(1, VIEW)}`);
    expect(told(claim(0, [1], { fate: 'wrong', room: 'vortex' }))).toBe('wrong: Vortex Room');
  });
});

describe('the notebook', () => {
  const who = Object.keys(VIEW.characters).find((each) => VIEW.characters[each]?.seat !== VIEW.seat) ?? '';

  it('knows its marks, and no others', () => {
    expect(holdOn({ [`mark ${who}`]: 'liar' }, who)).toBe('liar');
    expect(holdOn({ [`mark ${who}`]: 'friend' }, who)).toBeNull();
    expect(holdOn({}, who)).toBeNull();
  });

  it('shows the mark on the row of the person', () => {
    const { body } = render(Sheets, {
      context: context(),
      props: { view: VIEW, names: () => null, hold: (each: string) => (each === who ? 'guard' : null) },
    });
    expect(body.match(/class="stamp guard/g)).toHaveLength(1);
  });

  it('presses the button of the mark', () => {
    const { body } = render(Notebook, {
      context: context(),
      props: { view: VIEW, who, log: [], notes: { [`mark ${who}`]: 'trust' }, note: nothing },
    });
    expect(body.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(body).toMatch(/class="stamp trust[^>]*aria-pressed="true"/);
  });
});

describe('the feed', () => {
  const event = (kind: string, data: Record<string, unknown>): Happened => ({ kind, data, number: 1 }) as Happened;
  const lines = (...log: Happened[]) =>
    feedOf(log, [], words() as never, VIEW as never, feed as never, () => '').map(({ text }) => text);

  it('tells the slides of the M.A.C. in one line', () => {
    const slid = (line: string, dir: string) => event('slid', { line, dir });
    expect(
      lines(
        event('card', { card: 'move b n' }),
        slid('b', 'n'),
        event('card', { card: 'move 4 e x2' }),
        slid('4', 'e'),
        slid('4', 'e'),
      ),
    ).toEqual(['M.A.C. slides: b\u00a0↑ · 4\u00a0→\u00a0×2']);
  });

  it('gives every other card a line of its own', () => {
    const told = lines(
      event('card', { card: 'move b n' }),
      event('card', { card: 'blackout' }),
      event('card', { card: 'move d s' }),
    );
    expect(told).toHaveLength(3);
    expect(told[1]).toBe('M.A.C. card: Blackout.');
  });
});

describe('the picture for friends', () => {
  it('holds every room of the complex and everybody who lives', () => {
    const drawn = complexDrawn(VIEW);
    expect(drawn.match(/#symbol-room-/g)).toHaveLength(25);
    const living = Object.values(VIEW.characters).filter(({ alive }) => alive).length;
    expect(drawn.match(/share-pawn\)/g)).toHaveLength(living);
  });
});
