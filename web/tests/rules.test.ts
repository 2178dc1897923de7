import { describe, expect, test } from 'vitest';

import { cardNames, cards, fluentOf, learnersTexts, roomColours } from '../plugins/game_data';
import { lists as lockupLists } from '../src/games/lockup/lists';
import { lists as room25Lists } from '../src/games/room25/lists';
import type { CatalogueEntry } from '../src/learn/catalogue';
import { blocks, withWords, type Block, type Inline } from '../src/learn/prose';
import { findable, fold, hits, meant, search, wordsOf } from '../src/words/search';
import { LearnersTexts } from '../src/learn/words.svelte';
import { LANGUAGES, Texts, type Language } from '../src/words/texts';

const LISTS = { room25: room25Lists, lockup: lockupLists };
const GAMES = ['room25', 'lockup'] as const;
const EACH = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

function book(game: (typeof GAMES)[number], language: Language) {
  const texts = new Texts(language, { fluent: fluentOf(language), cards: cardNames(language) });
  const learnt = new LearnersTexts(language, learnersTexts(language));
  const lists = LISTS[game](texts, learnt);
  const sections = (learnt.learn.sections[game] ?? []).map((id) => ({
    id,
    title: learnt.sayStrictly(`rules-${game}-${id}.title`),
    blocks: blocks(learnt.sayStrictly(`rules-${game}-${id}`)),
  }));
  const entries = (list: string): CatalogueEntry[] => lists[list]?.().flatMap((group) => group.entries) ?? [];
  const used = sections.flatMap((section) =>
    section.blocks.flatMap((block) => (block.kind === 'list' ? [block.name] : [])),
  );
  const all = used.flatMap(entries);
  const anchors = [
    ...sections.map((section) => section.id),
    ...all.flatMap((entry) => [entry.anchor, ...(entry.also ?? [])]),
  ];
  return { texts, learnt, lists, sections, used, all, anchors };
}

function linesOf(block: Block): Inline[][] {
  if (block.kind === 'paragraph') return [block.parts];
  if (block.kind === 'items') return block.items;
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [];
}

