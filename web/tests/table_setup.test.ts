import { describe, expect, it } from 'vitest';

import { gameOf } from '../src/games';
import type { Levels } from '../src/games/game';
import { filesOf } from '../src/home/card_files';
import { countsOf, fills, listOf, sumOf } from '../src/games/room25/counts';
import { duration, span } from '../src/home/durations';
import {
  againstBots,
  asRequest,
  firstSetup,
  modesOf,
  nameOfCards,
  problemOf,
  withKey,
  withMode,
} from '../src/home/table_setup';
import { houseWords, modeWords } from '../src/home/summary';
import type { Refusal } from '../src/link/http';
import type { Info } from '../src/link/protocol';
import { Texts } from '../src/words/texts';
import { fluentOf } from '../plugins/game_data';

function levelsOf(game: string): Levels {
  const { levels } = gameOf(game).setup;
  if (!levels) throw new Error(`${game} has no levels`);
  return levels;
}

const room25 = {
  name: 'room25',
  modes: { cooperation: [1, 2, 3, 4, 5, 6], suspicion: [4, 5, 6, 7, 8], solo: [1] },
  levels: {
    cooperation: ['basic', 'ultimate', 'madness'],
    suspicion: ['basic', 'ultimate'],
    solo: ['basic', 'ultimate', 'madness'],
  },
  usual: { suspicion: 6, cooperation: 4, solo: 1 },
  bots: ['careful', 'random'],
  rules_version: 1,
};

describe('a table setup', () => {
  it('begins with cooperation for four against careful bots, started at once', () => {
    expect(againstBots(room25, 'cooperation', 'Ania')).toMatchObject({
      game: 'room25',
      config: { mode: 'cooperation', seats: 4, rule_level: 'basic' },
      bots: { 1: 'careful', 2: 'careful', 3: 'careful' },
      name: 'Ania',
      listed: false,
      start: true,
    });
  });

  it('leaves seats free for friends', () => {
    const tableSetup = withMode(firstSetup(room25), room25, 'suspicion');
    const request = asRequest(tableSetup, 6, { who: 'friends', bot: 'random' }, '');
    expect(request).toMatchObject({ bots: {}, start: false, listed: true });
    expect(request).not.toHaveProperty('name');
  });

  it('knows modes and levels', () => {
    expect(modesOf(room25)[0]).toBe('cooperation');
    const levels = levelsOf('room25');
    const offered = room25.levels.cooperation;
    expect(levels.of({ edition: 'ultimate' }, offered)).toEqual(offered);
    expect(levels.of({ edition: 'season1' }, offered)).toEqual(['basic']);
    expect(levelsOf('lockup').in({ mode: 'basic' })).toBe('');
    expect(levelsOf('lockup').in({ mode: 'advanced_solo' })).toBe('moderate');
    const mad = levels.set(firstSetup(room25).config, 'madness');
    expect(mad).toMatchObject({ rule_level: 'ultimate', madness: true });
    expect(levels.in(mad)).toBe('madness');
    expect(levels.set(mad, 'basic')).not.toHaveProperty('madness');
    expect(levelsOf('lockup').in(levelsOf('lockup').set({ mode: 'solo' }, 'expert'))).toBe('expert');
  });

  it('drops what no longer makes sense', () => {
    const five = { mode: 'suspicion', seats: 5, guards: 2, characters: ['alice'] };
    expect(withKey('room25', five, 'seats', 6)).toEqual({ mode: 'suspicion', seats: 6 });
    expect(withKey('room25', five, 'guards', undefined)).not.toHaveProperty('guards');
    const tableSetup = { ...firstSetup(room25), config: { ...five, madness: true } };
    expect(withMode(tableSetup, room25, 'solo').config).toMatchObject({ mode: 'solo', seats: 1, madness: true });
    expect(withMode(tableSetup, room25, 'suspicion').config).not.toHaveProperty('madness');
  });

  it('has seats for everybody', () => {
    const solo = withMode(firstSetup(room25), room25, 'solo');
    expect(withMode(solo, room25, 'cooperation').config['seats']).toBe(4);
    expect(withMode(solo, room25, 'cooperation', 5).config['seats']).toBe(5);
    expect(withMode(solo, room25, 'suspicion', 8).config['seats']).toBe(8);
  });

  it('finds the key that is wrong', () => {
    expect(problemOf('guards cannot be 2 with 4 players').key).toBe('guards');
    expect(problemOf('complex_preset: no').key).toBe('complex_preset');
  });
});

