/** Presets, rules and their values in words. */
import type { Preset } from '../link/protocol';
import { readable, type Texts } from '../words/texts';

/** A rulebook is called by its edition. */
export const presetName = ({ name, book }: Preset, texts: Texts) =>
  texts.sayOr(`${book ? 'edition' : 'preset'}-${name}`, readable(name));

/** A rule in two or three words. */
export const ruleName = (words: Texts, key: string) => words.sayOr(`rule-${key}`, readable(key));

/** A value of a switch in words; `words` has those of the switches, `texts` those of everything. */
export function valueName(words: Texts, texts: Texts, key: string, value: unknown): string {
  if (value === null || value === undefined) return texts.say('book-decides');
  if (typeof value === 'boolean') return texts.say(value ? 'value-on' : 'value-off');
  if (Array.isArray(value)) {
    if (value.length > 8) return texts.say('value-own-list');
    return value.map((each) => valueName(words, texts, key, each)).join(', ') || '–';
  }
  if (typeof value === 'object') return readable(key);
  const named = `value-${key}-${String(value)}`;
  if (words.has(named)) return words.say(named);
  const other = [`room-${String(value)}`, `complex-${String(value)}`];
  for (const id of other) {
    if (texts.has(id)) return texts.say(id);
    if (words.has(id)) return words.say(id);
  }
  return String(value);
}