describe.each(EACH)('the rules of %s in %s', (game, language) => {
  const { lists, sections, used, all, anchors } = book(game, language);

  test('have sections, and every list that they name', () => {
    expect(sections.length).toBeGreaterThan(10);
    expect(used.filter((name) => !(name in lists))).toEqual([]);
    expect([...used].sort()).toEqual(Object.keys(lists).sort());
  });

  test('have no anchor twice, and no link that leads nowhere', () => {
    expect(anchors.filter((anchor, place) => anchors.indexOf(anchor) !== place)).toEqual([]);
    const links = sections
      .flatMap((section) => section.blocks.flatMap(linesOf).flat())
      .flatMap((part) => (part.kind === 'link' ? [part.anchor] : []));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('say something of everything', () => {
    for (const entry of all) {
      expect(entry.title, entry.anchor).not.toMatch(/^[a-z]+-[a-z_-]+$/);
      expect(entry.text.length, entry.anchor).toBeGreaterThan(2);
      expect(entry.text, entry.anchor).not.toMatch(/\{|[a-z]+-[a-z]+_[a-z]+|undefined/);
    }
  });

  test('are built as in English', () => {
    const shape = (each: typeof sections) =>
      each.map(({ id, blocks: found }) => [
        id,
        ...found.map((block) => (block.kind === 'list' || block.kind === 'picture' ? block.name : block.kind)),
      ]);
    expect(shape(sections)).toEqual(shape(book(game, 'en').sections));
  });

  test('leave no markup in the text', () => {
    for (const section of sections) {
      for (const part of section.blocks.flatMap(linesOf).flat()) {
        expect(part.text, section.id).not.toMatch(/\*|\[|\]|\|/);
      }
    }
  });
});

test('everything that the tables explain has its place in the rules', () => {
  const room25 = book('room25', 'en').anchors;
  for (const room of [...Object.keys(roomColours()), 'hidden']) expect(room25).toContain(`room-${room}`);
  for (const token of ['look', 'move', 'push', 'control', 'special', 'adrenaline']) {
    expect(room25).toContain(`token-${token}`);
  }
  const lockup = book('lockup', 'en').anchors;
  for (const [family, found] of Object.entries(cards())) {
    for (const slug of Object.keys(found)) expect(lockup).toContain(`${family.slice(0, -1)}-${slug}`);
  }
  for (const word of ['star', 'raid', 'den', 'token', 'crew', 'guards', 'roll_call', 'power', 'suspicion']) {
    expect(lockup).toContain(`word-${word}`);
  }
});

describe('searching', () => {
  const things = [
    findable('rooms', 'Pomieszczenia', 'Zobacz też Żółte pola.'),
    findable('room-cold', 'Komora chłodu', 'Kto tu jest, programuje jedną akcję.'),
    findable('room-mac', 'Pokój Z.R.B.', 'W komorze dobiera się kartę.'),
  ];

  test('letters are found with their marks or without', () => {
    expect(fold('Żółty „Krąg“')).toBe('zolty krag');
    expect(fold('ещё')).toBe(fold('еще'));
    expect(search(things, wordsOf('zolte'))).toEqual(['rooms']);
    expect(search(things, wordsOf('CHŁODU'))).toEqual(['room-cold']);
    expect(search(things, wordsOf('chlodu komora'))).toEqual(['room-cold']);
  });

  test('things so called come before things that mention it', () => {
    expect(search([...things].reverse(), wordsOf('komor'))).toEqual(['room-cold', 'room-mac']);
  });

  test('nothing typed finds nothing, and neither does nonsense', () => {
    expect(search(things, wordsOf('  '))).toEqual([]);
    expect(search(things, wordsOf('komora xyz'))).toEqual([]);
  });

  test('a typing error is forgiven', () => {
    expect(meant(things, 'chlodu')).toEqual(['chlodu']);
    expect(meant(things, 'clodu komra')).toEqual(['chlodu', 'komora']);
    expect(search(things, meant(things, 'komra chlodu'))).toEqual(['room-cold']);
    expect(meant(things, 'komroa')).toEqual(['komora']);
    expect(meant(things, 'kamorra')).toEqual(['komora']); // two, in a word that is long enough
    expect(meant(things, 'kmra')).toEqual(['kmra']);
    expect(meant(things, 'xyzzyx')).toEqual(['xyzzyx']);
    expect(meant(things, 'chlodu xyzzyx')).toEqual(['chlodu']);
  });

  test('endings are forgiven, and slips in words with other endings', () => {
    const rules = [findable('chow', 'Chow Hall', 'Recruit a goon and pay for it.')];
    expect(search(rules, meant(rules, 'recruiting'))).toEqual(['chow']);
    expect(search(rules, meant(rules, 'recruting'))).toEqual(['chow']);
    expect(search(rules, meant(rules, 'restaurant'))).toEqual([]);
  });

  test('words are found where they stand, as they are written', () => {
    const text = 'Żółta komora: "żółty" pokój';
    expect(hits(text, ['zolt']).map(([from, to]) => text.slice(from, to))).toEqual(['Żółt', 'żółt']);
    expect(hits(text, [])).toEqual([]);
  });

  test('of a section only what has the words is shown', () => {
    const text = blocks('A trap.\nNothing.\n- one trap\n- two\n[list rooms]\n[picture slide]\n| a | trap');
    expect(withWords(text, ['trap']).map((block) => block.kind)).toEqual([
      'paragraph',
      'items',
      'list',
      'table',
    ]);
    expect(withWords(text, ['trap'])[1]).toMatchObject({ items: [[{ text: 'one trap' }]] });
    expect(withWords(text, [])).toEqual(text);
  });
});
