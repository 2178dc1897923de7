/** A table's settings in a few words. */
import { gameOf } from '../games';
import type { Brief, Info } from '../link/protocol';
import type { Texts } from '../words/texts';
import { duration, span } from './durations';
import { modeName, nameOfCards } from './table_setup';

/** Keys that every summary names, or that are no rules. */
const NAMED = ['mode', 'seats', 'cards', 'cards_digest'];

export function modeWords(table: Brief | Info, texts: Texts): string[] {
  const { game, config } = table;
  const { levels, named, summary } = gameOf(game).setup;
  const words = [modeName(game, String(config['mode']), texts)];
  const level = levels?.in(config) ?? '';
  if (level) words.push(texts.say(`level-${level}`));
  words.push(texts.say('count-players', { count: table.seats.length }));
  words.push(...(summary?.(config, texts).played ?? []));
  const cards = nameOfCards(config['cards']);
  if (cards !== null) words.push(texts.say('summary-cards', { name: cards }));
  const known = [...NAMED, ...named, ...(levels?.keys ?? [])];
  const changed = Object.keys(config).filter((key) => !known.includes(key)).length;
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
      : texts.say('summary-takeover', span(info.takeover)),
    texts.say(`talk-${info.talk}`),
    texts.say(info.spectators ? 'summary-spectators' : 'summary-no-spectators'),
  );
  words.push(...(gameOf(info.game).setup.summary?.(info.config, texts).handled ?? []));
  return words;
}
