/** The lists of Lockup: locations, cards, crews, cubes and words. */
import box from 'virtual:box/lockup';

import { CARDS, KINDS, LOCATIONS, type Cards } from './cards';
import { USUAL_RULES, WORDS } from './types';
import { LockupWords } from './words';
import type { Arguments, Texts } from '../../words/texts';
import { capital, type Drawing, type CatalogueEntry, type Group, type Lists } from '../../learn/catalogue';
import type { LearnersTexts } from '../../learn/words.svelte';

/** Words that the table explains, too. */
const TABLE_WORDS = [
  ...['star', 'strength', 'first', 'raid', 'storage', 'item', 'reserved', 'display', 'goon', 'den'],
  ...['tome', 'treasure', 'trait', 'straggler', 'cell'],
];

const SIGNS: Partial<Record<keyof Cards, string>> = {
  items: 'item',
  goons: 'goon',
  tomes: 'tome',
  goals: 'star',
  traits: 'spell',
};

export function lists(texts: Texts, learnt: LearnersTexts): Lists {
  const words = new LockupWords(texts);
  const tell = (id: string, args?: Arguments) => learnt.say(id, args);
  const one = (entries: CatalogueEntry[]): Group[] => [{ title: null, entries }];
  const named = (family: string, slug: string, anchor: string, drawing?: Drawing): CatalogueEntry => ({
    anchor,
    title: capital(texts, texts.say(`${family}-${slug}`)),
    text: texts.say(`${family}-${slug}.what`),
    ...(drawing ? { drawing } : {}),
  });

  /** What is told of a card begins with its name, which is the title here. */
  const without = (title: string, told: string) =>
    told.startsWith(title) ? capital(texts, told.slice(title.length).replace(/^[,:.\s]+/, '')) : told;

  const card = (family: keyof Cards, slug: string): CatalogueEntry => {
    const title = texts.card(slug);
    const told = words.about(slug, USUAL_RULES) ?? '';
    return {
      anchor: `${family.slice(0, -1)}-${slug}`,
      title,
      text: without(title, told),
      drawing:
        family === 'guards' ? { kind: 'guard', name: slug } : { kind: 'sign', name: SIGNS[family] ?? '' },
    };
  };

  /** The cards of a family in groups: by type, kind or colour. */
  function grouped(family: keyof Cards, groupOf: (slug: string) => string): Group[] {
    const groups = new Map<string, CatalogueEntry[]>();
    for (const slug of Object.keys(CARDS[family])) {
      const title = groupOf(slug);
      groups.set(title, [...(groups.get(title) ?? []), card(family, slug)]);
    }
    return [...groups].map(([title, entries]) => ({ title: title ? capital(texts, title) : null, entries }));
  }

  return {
    locations: () =>
      one(
        LOCATIONS.map((slug, place) => ({
          ...named('location', slug, `location-${slug}`, { kind: 'location', name: slug }),
          tags: [String(place + 1)],
        })),
      ),
    resources: () =>
      one([
        ...KINDS.map((kind) => named('kind', kind, `resource-${kind}`, { kind: 'cube', name: kind })),
        named('kind', 'any', 'resource-any'),
      ]),
    tokens: () =>
      one(
        WORDS.Token.map((token) => named('token', token, `token-${token}`, { kind: 'token', name: token })),
      ),
    items: () => grouped('items', () => ''),
    goons: () => grouped('goons', (slug) => texts.say(`goontype-${CARDS.goons[slug]?.type}`)),
    tomes: () =>
      grouped('tomes', (slug) => texts.say(`timing-${CARDS.tomes[slug]?.timing}`)).map((group) => ({
        ...group,
        entries: group.entries.map((entry) => {
          const count = box.copies[entry.anchor.replace('tome-', '')] ?? 1;
          return count > 1 ? { ...entry, tags: [tell('rules-copies', { count })] } : entry;
        }),
      })),
    goals: () => grouped('goals', (slug) => texts.say(`goalkind-${CARDS.goals[slug]?.kind}`)),
    traits: () => grouped('traits', () => ''),
    guards: () => grouped('guards', (slug) => texts.say(`guards-${CARDS.guards[slug]?.colour}`)),
    crews: () =>
      one(
        Object.entries(box.boards)
          .filter(([slug]) => slug !== 'side_a')
          .map(([slug, board]) => {
            const name = texts.say(`crew-${slug}`);
            return {
              anchor: `crew-${slug}`,
              drawing: { kind: 'crew', name: slug },
              title: name,
              text: without(name, words.crew(slug, board)),
            };
          }),
      ),
    words: () =>
      one(
        [
          ...TABLE_WORDS.map((word) => named('word', word, `word-${word}`)),
          ...learnt.learn.words.map((word) => ({
            anchor: `word-${word}`,
            title: capital(texts, tell(`word-${word}`)),
            text: tell(`word-${word}.what`),
          })),
        ].sort((a, b) => a.title.localeCompare(b.title, texts.language)),
      ),
  };
}
