/** Each language by its own name. */
import type { Language } from '../words/texts';

export const NAMES: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  ru: 'Русский',
  cs: 'Čeština',
  it: 'Italiano',
};
