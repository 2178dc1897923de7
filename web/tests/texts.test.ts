import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { cardNames, fluentOf } from '../plugins/game_data';
import { USUAL_RULES } from '../src/games/lockup/types';
import { LockupWords } from '../src/games/lockup/words';
import type { LockupView } from '../src/games/lockup/view';
import { Room25Words } from '../src/games/room25/words';
import type { Room25View } from '../src/games/room25/view';
import { bestLanguage, figure, LANGUAGES, Texts, type Language } from '../src/words/texts';
import lockup from './fixtures/lockup.json';
import room25 from './fixtures/room25.json';
import { speakStrictly } from './strict_texts';

const speak = (language: Language) =>
  new Texts(language, { fluent: fluentOf(language), cards: cardNames(language) });

const learnOf = (language: Language) =>
  readFileSync(
    join(import.meta.dirname, `../../src/cellmates/locale/${language}/learn/tutorial_room25.ftl`),
    'utf-8',
  );

const SOURCE = join(import.meta.dirname, '../src');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf-8'));

/** Every id that the page says by its full name. */
const literal = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(?<!learnt\.)\bsay\(\s*'([a-z0-9_-]+(?:\.[a-z]+)?)'/g)].map((match) => match[1] ?? ''),
  ),
);

const FAMILIES: Record<string, string[]> = {
  dealt: ['own', 'others', 'house', 'public', 'left_out', 'broken'],
  closed: ['host', 'house', 'rules', 'abandoned', 'sealed'],
  refusal: [
    ...['unreachable', 'unknown', 'malformed', 'hello_first', 'no_such_table', 'bad_token'],
    ...['no_spectators', 'not_seated', 'not_host', 'stale', 'no_such_option', 'not_on_offer'],
    ...['not_your_decision', 'silenced', 'no_chat', 'cannot_take_back', 'wrong_state'],
    ...['seat_taken', 'seats_free', 'no_such_seat', 'no_such_bot', 'bad_config', 'bad_name'],
    ...['slow_down', 'too_many', 'not_stored', 'not_over', 'foreign_origin', 'other_rules'],
  ],
  line: [
    ...['started', 'ended', 'took_back', 'returned'],
    ...['relieved-clock', 'relieved-gone', 'relieved-left'],
  ],
  botkind: ['careful', 'shrewd', 'mastermind', 'regular', 'rookie', 'random'],
  'clock-kind': ['none', 'live', 'days'],
  pace: ['fast', 'calm', 'slow'],
  table: ['open', 'playing', 'over'],
  theme: ['auto', 'light', 'dark'],
  say: ['claim', 'accuse', 'plan', 'defend', 'praise', 'warn', 'deal'],
  hold: ['trust', 'watch', 'liar', 'guard'],
  fate: ['right', 'wrong', 'open', 'disputed'],
  log: ['all-only', 'deeds-only', 'talk-only'],
  link: ['seat', 'host', 'seat.what', 'host.what'],
  setup: ['characters.any', 'characters.chosen', 'crews.any', 'crews.chosen'],
  wrong: ['seats', 'people', 'guards', 'madness', 'complex_preset', 'characters', 'other'],
};

