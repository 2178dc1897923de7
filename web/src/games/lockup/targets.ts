/** What an option of Lockup is about: a location, a card, a token. */
import { TABLE } from './words';

export interface Target {
  location: string | null;
  card: string | null;
  token: string | null;
}

export function targetOf(text: string): Target {
  const found = TABLE.option(text);
  const { at, card, token } = found?.template.line ?? {};
  const word = (name: string | undefined) => (name ? String(found?.details[name]) : null);
  return { location: word(at), card: word(card), token: word(token) };
}
