import { describe, expect, it } from 'vitest';

import { cardNames, fluentOf, roomColours } from '../plugins/game_data';
import { ICONS, SHAPES, SIGNS, spotsFor } from '../src/games/room25/drawings';
import { effectOf } from '../src/games/room25/effects';
import * as about from '../src/games/room25/explaining';
import { after } from '../src/games/room25/staging';
import { CELLS, TOKENS, type Room25View } from '../src/games/room25/view';
import { Room25Words } from '../src/games/room25/words';
import { besides } from '../src/shell/explain.svelte';
import { settingsFrom } from '../src/shell/settings.svelte';
import { haste } from '../src/table/showing.svelte';
import { LANGUAGES, Texts } from '../src/words/texts';
import playedGames from './fixtures/room25_games.json';

const texts = new Texts('en', { fluent: fluentOf('en'), cards: cardNames('en') });
const view = playedGames[0]?.view as unknown as Room25View;
const CARDS = [
  ...['move 4 e', 'move b n x2', 'move 5 w +', 'punishment max kevin', 'deactivate red'],
  ...['blackout', 'jamming', 'rewind', 'robot', 'time_bomb', 'lock', 'chaos', 'acceleration', 'panic'],
];

describe.each(LANGUAGES)('what is explained in %s', (language) => {
  const words = new Texts(language, { fluent: fluentOf(language), cards: cardNames(language) });
  const all = [
    ...Object.keys(roomColours()).map((room) => about.aboutRoom(words, room)),
    ...Object.keys(SHAPES).flatMap((who) => [
      about.aboutToken(words, 'special', who),
      { title: words.say(`special-${who}`), text: words.say(`special-${who}`) },
    ]),
    ...[...TOKENS, 'adrenaline'].map((token) => about.aboutToken(words, token, 'max')),
    ...['lock', 'closed', 'robot', 'reminder', 'corridor', 'slid'].map((mark) => about.aboutMark(words, mark)),
    ...['countdown', 'alarm', 'order', 'deck', 'readiness', 'key', 'exit', 'guards', 'jamming', 'claim'].map(
      (part) => about.aboutPart(words, part),
    ),
    ...['dead', 'hidden', 'armed', 'flood', 'paranoid'].map((state) => about.aboutState(words, state)),
    ...['guard', 'prisoner'].map((role) => about.aboutRole(words, role)),
    ...CARDS.map((card) => about.aboutCard(words, card, view)),
    ...CELLS.map((cell) => about.aboutCell(words, view, cell)),
    ...Object.keys(view.characters).map((who) => about.aboutCharacter(words, view, who)),
  ];

  it('has words for everything', () => {
    for (const { title, text } of all) {
      expect(`${title} ${text}`).not.toMatch(
        /undefined|\{|\b(room|character|special|token|marker|part|state|role|card|dir|colour)-[a-z_0-9]/,
      );
    }
  });

  it('names abilities only where characters have them', () => {
    const title = (level: string) => about.aboutCharacter(words, { ...view, level }, 'alice').title;
    expect(title('ultimate')).toBe(`${words.say('character-alice')} · ${words.say('character-alice.special')}`);
    expect(title('basic')).toBe(words.say('character-alice'));
  });

  it('gives every character an initial of its own', () => {
    const initials = Object.keys(SHAPES).map((who) => words.say(`character-${who}`).charAt(0));
    expect(new Set(initials).size).toBe(initials.length);
  });

  it('names speeds and slots', () => {
    for (const id of ['slow', 'normal', 'fast', 'off'].map((each) => `speed-${each}`)) {
      expect(words.has(id), id).toBe(true);
    }
    for (const id of ['slot-1', 'slot-2', 'slot-only']) expect(words.has(id), id).toBe(true);
  });
});

describe('the drawings', () => {
  it('has an icon for every room and a sign for every token', () => {
    expect(Object.keys(roomColours()).filter((room) => !(room in ICONS))).toEqual([]);
    expect([...TOKENS, 'adrenaline'].filter((token) => !(token in SIGNS))).toEqual([]);
  });

  it('keeps figures inside their tile, below its name, apart from each other', () => {
    for (let count = 1; count <= 10; count += 1) {
      const places = spotsFor(count);
      expect(places).toHaveLength(count);
      for (const { x, y, size } of places) {
        expect(x - 14 * size, `${count}`).toBeGreaterThan(0);
        expect(x + 14 * size, `${count}`).toBeLessThan(100);
        expect(y - 14 * size, `${count}`).toBeGreaterThan(22);
        expect(y + 14 * size, `${count}`).toBeLessThan(102);
      }
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });
});

describe('what an event looks like', () => {
  const words = new Room25Words(texts);

  it('every event of whole games has a length, and effects point into the complex', () => {
    for (const playedGame of playedGames) {
      let now = playedGame.view as unknown as Room25View;
      for (const step of playedGame.steps) {
        for (const told of step.events) {
          const event = { ...told, data: told.data as Record<string, unknown>, number: 0 };
          now = after(now, event);
          expect(words.duration(event)).toBeGreaterThanOrEqual(0);
          const effect = effectOf(event, now);
          const points = Object.values(effect ?? {}).filter(
            (value): value is { x: number; y: number } => typeof value === 'object' && value !== null,
          );
          for (const { x, y } of points) {
            expect(x).toBeGreaterThanOrEqual(-70);
            expect(x).toBeLessThanOrEqual(500);
            expect(y).toBeGreaterThanOrEqual(-70);
            expect(y).toBeLessThanOrEqual(500);
          }
        }
      }
    }
  });

  it('the tile that falls off flies to the other end', () => {
    const event = { kind: 'slid', data: { line: '4', dir: 'e' }, number: 1 };
    expect(effectOf(event, view)).toMatchObject({
      kind: 'flight',
      cell: 'a4',
      from: { x: 400, y: 100 },
      to: { x: 0, y: 100 },
    });
  });
});

describe('the card beside what it explains', () => {
  const page = { width: 360, height: 740 };
  const card = { width: 300, height: 200 };

  it('never covers it, and never leaves the page', () => {
    for (let left = 0; left < 340; left += 20) {
      for (let top = 0; top < 720; top += 20) {
        const thing = { left, top, width: 40, height: 40 };
        const place = besides(thing, card, page);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + card.width).toBeLessThanOrEqual(352);
        const apart =
          place.top >= top + 40 ||
          place.top + card.height <= top ||
          place.left >= left + 40 ||
          place.left + card.width <= left;
        expect(apart, `${left} ${top}`).toBe(true);
      }
    }
  });

  it('stands at the side of something tall', () => {
    const place = besides({ left: 10, top: 5, width: 100, height: 730 }, card, { width: 800, height: 740 });
    expect(place.left).toBe(118);
    const before = besides({ left: 600, top: 5, width: 190, height: 730 }, card, { width: 800, height: 740 });
    expect(before.left).toBe(292);
  });
});

describe('settings', () => {
  it('keeps what fits and forgets the rest', () => {
    expect(settingsFrom(null)).toEqual({ speed: 'normal', volume: 0.6, muted: false, scenes: true, captions: false, notifications: false });
    expect(settingsFrom('{"speed":"warp","volume":7,"muted":true}')).toMatchObject({
      speed: 'normal',
      volume: 1,
      muted: true,
    });
    expect(settingsFrom('nonsense').speed).toBe('normal');
    expect(settingsFrom('null').volume).toBe(0.6);
    expect(settingsFrom('{"speed":"off","volume":0}')).toMatchObject({ speed: 'off', volume: 0 });
  });

  it('hurries when steps pile up', () => {
    expect(haste(0)).toBe(1);
    expect(haste(1)).toBeGreaterThan(0.7);
    expect(haste(40)).toBe(0.1);
    for (let waiting = 0; waiting < 40; waiting += 1) {
      expect(haste(waiting + 1)).toBeLessThanOrEqual(haste(waiting));
    }
  });
});
