/** The words of the rule switches, which come only when somebody wants to read them. */
import { texts } from '../words/speech.svelte';
import { Texts, type Language } from '../words/texts';

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:switches/en'),
  pl: () => import('virtual:switches/pl'),
  ru: () => import('virtual:switches/ru'),
  cs: () => import('virtual:switches/cs'),
  it: () => import('virtual:switches/it'),
};

let current = $state.raw<Texts | null>(null);

/** What is there by now; nothing until it has come. */
export const switchTexts = () => (current?.language === texts().language ? current : null);

/** Have them in the language that is spoken. */
export async function readSwitches(language: Language): Promise<void> {
  if (current?.language === language) return;
  const fluent = (await LOADERS[language]()).default;
  current = new Texts(language, { fluent, cards: {} });
}