describe('in words', () => {
  it('says how long', () => {
    expect(duration(120, 'en')).toBe('2 minutes');
    expect(duration(90, 'en')).toBe('1.5 minutes');
    expect(duration(43200, 'pl')).toBe('12 godzin');
    expect(duration(600, 'ru')).toBe('10 минут');
    expect(span(120)).toEqual({ count: 2, unit: 'minute' });
    expect(span(86400)).toEqual({ count: 1, unit: 'day' });
  });

  it('sums a table up', () => {
    const texts = new Texts('en', { fluent: fluentOf('en'), cards: {} });
    const info = {
      game: 'room25',
      config: { mode: 'suspicion', seats: 6, edition: 'polish', lock_own_room: false },
      seats: Array(6).fill({}),
      clock: { kind: 'live', decision: 60, bank: 600 },
      takeover: null,
      talk: 'free',
      spectators: false,
    } as unknown as Info;
    expect(modeWords(info, texts).join(' · ')).toBe(
      'Suspicion · Ultimate · 6 players · edition: Polish · 1 rule changed',
    );
    expect(houseWords(info, texts)[0]).toBe('1 minute per decision, 10 minutes in reserve');
  });
});

describe('a complex with free places', () => {
  it('is chosen when every colour has its rooms', () => {
    const free = { green: 2, yellow: 1 };
    expect(fills({ empty: 2, vortex: 1 }, free)).toBe(true);
    expect(fills({ empty: 1, vortex: 1 }, free)).toBe(false);
    expect(fills({ empty: 3, vortex: 1 }, free)).toBe(false);
    expect(sumOf({ empty: 1, central: 1 }, { empty: 2, vortex: 0 })).toEqual({ empty: 3, central: 1 });
    expect(listOf(countsOf(['empty', 'mortal', 'empty']))).toEqual(['empty', 'empty', 'mortal']);
  });

  it('is another one when the complex or the level changes', () => {
    const config = { complex_preset: 'coop', any_rooms: ['empty'], rule_level: 'ultimate' };
    expect(withKey('room25', config, 'complex_preset', 'suspicion_2g')).not.toHaveProperty('any_rooms');
    expect(levelsOf('room25').set(config, 'basic')).not.toHaveProperty('any_rooms');
  });
});

describe('cards that somebody brought', () => {
  const named = { name: 'Rusty', digest: 'f'.repeat(32) };

  it('are named at the table, and are no changed rule', () => {
    const info = { game: 'lockup', config: { mode: 'basic', cards: named, cards_digest: '0' }, seats: [] };
    const texts = new Texts('en', { fluent: fluentOf('en'), cards: {} });
    const words = modeWords(info as unknown as Info, texts);
    expect(words).toContain('cards: Rusty');
    expect(words.join()).not.toMatch(/rule/);
    expect(nameOfCards('standard')).toBeNull();
    expect(nameOfCards(undefined)).toBeNull();
    expect(nameOfCards('House')).toBe('House');
  });

  it('take what their cards do with them when others are chosen', () => {
    const config = { cards: named, cards_digest: '0', seats: 2 };
    expect(withKey('lockup', config, 'cards', undefined)).toEqual({ seats: 2 });
    expect(withKey('lockup', config, 'cards', 'House')).toEqual({ seats: 2, cards: 'House' });
  });

  it('are read from files, whatever a browser calls a second copy', async () => {
    const files = [new File(['a'], 'items (1).toml'), new File(['b'], 'goons.toml')];
    expect(await filesOf(files)).toEqual({ 'items.toml': 'a', 'goons.toml': 'b' });
    const marked = new File(['\ufeffa'], 'items.toml');
    expect(await filesOf([marked])).toEqual({ 'items.toml': 'a' });
  });

  it('are refused before they are sent if they cannot be read as they are', async () => {
    const file = (part: string | Uint8Array<ArrayBuffer>, name = 'items.toml') => new File([part], name);
    const refused = async (...files: File[]) =>
      filesOf(files).then(
        () => null,
        (error: unknown) => (error as Refusal).text,
      );
    expect(await refused(file('x'.repeat(300_000)))).toBe('items.toml: larger than 48 KiB');
    const some = ['items', 'goons', 'tomes', 'goals'].map((name) => file('x'.repeat(45_000), `${name}.toml`));
    expect(await refused(...some)).toBe('more than 160 KiB together');
    expect(await refused(file(Uint8Array.of(0x9c, 0x6f)))).toBe('items.toml: is not UTF-8');
    expect(await refused(file('a'), file('b', 'items (1).toml'))).toBe('items.toml: is there twice');
  });
});
