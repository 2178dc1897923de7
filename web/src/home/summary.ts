/** A table's settings in a few words. */
import { gameOf } from '../games';
import type { Info } from '../link/protocol';
import type { Texts } from '../words/texts';
import { duration, span } from './durations';
import { modeName, nameOfCards } from './table_setup';

export function modeWords(table: Info, texts: Texts): string[] {
  const { game, config, level, departures } = table;
  const { summary } = gameOf(game).setup;
  const words = [modeName(game, String(config['mode']), texts)];
  if (level !== null) words.push(texts.say(`level-${level}`));
  words.push(texts.say('count-players', { count: table.seats.length }));
  words.push(...(summary?.(config, texts).played ?? []));
  const cards = nameOfCards(config['cards']);
  if (cards !== null) words.push(texts.say('summary-cards', { name: cards }));
  if (departures.length > 0) words.push(texts.say('rules-changed', { count: departures.length }));
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
