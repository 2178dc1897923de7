/** The lists of Room 25: rooms, characters, tokens, marks, cards, editions and switches. */
import box from 'virtual:box/room25';

import { SHAPES } from './drawings';
import { colourOf, TOKENS, type Colour } from './view';
import type { Arguments, Texts } from '../../words/texts';
import { capital, type CatalogueEntry, type Group, type Lists } from '../../learn/catalogue';
import type { LearnersTexts } from '../../learn/words.svelte';

const COLOURS: Colour[] = ['blue', 'green', 'yellow', 'red'];

/** Marks of the board, parts of the table and states of characters: by which messages they go. */
const MARKS: { mark: string; id: string; also?: string[] }[] = [
  { mark: 'lock', id: 'marker-lock' },
  { mark: 'do_not_cross', id: 'marker-closed' },
  { mark: 'corridor', id: 'marker-corridor' },
  { mark: 'direction', id: 'marker-slid' },
  { mark: 'robot', id: 'marker-robot' },
  { mark: 'reminder', id: 'marker-reminder' },
  { mark: 'claim', id: 'about-claim' },
  { mark: 'note', id: 'mark-note' },
  { mark: 'countdown', id: 'part-countdown' },
  { mark: 'order', id: 'part-order' },
  { mark: 'alarm', id: 'part-alarm' },
  { mark: 'readiness', id: 'part-readiness', also: ['ready'] },
  { mark: 'role', id: 'mark-role', also: ['guards', 'revealed'] },
  { mark: 'key', id: 'part-key' },
  { mark: 'exit', id: 'part-exit' },
  { mark: 'jamming', id: 'part-jamming', also: ['jammed'] },
  { mark: 'deck', id: 'part-deck' },
  { mark: 'hidden', id: 'state-hidden' },
  { mark: 'armed', id: 'state-armed' },
  { mark: 'flood', id: 'state-flood' },
  { mark: 'paranoid', id: 'state-paranoid' },
  { mark: 'dead', id: 'state-dead' },
];

export function lists(texts: Texts, learnt: LearnersTexts): Lists {
  const say = (id: string) => (learnt.has(id) ? learnt.say(id) : texts.say(id));
  const tell = (id: string, args?: Arguments) => learnt.say(id, args);
  const copies = (count: number) => tell('rules-copies', { count });
  const one = (entries: CatalogueEntry[]): Group[] => [{ title: null, entries }];

  const room = (slug: string): CatalogueEntry => {
    const tile = box.tiles[slug];
    const tags = tile ? [copies(tile.count)] : [];
    if (tile?.ultimate) tags.push(tell('rules-only-ultimate'));
    return {
      anchor: `room-${slug}`,
      title: texts.say(`room-${slug}`),
      tags,
      text: texts.say(`room-${slug}.what`),
      drawing: { kind: 'room', name: slug, large: true },
    };
  };

  return {
    colours: () =>
      one(
        COLOURS.map((colour) => ({
          anchor: `colour-${colour}`,
          title: capital(texts, texts.say(`colour-${colour}`)),
          text: texts.say(`colour-${colour}.word`),
          drawing: { kind: 'colour', name: colour },
        })),
      ),
    tokens: () =>
      one(
        [...TOKENS, 'adrenaline'].map((token) => ({
          anchor: `token-${token}`,
          title: texts.say(`token-${token}`),
          text: texts.say(`token-${token}.what`),
          drawing: { kind: 'action', name: token },
        })),
      ),
    rooms: () => [
      ...COLOURS.map((colour) => ({
        title: `${capital(texts, texts.say(`colour-${colour}`))}: ${texts.say(`colour-${colour}.word`)}`,
        entries: Object.keys(box.tiles)
          .filter((slug) => colourOf(slug) === colour)
          .map(room),
      })),
      { title: null, entries: [room('hidden')] },
    ],
    characters: () =>
      one(
        Object.keys(SHAPES).map((who) => ({
          anchor: `character-${who}`,
          title: texts.say(`character-${who}`),
          tags: [texts.say(`character-${who}.special`)],
          text: texts.say(`character-${who}.what`),
          drawing: { kind: 'character', name: who },
        })),
      ),
    cards: () =>
      [false, true].map((madness) => ({
        title: madness ? texts.say('level-madness') : null,
        entries: Object.entries(box.macCards)
          .filter(([, card]) => card.madness === madness)
          .map(([card, { count }]) => ({
            anchor: `card-${card}`,
            title: texts.say(`card-${card}`),
            tags: [copies(count)],
            text: texts.say(`card-${card}.what`),
          })),
      })),
    marks: () =>
      one(
        MARKS.map(({ mark, id, also = [] }) => ({
          anchor: `mark-${mark}`,
          also: also.map((each) => `mark-${each}`),
          title: capital(texts, say(id)),
          text: say(`${id}.what`),
          drawing: { kind: 'mark', name: mark },
        })),
      ),
    editions: () =>
      one(
        Object.keys(box.editions).map((edition) => ({
          anchor: `edition-${edition}`,
          title: capital(texts, texts.say(`edition-${edition}`)),
          text: texts.say(`edition-${edition}.what`),
        })),
      ),
    switches: () =>
      one(
        Object.entries(box.switches).map(([key, usual]) => ({
          anchor: `switch-${key}`,
          title: key,
          tags: [
            ...(usual === null ? [] : [`${tell('rules-default')}: ${valueOf(texts, learnt, key, usual)}`]),
            ...readings(texts, learnt, key),
          ],
          text: tell(`switch-${key}`),
        })),
      ),
  };
}

/** How the editions read a switch, where they differ. */
function readings(texts: Texts, learnt: LearnersTexts, key: string): string[] {
  return Object.entries(box.editions).flatMap(([edition, switches]) =>
    key in switches
      ? [`${texts.say(`edition-${edition}`)}: ${valueOf(texts, learnt, key, switches[key])}`]
      : [],
  );
}

function valueOf(texts: Texts, learnt: LearnersTexts, key: string, value: unknown): string {
  if (Array.isArray(value)) {
    return texts.list(value.map((each) => valueOf(texts, learnt, key, each)));
  }
  if (typeof value === 'boolean') return texts.say(value ? 'yes' : 'no');
  const named = `value-${key}-${String(value)}`;
  if (learnt.has(named)) return learnt.say(named);
  const room = `room-${String(value)}`;
  return texts.has(room) ? texts.say(room) : String(value);
}
