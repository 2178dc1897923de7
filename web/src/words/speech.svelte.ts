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

let current = $state.raw<Texts | null>(null);

/** Switch to a language; the old one stays until the new one has arrived. */
export async function speak(language: Language): Promise<void> {
  const source = (await LOADERS[language]()).default;
  current = new Texts(language, source);
  document.documentElement.lang = language;
  remember('language', language);
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
