/** What a bot is called: its level, and a temperament if it was given one (`careful:bold`). */
import type { Texts } from './texts';

/** The levels of the games of the house, the weakest first; a test compares them with the bots. */
export const LEVELS = ['random', 'rookie', 'regular', 'careful', 'shrewd', 'mastermind'] as const;

export const levelOf = (bot: string): string => bot.split(':')[0] ?? bot;
export const temperamentOf = (bot: string): string => bot.split(':')[1] ?? '';

export function botName(bot: string, texts: Texts): string {
  const level = texts.say(`botkind-${levelOf(bot)}`);
  const temperament = temperamentOf(bot);
  if (!temperament) return level;
  return texts.say('bot-with-temperament', {
    bot: level,
    temperament: texts.say(`temperament-${temperament}`),
  });
}
