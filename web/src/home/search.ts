/** Finding a switch by a word of its name, its sentence or its values. */
import type { Setting } from '../link/protocol';
import type { Texts } from '../words/texts';
import { ruleName, valueName } from './rule_words';

/** Without accents and capitals, so that nobody needs the right keyboard. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word that is sought stands somewhere in what is said of the switch. */
export function found(setting: Setting, sought: string, words: Texts, texts: Texts): boolean {
  const { key } = setting;
  const said = [
    key,
    ruleName(words, key),
    words.sayOr(`switch-${key}`, ''),
    ...setting.values.map((value) => valueName(words, texts, key, value)),
  ];
  const all = plain(said.join(' '));
  return plain(sought)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
