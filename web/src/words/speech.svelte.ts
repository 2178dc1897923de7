/** The language the page speaks now; everything that calls `say` is said anew when it changes. */
import { recall, remember } from '../shell/memory';
import { bestLanguage, LANGUAGES, readable, Texts, type Arguments, type Language, type Source } from './texts';

const LOADERS: Record<Language, () => Promise<{ default: Source }>> = {
  en: () => import('virtual:words/en'),
  pl: () => import('virtual:words/pl'),
  ru: () => import('virtual:words/ru'),
  cs: () => import('virtual:words/cs'),
  it: () => import('virtual:words/it'),
};

/** Words that come with a part of the page, in each language. */
export type MoreWords = Record<Language, () => Promise<{ default: string }>>;

/** Those that were wanted, and when they are there. */
const more = new Map<MoreWords, Promise<void>>();

let current = $state.raw<Texts | null>(null);

/** Switch to a language; the old one stays until the new one has arrived. */
export async function speak(language: Language): Promise<void> {
  const spoken = new Texts(language, (await LOADERS[language]()).default);
  for (const words of more.keys()) spoken.add((await words[language]()).default); // some may come meanwhile
  current = spoken;
  document.documentElement.lang = language;
  remember('language', language);
}

/** Have further words, in the language that is spoken and in those that will be. */
export function bringWords(words: MoreWords): Promise<void> {
  const known = more.get(words);
  if (known) return known;
  const coming = add(words).catch((error: unknown) => {
    more.delete(words); // so that whoever wants them next tries again
    throw error;
  });
  more.set(words, coming);
  return coming;
}

async function add(words: MoreWords): Promise<void> {
  const spoken = current;
  if (spoken) spoken.add((await words[spoken.language]()).default);
}

/** Speak the language chosen here before, or the browser's. */
export async function speakFirst(): Promise<void> {
  const chosen = recall('language');
  const known = LANGUAGES.find((language) => language === chosen);
  await speak(known ?? bestLanguage(navigator.languages));
}

/** All words of the current language. */
export function texts(): Texts {
  if (current === null) throw new Error('no language yet');
  return current;
}

/** A message in the current language. */
export function say(id: string, args?: Arguments): string {
  return texts().say(id, args);
}

/** What a game is called. */
export const gameName = (game: string): string => texts().sayOr(`game-${game}`, readable(game));
