import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { fluentOf } from '../plugins/game_data';
import { gameOf } from '../src/games';
import type { GameWords } from '../src/games/game';
import { LockupWords } from '../src/games/lockup/words';
import { ending } from '../src/games/plain/ending';
import { lineOf, partsOf, shapeOf, type Shape } from '../src/games/plain/shape';
import PlainTable from '../src/games/plain/Table.svelte';
import { PlainWords } from '../src/games/plain/words';
import { Room25Words } from '../src/games/room25/words';
import { againstBots, firstSetup, modeName, modesOf } from '../src/home/table_setup';
import { houseWords, modeWords } from '../src/home/summary';
import type { Info, View } from '../src/link/protocol';
import type { Live } from '../src/table/live.svelte';
import { speak } from '../src/words/speech.svelte';
import { LANGUAGES, readable, Texts } from '../src/words/texts';
import lockup from './fixtures/lockup.json';
import room25 from './fixtures/room25.json';

const english = new Texts('en', { fluent: fluentOf('en'), cards: {} });
const names = { words: new PlainWords('unknown', english), texts: english };
const FIXTURES = { room25, lockup } as const;
const GAMES = ['room25', 'lockup'] as const;
const WORDS = {
  room25: new Room25Words(english) as unknown as GameWords,
  lockup: new LockupWords(english) as unknown as GameWords,
};

/** Everything that a shape says. */
function saidBy(shape: Shape): string[] {
  if (shape.kind === 'text') return [shape.text];
  if (shape.kind === 'table') {
    return [...shape.columns, ...shape.rows.flatMap((row) => [row.name, ...row.cells])];
  }
  return shape.fields.flatMap((field) => [field.name, ...saidBy(field.shape)]);
}

/** Every text and number of a view, and every key. */
function leavesOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([each, fact]) => [names.words.key(each), ...leavesOf(fact, each)]);
  }
  if (typeof value === 'string' && value !== '') return [names.words.value(key, value)];
  if (typeof value !== 'number') return [];
  return [key === 'seat' ? `Player ${value + 1}` : String(value)];
}

describe('a view without art', () => {
  it('is texts, tables and fields', () => {
    expect(shapeOf('thing', 7, names)).toEqual({ kind: 'text', text: '7' });
    expect(shapeOf('thing', null, names)).toEqual({ kind: 'text', text: '–' });
    expect(shapeOf('thing', [], names)).toEqual({ kind: 'text', text: '–' });
    expect(shapeOf('thing', {}, names)).toEqual({ kind: 'text', text: '–' });
    expect(shapeOf('thing', ['green_die', 'axe'], names)).toEqual({ kind: 'text', text: 'green die, axe' });
    expect(shapeOf('thing', [{ suit: 'hearts', up: true }, { suit: 'clubs', up: false }], names)).toEqual({
      kind: 'table',
      columns: ['suit', 'up'],
      rows: [
        { name: '1', cells: ['hearts', 'yes'] },
        { name: '2', cells: ['clubs', 'no'] },
      ],
    });
    expect(shapeOf('thing', { deck: { left: 3 } }, names)).toEqual({
      kind: 'fields',
      fields: [
        { name: 'deck', shape: { kind: 'fields', fields: [{ name: 'left', shape: { kind: 'text', text: '3' } }] } },
      ],
    });
    expect(lineOf('thing', { at: [1, 2], by: { who: 'x' } }, names)).toBe('at: 1, 2; by: who: x');
  });

  it('names players', () => {
    expect(lineOf('thing', { seat: 0, first_seat: 1, seats: [0, 2], count: 3 }, names)).toBe(
      'player: Player 1; first: Player 2; players: Player 1, Player 3; number: 3',
    );
  });

  it.each(GAMES)('tells all of %s', (game) => {
    const { view } = FIXTURES[game];
    const { lines, blocks } = partsOf(view, names);
    const said = [...lines, ...blocks].flatMap(({ name, shape }) => [name, ...saidBy(shape)]).join('\n');
    expect(leavesOf(view).length).toBeGreaterThan(200);
    expect(leavesOf(view).filter((leaf) => !said.includes(leaf))).toEqual([]);
  });
});

describe('words of a game that the page does not know', () => {
  const fluent = `nim-event-taken = { $seat } takes { $count } from { $heap }.
nim-heap-left = the left heap
nim-ask-take = How many, { $who }?
nim-option-take = Take { $second } from { $first }
    .why = Who takes the last one wins.
player = Player { $number }
plain-ask = Choose: { $kind }
plain-over = Over ({ $reason }): { $winners }
list-and = { $first } and { $last }
`;
  const words = new PlainWords('nim', new Texts('en', { fluent, cards: {} }));
  const happened = (kind: string, data: Record<string, unknown>) => ({ kind, data, number: 1 });

  it('are its own messages, if there are any', () => {
    expect(words.sentence(happened('taken', { seat: 1, count: 3, heap: 'left' }))).toBe(
      'Player 2 takes 3 from the left heap.',
    );
    expect(words.question({ kind: 'take', about: 'first_player', options: [] })).toBe(
      'How many, first player?',
    );
    expect(words.option('take left 3')).toBe('Take 3 from left');
    expect(words.why('take left 3')).toBe('Who takes the last one wins.');
  });

  it('are its notation otherwise', () => {
    const data = { seat: 0, cells: ['a1', 'b2'], by: { who: 'red_king' }, none: null };
    expect(words.sentence(happened('slid_far', data))).toBe(
      'Player 1: slid far: cells a1, b2, by who red king, none –',
    );
    expect(words.sentence(happened('dawn', {}))).toBe('dawn');
    expect(words.sentence(happened('over', { winners: [0, 1], reason: 'last_one' }))).toBe(
      'Over (last one): Player 1, Player 2',
    );
    expect(words.question({ kind: 'give_up', about: '', options: [] })).toBe('Choose: give up');
    expect(words.option('give_up now')).toBe('give up now');
    expect(words.why('give_up now')).toBe('');
  });

  it('are those of the reader for keys and values', () => {
    const polish = new Texts('pl', { fluent: `${fluentOf('pl')}\nnim-word-heap = stos\nnim-word-left_heap = lewy stos\n`, cards: {} });
    const named = { words: new PlainWords('nim', polish), texts: polish };
    expect(shapeOf('view', { round: 2, over: false, heap: 'left_heap', warden_seat: 0 }, named)).toEqual({
      kind: 'fields',
      fields: [
        { name: 'runda', shape: { kind: 'text', text: '2' } },
        { name: 'koniec gry', shape: { kind: 'text', text: 'nie' } },
        { name: 'stos', shape: { kind: 'text', text: 'lewy stos' } },
        { name: 'warden', shape: { kind: 'text', text: 'Gracz 1' } },
      ],
    });
    expect(named.words.option('left_heap 3')).toBe('lewy stos 3');
  });

  it.each(GAMES)('can say every event and option of %s, as if it were unknown', (game) => {
    const unknown = new PlainWords('unknown', english);
    const { events, options } = FIXTURES[game];
    for (const event of events) expect(unknown.sentence(event), event.kind).not.toBe('');
    for (const option of options) expect(unknown.option(option)).toBe(readable(option));
  });
});

