import { describe, expect, it } from 'vitest';

import { filesOf } from '../src/home/card_files';
import { countsOf, fills, listOf, sumOf } from '../src/games/room25/counts';
import { duration, span } from '../src/home/durations';
import {
  againstBots,
  asRequest,
  botFor,
  firstSetup,
  modesOf,
  nameOfCards,
  problemOf,
  presetIn,
  presetsFor,
  withKey,
  withLevel,
  withMode,
  withPreset,
} from '../src/home/table_setup';
import { houseWords, modeWords } from '../src/home/summary';
import type { Refusal } from '../src/link/http';
import { dateWords, resultWords, wonBy } from '../src/home/results';
import { waitingWords } from '../src/home/people_words';
import { valueName } from '../src/home/rule_words';
import { ALL_HOUSE_FIELDS, found, foundInHouse, HOUSE_FIELDS } from '../src/home/search';
import type { Brief, GameDetails, Info, Preset } from '../src/link/protocol';
import { LANGUAGES, Texts } from '../src/words/texts';
import { fluentOf } from '../plugins/game_data';
import { switchWords } from '../plugins/switch_words';
import fixture from './fixtures/games.json';

const { room25, lockup } = fixture as unknown as Record<'room25' | 'lockup', GameDetails>;

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
    const request = asRequest(tableSetup, { who: 'friends', bot: 'random' }, '');
    expect(request).toMatchObject({ bots: {}, start: false, listed: true });
    expect(request).not.toHaveProperty('name');
  });

  it('knows modes and levels as the server tells them', () => {
    expect(modesOf(room25)[0]).toBe('cooperation');
    const mad = withLevel(room25, firstSetup(room25).config, 'madness');
    expect(mad).toMatchObject({ rule_level: 'ultimate', madness: true });
    expect(withLevel(room25, mad, 'basic')).not.toHaveProperty('madness');
    expect(withLevel(lockup, { mode: 'solo' }, 'expert')).toEqual({ mode: 'solo', solo: 'expert' });
  });

  it('drops what no longer makes sense', () => {
    const five = { mode: 'suspicion', seats: 5, guards: 2, characters: ['alice'] };
    expect(withKey(room25, five, 'seats', 6)).toEqual({ mode: 'suspicion', seats: 6 });
    expect(withKey(room25, five, 'guards', undefined)).not.toHaveProperty('guards');
    const mad = { ...five, rule_level: 'ultimate', madness: true };
    const tableSetup = { ...firstSetup(room25), config: mad };
    expect(withMode(tableSetup, room25, 'solo').config).toMatchObject({ mode: 'solo', seats: 1, madness: true });
    expect(withMode(tableSetup, room25, 'competition').config).not.toHaveProperty('madness');
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

describe('presets', () => {
  it('bring bots that fit them: beginners for a first game, good partners where all play together', () => {
    expect(botFor(firstSetup(lockup), lockup)).toBe('rookie');
    expect(botFor(firstSetup(room25, 'suspicion'), room25)).toBe('rookie');
    expect(botFor(firstSetup(room25, 'cooperation'), room25)).toBe('careful');
    const own = { ...firstSetup(lockup), config: { mode: 'basic', seats: 5, crews: ['gnolls'] } };
    expect(botFor(own, lockup)).toBe(lockup.bots[0]);
    expect(againstBots(lockup, 'basic', 'Ania').bots).toEqual({ 1: 'rookie', 2: 'rookie', 3: 'rookie' });
  });

  const named = (game: GameDetails, name: string, mode: string): Preset => {
    const preset = presetsFor(game, mode).find((each) => each.name === name);
    if (!preset) throw new Error(`${mode} has no preset ${name}`);
    return preset;
  };

  it('are those of the mode', () => {
    expect(presetsFor(room25, 'cooperation').map(({ name }) => name)).toContain('families');
    expect(presetsFor(room25, 'suspicion').map(({ name }) => name)).not.toContain('families');
  });

  it.each(['room25', 'lockup'] as const)('of %s are known again once they are chosen', (game) => {
    const details = { room25, lockup }[game];
    for (const mode of modesOf(details)) {
      for (const preset of presetsFor(details, mode)) {
        const begun = firstSetup(details, mode);
        const chosen = withPreset(begun, details, preset);
        expect(presetIn(chosen, details)?.name, mode).toBe(preset.name);
        const seats = Number(chosen.config['seats']);
        expect(details.modes[mode], preset.name).toContain(seats);
      }
    }
  });

  it('undo what another one said of the house', () => {
    const begun = firstSetup(room25, 'suspicion');
    const clock = withPreset(begun, room25, named(room25, 'tournament', 'suspicion'));
    expect(clock.settings.clock.kind).toBe('live');
    const calm = withPreset(clock, room25, named(room25, 'ultimate', 'suspicion'));
    expect(calm.settings.clock.kind).toBe('none');
  });

  it('stay when another mode has one of that name, and are none once something is changed', () => {
    const experts = withPreset(firstSetup(room25), room25, named(room25, 'experts', 'cooperation'));
    expect(withMode(experts, room25, 'suspicion').config).toEqual({
      mode: 'suspicion',
      seats: 4,
      ui_memory_aid: 'none',
    });
    const changed = { ...experts, config: withKey(room25, experts.config, 'escape_by', ['mac_card']) };
    expect(presetIn(changed, room25)).toBeNull();
  });

  it('have seats for those who sit there', () => {
    const begun = firstSetup(room25, 'suspicion');
    const short = named(room25, 'short', 'suspicion');
    expect(withPreset(begun, room25, short).config['seats']).toBe(4);
    expect(withPreset(begun, room25, short, 6).config['seats']).toBe(6);
  });
});

describe('switches', () => {
  const texts = new Texts('pl', { fluent: fluentOf('pl'), cards: {} });
  const words = new Texts('pl', { fluent: switchWords('pl'), cards: {} });
  const setting = (key: string) => {
    const here = room25.settings.find((each) => each.key === key);
    if (!here) throw new Error(key);
    return here;
  };

  it('are found by any word of theirs, accents or not', () => {
    expect(found(setting('flooded_deadline'), 'zalanej', words, texts)).toBe(true);
    expect(found(setting('flooded_deadline'), 'czas ZALANEJ', words, texts)).toBe(true);
    expect(found(setting('guard_reveal_when'), 'ujawnic straznik', words, texts)).toBe(true);
    expect(found(setting('flooded_deadline'), 'robot', words, texts)).toBe(false);
  });

  it('are found by the beginning of a word where nothing else is', () => {
    const english = new Texts('en', { fluent: fluentOf('en'), cards: {} });
    const said = new Texts('en', { fluent: switchWords('en'), cards: {} });
    const half = setting('coop_partial_victory');
    expect(found(half, 'death', said, english)).toBe(false);
    expect(found(half, 'death', said, english, 'stem')).toBe(true);
    expect(found(half, 'robots', said, english, 'stem')).toBe(false);
    expect(foundInHouse('watched', english, 'stem')).toContain('spectators');
  });

  it.each(LANGUAGES)('are found together with what a host decides besides, in %s', (language) => {
    const texts = new Texts(language, { fluent: fluentOf(language), cards: {} });
    for (const field of ALL_HOUSE_FIELDS) {
      for (const id of HOUSE_FIELDS[field]) expect(foundInHouse(texts.say(id), texts)).toContain(field);
    }
    expect(foundInHouse('clock', texts)).toContain('clock');
    expect(foundInHouse('zzz', texts)).toEqual([]);
  });

  it('are found by what people call them', () => {
    const english = new Texts('en', { fluent: fluentOf('en'), cards: {} });
    expect(foundInHouse('time', english)).toContain('clock');
    expect(foundInHouse('watch', english)).toContain('spectators');
    const crews = lockup.settings.find(({ key }) => key === 'crews');
    expect(crews && found(crews, english.say('setup-crews'), words, english)).toBe(true);
  });

  it('have values in words', () => {
    expect(valueName(words, texts, 'lock_own_room', false)).toBe('nie');
    expect(valueName(words, texts, 'complex_preset', null)).toBe(texts.say('book-decides'));
    expect(valueName(words, texts, 'complex_preset', Array(25).fill('empty'))).toBe(texts.say('value-own-list'));
    expect(valueName(words, texts, 'exit_zone_reserved', ['room_25', 'vision'])).toBe('Pokój 25, Sala wideo');
    expect(valueName(words, texts, 'escape_by', ['control_action'])).not.toContain('_');
  });
});

describe('own games', () => {
  const texts = new Texts('en', { fluent: fluentOf('en'), cards: {} });
  const over = (game: string, was: string[][], won: number[], scores: number[]) =>
    ({ game, state: 'over', seat: 1, outcome: { winners: [], reason: '', won, was, scores } }) as unknown as Brief;

  it('tell who one was and how it ended', () => {
    const lost = over('room25', [['role-prisoner', 'character-max'], ['role-guard', 'character-alice']], [0], [1, 0]);
    expect(resultWords(lost, texts)).toEqual(['Lost', 'guard', 'Alice']);
    const won = over('lockup', [['crew-gnolls'], ['crew-kobolds']], [1], [20, 31]);
    expect(resultWords(won, texts)).toEqual(['Won', '31 stars', 'Kobolds']);
    expect(wonBy(won)).toBe(true);
  });

  it('of long ago only say that they are over', () => {
    expect(resultWords(over('room25', [], [], [1, 0]), texts)).toEqual(['over']);
    expect(wonBy(over('room25', [], [], [1, 0]))).toBeNull();
  });

  it('have a date, and an hour in the last week', () => {
    const at = Date.UTC(2026, 2, 4, 18, 20);
    expect(dateWords(at / 1000, 'en-GB', at + 3_600_000)).toMatch(/4 Mar 2026.*\d\d:20/);
    expect(dateWords(at / 1000, 'en-GB', at + 30 * 86_400_000)).toBe('4 Mar 2026');
  });
});

describe('open tables', () => {
  const texts = new Texts('en', { fluent: fluentOf('en'), cards: {} });
  const seat = (name: string | null, here: boolean) => ({ name, here, bot: null });

  it('say who waits, and for how many', () => {
    const table = { seats: [seat('Hana', true), seat('Filip', false), seat(null, false)] };
    expect(waitingWords(table as unknown as Brief, texts)).toEqual(['Hana waits here', '1 free seat']);
    const deserted = { seats: [seat('Hana', false), seat(null, false)] };
    expect(waitingWords(deserted as unknown as Brief, texts)[0]).toBe('nobody is here right now');
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
      level: 'ultimate',
      departures: [{ key: 'lock_own_room', value: false, book: true }],
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
    expect(withKey(room25, config, 'complex_preset', 'suspicion_2g')).not.toHaveProperty('any_rooms');
    expect(withLevel(room25, { mode: 'cooperation', ...config }, 'basic')).not.toHaveProperty('any_rooms');
  });
});

describe('cards that somebody brought', () => {
  const named = { name: 'Rusty', digest: 'f'.repeat(32) };

  it('are named at the table, and are no changed rule', () => {
    const info = { game: 'lockup', config: { mode: 'basic', cards: named, cards_digest: '0' }, seats: [], level: null, departures: [] };
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
    expect(withKey(lockup, config, 'cards', undefined)).toEqual({ seats: 2 });
    expect(withKey(lockup, config, 'cards', 'House')).toEqual({ seats: 2, cards: 'House' });
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
