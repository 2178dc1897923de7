/** The words of rules and tutorials, in the language that the page speaks; fetched when wanted. */
import { texts } from '../words/speech.svelte';
import { Texts, type Arguments, type Language } from '../words/texts';

export interface LearnersSource {
  fluent: string;
  /** The sections of each game's rules, in their order. */
  sections: Record<string, string[]>;
  /** Words that the rules explain one by one. */
  words: string[];
}

const LOADERS: Record<Language, () => Promise<{ default: LearnersSource }>> = {
  en: () => import('virtual:learn/en'),
  pl: () => import('virtual:learn/pl'),
  ru: () => import('virtual:learn/ru'),
  cs: () => import('virtual:learn/cs'),
  it: () => import('virtual:learn/it'),
};

export class LearnersTexts extends Texts {
  constructor(
    language: Language,
    readonly learn: LearnersSource,
  ) {
    super(language, { fluent: learn.fluent, cards: {} });
  }
}

let current = $state.raw<LearnersTexts | null>(null);
let missing = $state(false);

/** Fetch the words for the language of the page, again when it changes; call it in an effect. */
export function learnWords(): void {
  const { language } = texts();
  missing = false;
  LOADERS[language]().then(
    ({ default: source }) => {
      if (texts().language === language) current = new LearnersTexts(language, source);
    },
    () => (missing = true),
  );
}

/** The words could not be fetched. */
export function wordsMissing(): boolean {
  return missing && current === null;
}

/** The words, once they have come. */
export function learnersTexts(): LearnersTexts | null {
  return current;
}

/** A message for learners in the current language. */
export function tell(id: string, args?: Arguments): string {
  return current ? current.say(id, args) : '';
}
