/** The page says what the terminal says, word for word; `fixtures/make_words.py` asked it. */
import box from 'virtual:box/lockup';
import { describe, expect, it } from 'vitest';

import { STANDARD } from '../src/games/lockup/cards';
import { targetOf as locationOf } from '../src/games/lockup/targets';
import { LockupWords, TABLE as lockupTable } from '../src/games/lockup/words';
import type { Rules } from '../src/games/lockup/view';
import { targetOf } from '../src/games/room25/targets';
import type { Room25View } from '../src/games/room25/view';
import { Room25Words } from '../src/games/room25/words';
import { TABLE as room25Table } from '../src/games/room25/words_table';
import type { Texts } from '../src/words/texts';
import kept from './fixtures/words.json';
import { speakStrictly } from './strict_texts';

interface Kept {
  views: unknown[];
  events: { kind: string; data: Record<string, unknown>; view: number; said: Record<string, string> }[];
  view: unknown;
  questions: { kind: string; about: string; there: object; said: Record<string, string> }[];
  options: { text: string; about: string; said: Record<string, string>; places: string[] }[];
}

// Both games are asked alike, each with views of its own.
type Words = Pick<Room25Words, 'sentence' | 'question' | 'option' | 'why'>;

const GAMES = {
  room25: (texts: Texts) => new Room25Words(texts),
  lockup: (texts: Texts) => new LockupWords(texts),
};

describe.each(['room25', 'lockup'] as const)('the page speaks of %s as the terminal does', (game) => {
  const { views, events, view, questions, options } = kept[game] as unknown as Kept;

  describe.each(['en', 'pl'] as const)('in %s', (language) => {
    const words = GAMES[game](speakStrictly(language)) as unknown as Words;
    const seen = view as Room25View;

    it.each([...new Set(events.map(({ kind }) => kind))])('%s', (kind) => {
      for (const event of events.filter((each) => each.kind === kind)) {
        const said = words.sentence({ ...event, number: 0 }, views[event.view] as Room25View);
        expect(said).toBe(event.said[language]);
      }
    });

    it('in every question', () => {
      for (const { kind, about, there, said } of questions) {
        expect(words.question({ kind, about, options: [] }, { ...seen, ...there })).toBe(said[language]);
      }
    });

    it('in every option', () => {
      for (const { text, about, said } of options) {
        expect(words.option(text, seen, about), text).toBe(said[language]);
        expect(words.why(text, seen, about), text).not.toBe('');
      }
    });
  });

  it('means the same places', () => {
    for (const { text, about, places } of options) {
      const { location } = locationOf(text);
      const meant =
        game === 'lockup' ? (location ? [location] : []) : targetOf(text, about, view as Room25View).lit;
      expect([...meant].sort(), text).toEqual([...places].sort());
    }
  });
});

describe.each(['en', 'pl'] as const)('the page explains in %s as the terminal does', (language) => {
  const words = new LockupWords(speakStrictly(language));
  const { view, cards, crews } = kept.lockup;

  it('every card of Lockup', () => {
    const slugs = Object.values(STANDARD).flatMap((family) => Object.keys(family as object));
    expect(cards.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
    for (const { slug, said } of cards) {
      expect(words.about(slug, view.rules as unknown as Rules)).toBe(said[language]);
    }
  });

  it('every crew of Lockup', () => {
    const boards = Object.entries(box.boards).filter(([slug]) => slug !== 'side_a');
    const told = Object.fromEntries(boards.map(([slug, board]) => [slug, words.crew(slug, board)]));
    expect(told).toEqual(Object.fromEntries(crews.map(({ slug, said }) => [slug, said[language]])));
  });
});

describe('what is not in the table', () => {
  const words = new Room25Words(speakStrictly('en'));

  it('is shown as it is called, so that play goes on', () => {
    const view = kept.room25.view as unknown as Room25View;
    expect(words.option('dance max', view)).toBe('dance max');
    expect(words.sentence({ kind: 'danced', data: {}, number: 0 }, view)).toBe('danced');
    expect(room25Table.tone('danced')).toBe('plain');
    expect(room25Table.duration('danced')).toBe(450);
  });

  it('is no code either: each coded kind is made by the game', () => {
    for (const [game, table] of [
      ['room25', room25Table],
      ['lockup', lockupTable],
    ] as const) {
      const made = (GAMES[game](speakStrictly('en')) as unknown as { wording: { coded: object } }).wording.coded;
      expect(Object.keys(made).sort()).toEqual([...table.source.kinds.coded].sort());
    }
  });
});
