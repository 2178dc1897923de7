/** A table's settings in a few words. */
import type { Brief, Info } from '../link/protocol';
import type { Texts } from '../words/texts';
import { duration } from './durations';
import { levelOf, levelsOf, modeId, nameOfCards } from './plan';

const NAMED = [
  ...['mode', 'seats', 'rule_level', 'madness', 'solo', 'edition', 'ui_memory_aid'],
  ...['cards', 'cards_digest'],
];

export function modeWords(table: Brief | Info, texts: Texts): string[] {
  const { game, config } = table;
  const mode = String(config['mode']);
  const words = [texts.say(modeId(game, mode))];
  const edition = config['edition'] ?? 'ultimate';
  const usual = edition === 'season1' ? 'basic' : 'ultimate';
  const levels = levelsOf(game, mode, edition);
  const level = levelOf(game, { rule_level: usual, solo: levels[0], ...config });
  if (levels.includes(level)) words.push(texts.say(`level-${level}`));
  words.push(texts.say('count-players', { count: table.seats.length }));
  if (edition !== 'ultimate') {
    words.push(texts.say('summary-edition', { edition: texts.say(`edition-${String(edition)}`) }));
  }
  const cards = nameOfCards(config['cards']);
  if (cards !== null) words.push(texts.say('summary-cards', { name: cards }));
  const changed = Object.keys(config).filter((key) => !NAMED.includes(key)).length;
  if (changed > 0) words.push(texts.say('rules-changed', { count: changed }));
  return words;
}

export function houseWords(info: Info, texts: Texts): string[] {
  const long = (seconds: number) => duration(seconds, texts.language);
  const { clock } = info;
  const words: string[] = [];
  if (clock.kind === 'live') {
    words.push(
      texts.say('summary-clock-live', { time: long(clock.decision), bank: long(clock.bank) }),
    );
  } else if (clock.kind === 'days') {
    words.push(texts.say('summary-clock-days', { time: long(clock.days * 86400) }));
  } else {
    words.push(texts.say('clock-none'));
  }
  words.push(
    info.takeover === null
      ? texts.say('summary-takeover-never')
      : texts.say('summary-takeover', { time: long(info.takeover) }),
    texts.say(`talk-${info.talk}`),
    texts.say(info.spectators ? 'summary-spectators' : 'summary-no-spectators'),
  );
  if (info.game === 'room25') {
    const aid = String(info.config['ui_memory_aid'] ?? 'events_only');
    words.push(texts.say('summary-memory', { aid: texts.say(`setup-memory-${aid}`) }));
  }
  return words;
}
