/** Finding what can be chosen by a word of its name, its sentence or its values. */
import type { Setting } from '../link/protocol';
import { findable, meant } from '../words/search';
import type { Texts } from '../words/texts';
import { ruleName, valueName } from './rule_words';

/** What a host decides besides the rules, and the messages that speak of each. */
export const HOUSE_FIELDS = {
  clock: ['clock', 'clock-kind-none', 'clock-kind-live', 'clock-kind-days', 'clock-decision', 'clock-bank'],
  takeover: ['takeover', 'takeover-never', 'summary-takeover-never'],
  pace: ['pace', 'pace-fast', 'pace-calm', 'pace-slow'],
  moment: ['moment', 'moment-usual', 'moment-none'],
  talk: ['talk', 'talk-structured', 'talk-free'],
  spectators: ['spectators-allowed'],
  listed: ['table-listed'],
  coach: ['coach', 'coach-switch'],
} as const;
export type HouseField = keyof typeof HOUSE_FIELDS;
export const ALL_HOUSE_FIELDS = Object.keys(HOUSE_FIELDS) as HouseField[];
/** Those that mean something only where several play. */
export const AMONG_SEVERAL: readonly HouseField[] = ['takeover', 'pace', 'moment', 'talk'];

/** Without accents and capitals, so that nobody needs the right keyboard. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** How a word has to stand in what is said: as it is written, or by its beginning alone. */
export type Match = 'exact' | 'stem';
const STEM = 3;

/** Whether every word that is sought stands somewhere in what is said. */
function speaksOf(said: readonly string[], sought: string, match: Match): boolean {
  const all = plain(said.join(' '));
  const begins = (stem: string) => all.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(stem));
  return plain(sought)
    .trim()
    .split(/\s+/)
    .every((word) =>
      match === 'exact' || word.length <= STEM
        ? all.includes(word)
        : begins(word.slice(0, Math.max(STEM, word.length - 2))),
    );
}

/** All that is said of a setting. */
const saidOf = ({ key, values }: Setting, words: Texts, texts: Texts): string[] => [
  key,
  ruleName(words, key),
  texts.sayOr(`setup-${key}`, ''),
  words.sayOr(`switch-${key}`, ''),
  ...values.map((value) => valueName(words, texts, key, value)),
];

const saidOfHouse = (field: HouseField, texts: Texts): string[] => [
  field,
  ...HOUSE_FIELDS[field].map((id) => texts.say(id)),
];

/** Whether a setting is what somebody looks for. */
export const found = (
  setting: Setting,
  sought: string,
  words: Texts,
  texts: Texts,
  match: Match = 'exact',
): boolean => speaksOf(saidOf(setting, words, texts), sought, match);

/** What is sought with typing errors, as it was meant: in words that are said of something. */
export function meantBy(
  sought: string,
  settings: readonly Setting[],
  fields: readonly HouseField[],
  words: Texts,
  texts: Texts,
): string {
  const said = [
    ...settings.map((setting) => saidOf(setting, words, texts)),
    ...fields.map((field) => saidOfHouse(field, texts)),
  ];
  return meant(said.map((each) => findable('', '', each.join(' '))), sought).join(' ');
}

/** What of the host's own decisions is. */
export const foundInHouse = (sought: string, texts: Texts, match: Match = 'exact'): HouseField[] =>
  ALL_HOUSE_FIELDS.filter((field) =>
    speaksOf(saidOfHouse(field, texts), sought, match),
  );
