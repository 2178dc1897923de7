/** What an option of Lockup is about: a location, a card, a token. */
import { LOCATIONS } from './cards';

export interface Target {
  location: string | null;
  card: string | null;
  token: string | null;
}

const CARD_VERBS = new Set(['craft', 'reserve', 'keep', 'tome']);
const NOT_CARDS = new Set(['none', 'cubes']);

export function targetOf(text: string): Target {
  const [verb = '', ...rest] = text.split(' ');
  const [first = ''] = rest;
  if (verb === 'claim' || verb === 'plan') return { location: null, card: null, token: null };
  const location = rest.find((word) => (LOCATIONS as readonly string[]).includes(word)) ?? null;
  return {
    location,
    card: CARD_VERBS.has(verb) && !NOT_CARDS.has(first) ? first : null,
    token: verb === 'token' ? first.replace('?', '') : null,
  };
}
