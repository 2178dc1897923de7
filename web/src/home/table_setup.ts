/** Table setups: the configuration of the game, and what the host decides besides. */
import { gameOf } from '../games';
import type { Config } from '../games/game';
import type { GameInfo, NewTable, Settings } from '../link/protocol';
import { readable, type Texts } from '../words/texts';

/** Under this key a table names material that somebody brought, under the other its fingerprint. */
const BROUGHT = 'cards';
const BROUGHT_DIGEST = 'cards_digest';

/** What a host has chosen for a table. */
export interface TableSetup {
  game: string;
  config: Config;
  settings: Required<Settings>;
}

const USUAL: Omit<Required<Settings>, 'pace'> = {
  clock: { kind: 'none' },
  takeover: 120,
  talk: 'structured',
  spectators: true,
  listed: true,
  coach: false,
};

/** The modes of a game, the one to begin with first. */
export function modesOf(game: GameInfo): string[] {
  return Object.keys(game.modes);
}

/** The message that names a mode: one of the game's own, or the one of all games; null: none. */
export function modeId(game: string, mode: string, texts: Texts): string | null {
  return [`${game}-mode-${mode}`, `mode-${mode}`].find((id) => texts.has(id)) ?? null;
}

export function modeName(game: string, mode: string, texts: Texts): string {
  const id = modeId(game, mode, texts);
  return id ? texts.say(id) : readable(mode);
}

/** Another value of a key; undefined leaves it to the rest of the configuration. */
export function withKey(game: string, config: Config, key: string, value: unknown): Config {
  const { [key]: _old, ...rest }: Record<string, unknown> = config;
  const depending = key === BROUGHT ? [BROUGHT_DIGEST] : gameOf(game).setup.depending[key];
  for (const other of depending ?? []) delete rest[other];
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** Another mode, for at least so many seats; who was alone need not stay alone. */
export function withMode(tableSetup: TableSetup, game: GameInfo, mode: string, least = 1): TableSetup {
  const { levels } = gameOf(game.name).setup;
  const config: Record<string, unknown> = { ...withKey(game.name, tableSetup.config, 'mode', mode) };
  if (levels && !game.levels[mode]?.includes(levels.in(config))) {
    for (const key of levels.keys) delete config[key];
  }
  const allowed = game.modes[mode] ?? [];
  const fits = (seats: number) => allowed.includes(seats) && seats >= least;
  const seats = Number(config['seats']);
  if (!fits(seats) || seats === 1) {
    const usual = game.usual[mode] ?? 1;
    config['seats'] = fits(usual) ? usual : (allowed.find(fits) ?? usual);
  }
  return { ...tableSetup, config };
}

/** Where a newcomer should begin. */
export function firstSetup(game: GameInfo): TableSetup {
  const mode = modesOf(game)[0] ?? '';
  const { newcomer, paces } = gameOf(game.name).setup;
  const config = { mode, seats: game.usual[mode], ...newcomer };
  return { game: game.name, config, settings: { ...USUAL, pace: paces[1] } };
}

export interface Others {
  /** Who takes the other seats: bots at once, or friends who follow a link. */
  who: 'bots' | 'friends';
  bot: string;
}

export function asRequest(tableSetup: TableSetup, seats: number, others: Others, name: string): NewTable {
  const alone = seats === 1 || others.who === 'bots';
  const bots: Record<string, string> = {};
  if (others.who === 'bots') {
    for (let seat = 1; seat < seats; seat += 1) bots[String(seat)] = others.bot;
  }
  return {
    ...tableSetup.settings,
    game: tableSetup.game,
    config: tableSetup.config,
    bots,
    ...(name ? { name } : {}),
    sit: true,
    listed: tableSetup.settings.listed && !alone,
    start: alone,
  };
}

/** A game against bots at once. */
export function againstBots(game: GameInfo, mode: string, name: string): NewTable {
  const tableSetup = withMode(firstSetup(game), game, mode);
  const others: Others = { who: 'bots', bot: game.bots[0] ?? '' };
  return asRequest(tableSetup, Number(tableSetup.config['seats']), others, name);
}

export interface Problem {
  key: string;
  text: string;
  /** What to do about it, where the key alone does not tell. */
  hint?: string;
  /** How many there are, where the hint tells. */
  count?: number;
}

/** A refusal of a configuration begins with the key that is wrong. */
export function problemOf(text: string): Problem {
  return { key: /^\w+/.exec(text)?.[0] ?? '', text };
}

/** What somebody brought, as a configuration names it: by name and digest, or by name alone. */
export function nameOfCards(cards: unknown): string | null {
  if (cards === undefined || cards === null || cards === 'standard') return null;
  if (typeof cards === 'string') return cards;
  return String((cards as { name?: unknown }).name);
}