describe('a game that the page has no folder for', () => {
  const nim = { name: 'nim', modes: { short_game: [2, 3] }, usual: { short_game: 2 }, bots: ['random'], ranked: ['random'], temperaments: [], rules_version: 1, puzzles: false, levels: {}, minutes: 0, weight: '', presets: [] };
  const info = {
    game: 'nim',
    config: { mode: 'short_game', heaps: 5 },
    level: null,
    departures: [{ key: 'heaps', value: 5, book: 3 }],
    seats: [{}, {}],
    clock: { kind: 'none' },
    takeover: null,
    talk: 'free',
    spectators: true,
  } as unknown as Info;

  it('can be chosen by what the server tells of it', () => {
    expect(modesOf(nim)).toEqual(['short_game']);
    expect(modeName('nim', 'short_game', english)).toBe('short game');
    expect(firstSetup(nim).config).toEqual({ mode: 'short_game', seats: 2 });
    expect(againstBots(nim, 'short_game', 'Ania')).toMatchObject({ game: 'nim', bots: { 1: 'random' }, start: true });
    expect(modeWords(info, english)).toEqual(['short game', '2 players', '1 rule changed']);
    expect(houseWords(info, english).length).toBeGreaterThan(2);
    expect(gameOf('nim').rulebook).toBeNull();
  });

  it('ends with winners and scores', () => {
    const outcome = { winners: [1], reason: 'last', scores: [2, 5], won: [], was: [] };
    const over = { ...info, outcome };
    expect([...ending.winningSeats(over, {})]).toEqual([1]);
    expect(ending.people(over, {}, english, (seat) => `P${seat}`)).toMatchObject([
      { seat: 1, name: 'P1', fate: [{ text: 'Score: 5' }] },
      { seat: 0, name: 'P0', fate: [{ text: 'Score: 2' }] },
    ]);
  });
});

describe('the plain table', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
  });

  const snippet = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

  function table(game: (typeof GAMES)[number], words: GameWords): string {
    const { view, options, asked, events } = FIXTURES[game];
    const [question] = asked;
    const live = {
      table: 'k3vq9xw2ma',
      info: { game, state: 'playing', seats: [] },
      seat: 0,
      decision: { ...question, options: options.slice(0, 30).map((text, option) => ({ option, text })) },
      may: [{ option: 99, text: 'reveal' }],
      sent: null,
      canTakeBack: true,
      showing: false,
      moment: null,
      news: events.slice(-1),
      log: events,
    } as unknown as Live;
    const props = { live, view: view as unknown as View, words, question: 'What now?' };
    const snippets = { talk: snippet('the talk'), log: snippet('the log'), players: snippet('the seats') };
    return render(PlainTable, { props: { ...props, ...snippets } }).body;
  }

  it.each(GAMES)('shows and asks everything of %s in the words of the game', (game) => {
    const { options, view } = FIXTURES[game];
    const html = table(game, WORDS[game]);
    for (const text of options.slice(0, 30)) expect(html).toContain(`data-option="${text}"`);
    expect(html).toContain('data-option="reveal"');
    expect(html).toContain('What now?');
    expect(html).toContain('type="search"');
    for (const part of ['the talk', 'the log', 'the seats']) expect(html).toContain(part);
    for (const key of Object.keys(view)) expect(html).toContain(names.words.key(key));
  });

  it.each(GAMES)('shows and asks everything of %s as if the page had never heard of it', (game) => {
    const html = table(game, new PlainWords('unknown', english));
    for (const text of FIXTURES[game].options.slice(0, 30)) expect(html).toContain(readable(text));
  });

  it.each(LANGUAGES)('has its words in %s', (language) => {
    const texts = new Texts(language, { fluent: fluentOf(language), cards: {} });
    for (const id of ['plain-view', 'plain-filter', 'people-any', 'people-chosen']) texts.sayStrictly(id);
    expect(texts.sayStrictly('plain-ask', { kind: 'take' })).toContain('take');
    expect(texts.sayStrictly('plain-score', { score: 5 })).toContain('5');
    expect(texts.sayStrictly('plain-over', { winners: 'W', reason: 'R' })).toMatch(/R.*W/);
  });
});
