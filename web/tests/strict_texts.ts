/** Texts that throw a mistake in a message or its arguments instead of smoothing it over. */
import { cardNames, fluentOf } from '../plugins/game_data';
import { Texts, type Arguments, type Language } from '../src/words/texts';

class StrictTexts extends Texts {
  override say(id: string, args: Arguments = {}): string {
    return this.sayStrictly(id, args);
  }
}

export const speakStrictly = (language: Language): Texts =>
  new StrictTexts(language, { fluent: fluentOf(language), cards: cardNames(language) });