describe.each(LANGUAGES)('the words in %s', (language) => {
  const texts = speak(language);

  it('has every message that the page names', () => {
    expect(literal.size).toBeGreaterThan(100);
    expect([...literal].filter((id) => !texts.has(id))).toEqual([]);
  });

  it('has every message of the families that the page speaks by slug', () => {
    const wanted = Object.entries(FAMILIES).flatMap(([family, slugs]) =>
      slugs.map((slug) => `${family}-${slug}`),
    );
    expect(wanted.filter((id) => !texts.has(id))).toEqual([]);
  });

  it('speaks every option of both games', () => {
    const strict = speakStrictly(language);
    const room = new Room25Words(strict);
    const prison = new LockupWords(strict);
    const board = room25.view as unknown as Room25View;
    const view = lockup.view as unknown as LockupView;
    const said = [
      ...room25.options.flatMap((text) => [room.option(text, board, 'max'), room.why(text, board)]),
      ...lockup.options.flatMap((text) => [prison.option(text, view), prison.why(text, view)]),
    ];
    expect(said.filter((phrase) => phrase === '' || /[{}]/.test(phrase))).toEqual([]);
  });

  it('tells the events and questions of a real game of each kind', () => {
    const room = new Room25Words(texts);
    for (const event of room25.events) {
      const said = room.sentence(event, room25.view as unknown as Room25View);
      expect(said, event.kind).not.toMatch(/^event-|\{|undefined/);
    }
    for (const asked of room25.asked) {
      const said = room.question({ ...asked, options: [] }, room25.view as unknown as Room25View);
      expect(said).not.toMatch(/^ask-|\{/);
    }
    const prison = new LockupWords(texts);
    for (const event of lockup.events) {
      const said = prison.sentence(event, lockup.view as unknown as LockupView);
      expect(said, event.kind).not.toMatch(/^lockup-event-|\{|undefined/);
    }
    for (const asked of lockup.asked) {
      const said = prison.question({ ...asked, options: [] }, lockup.view as unknown as LockupView);
      expect(said).not.toMatch(/^lockup-ask-|\{/);
    }
  });

  it('explains every card', () => {
    const words = new LockupWords(texts);
    for (const slug of Object.keys(cardNames(language))) {
      expect(words.about(slug, USUAL_RULES), slug).not.toMatch(/\{|undefined/);
    }
  });
});

describe('the token that each character has alone', () => {
  const words = new Room25Words(speak('en'));
  const view = room25.view as unknown as Room25View;

  it('is called by the word that is printed on it', () => {
    expect(words.option('program special move', view, 'jennifer')).toBe('Program Call, then Move');
    expect(words.option('lose special', view, 'max')).toBe('Lose Carry');
    const event = { kind: 'token', data: { who: 'alice', token: 'special' }, number: 1 };
    expect(words.sentence(event, view)).toBe('Alice revealed: Hide.');
  });

  it('has its general name where it is nobody’s', () => {
    expect(words.option('program special move', view)).toBe('Program Special ability, then Move');
  });
});

describe.each(LANGUAGES)('the tutorial in %s', (language) => {
  it('names the special token as it is printed', () => {
    const learnt = learnOf(language);
    const token = `*${speak(language).say('special-jennifer')}*`;
    for (const lesson of ['actions', 'special']) {
      const from = learnt.indexOf(`tutorial-room25-${lesson} =`);
      expect(learnt.slice(from, learnt.indexOf('.title', from)), lesson).toContain(token);
    }
  });
});

describe('the board in words', () => {
  const words = new Room25Words(speak('en'));
  const view = {
    ...(room25.view as unknown as Room25View),
    over: false,
    memory_aid: 'none' as const,
  };

  it('says room, colour, state and who is there', () => {
    const cells = view.cells.map((tile, place) =>
      place === 7 ? { ...tile, room: 'vortex', up: true } : tile,
    );
    const characters = { alice: { ...view.characters['alice']!, at: 'c4' } };
    expect(words.spoken('c4', { ...view, cells, characters, claims: [], robots: ['c4', null] })).toBe(
      'c4: Vortex Room, yellow, face up; Here: Alice and robot 1',
    );
  });

  it('does not give away what lies face down', () => {
    const cells = view.cells.map((tile) => ({ ...tile, room: null, up: false }));
    const seen = { ...view, cells, knows: { a5: 'mortal' }, claims: [] };
    expect(words.spoken('a5', seen)).toMatch(/^a5: Face-down room/);
    expect(words.spoken('a5', { ...seen, memory_aid: 'board' })).toMatch(/Mortal/);
  });

  it('says whether one has seen a room oneself, or all is open', () => {
    const cells = view.cells.map((tile) => ({ ...tile, room: null, up: false }));
    const seen = { ...view, cells, knows: { a5: 'mortal' }, claims: [], memory_aid: 'board' as const };
    const about = (more: Partial<Room25View>) => words.spoken('a5', { ...seen, ...more });
    expect(about({ seat: 1 })).toContain('seen by you');
    expect(about({ seat: null })).toContain('open to all now');
    expect(about({ seat: 1, over: true })).toContain('open to all now');
  });
});

describe('a negative number', () => {
  it.each(LANGUAGES)('has the minus sign of our messages in %s', (language) => {
    const told = speak(language).say('lockup-finding-gave_away', { category: 'goons', count: -3, stars: 12 });
    expect(told).toContain('−3');
    expect(told).not.toContain('-');
  });

  it('has it outside of messages, too', () => {
    expect([-3, 0, 7].map(figure)).toEqual(['−3', '0', '7']);
  });

  it('leaves the hyphens of names alone', () => {
    const told = speak('en').say('lockup-finding-ahead', { seat: 'R-2 -4', of: 'b', count: 2 });
    expect(told).toContain('R-2 -4');
  });
});

describe('choosing a language', () => {
  it('takes the first one that we speak', () => {
    expect(bestLanguage(['de-DE', 'cs-CZ', 'en'])).toBe('cs');
    expect(bestLanguage(['fr'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });
});
