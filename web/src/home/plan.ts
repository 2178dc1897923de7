/** What is to be played: the game's configuration, and what the host decides besides. */
import type { GameInfo, NewTable, Settings } from '../link/protocol';

export type Config = Record<string, unknown>;

export interface Plan {
  game: string;
  config: Config;
  settings: Required<Settings>;
}

/** Seconds that bots take: fast, calm, slow. Calm is as long as it takes to see what they did. */
const PACES: Record<string, [number, number, number]> = {
  room25: [0.4, 1.4, 2.5],
  lockup: [0.2, 0.8, 2],
};

export const pacesOf = (game: string): [number, number, number] => PACES[game] ?? [0.2, 0.8, 2];

const USUAL: Omit<Required<Settings>, 'pace'> = {
  clock: { kind: 'none' },
  takeover: 120,
  talk: 'structured',
  spectators: true,
  listed: true,
};

const MODE_ORDER: Record<string, string[]> = {
  room25: ['cooperation', 'suspicion', 'solo', 'competition', 'team'],
  lockup: ['basic', 'advanced', 'solo', 'advanced_solo'],
};

/** The modes of a game, the one to begin with first. */
export function modesOf(game: GameInfo): string[] {
  const known = MODE_ORDER[game.name] ?? [];
  const place = (mode: string) => (known.indexOf(mode) + 1 || 99) as number;
  return Object.keys(game.modes).sort((one, other) => place(one) - place(other));
}

/** The name of a mode: Lockup's solo has words of its own. */
export function modeId(game: string, mode: string): string {
  return game === 'lockup' && mode === 'solo' ? 'lockup-mode-solo' : `mode-${mode}`;
}

/** How hard it is, in one word: Room 25 makes two keys of it. */
export function levelsOf(game: string, mode: string, edition: unknown): string[] {
  if (game === 'lockup') return mode.includes('solo') ? ['moderate', 'challenging', 'expert'] : [];
  if (edition === 'season1') return ['basic'];
  return mode === 'cooperation' || mode === 'solo'
    ? ['basic', 'ultimate', 'madness']
    : ['basic', 'ultimate'];
}

export function levelOf(game: string, values: Config): string {
  if (game === 'lockup') return String(values['solo'] ?? '');
  return values['madness'] === true ? 'madness' : String(values['rule_level'] ?? 'ultimate');
}

export function withLevel(config: Config, game: string, level: string): Config {
  if (game === 'lockup') return { ...config, solo: level };
  const { madness: _old, complex_preset: _complex, any_rooms: _rooms, ...rest } = config;
  return level === 'madness'
    ? { ...rest, rule_level: 'ultimate', madness: true }
    : { ...rest, rule_level: level };
}

/** What makes no sense any more when another key changes. */
const DEPENDING: Record<string, string[]> = {
  mode: ['guards', 'characters', 'crews', 'complex_preset', 'any_rooms', 'first_player', 'solo'],
  seats: ['guards', 'characters', 'crews', 'first_player'],
  edition: ['rule_level', 'madness', 'characters', 'complex_preset', 'any_rooms'],
  complex_preset: ['any_rooms'],
  cards: ['cards_digest'],
};

/** Another value of a key; undefined leaves it to the rest of the configuration. */
export function withKey(config: Config, key: string, value: unknown): Config {
  const { [key]: _old, ...rest } = config;
  for (const other of DEPENDING[key] ?? []) delete rest[other];
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** Another mode, for at least so many seats; who was alone need not stay alone. */
export function withMode(plan: Plan, game: GameInfo, mode: string, least = 1): Plan {
  const config = withKey(plan.config, 'mode', mode);
  const allowed = game.modes[mode] ?? [];
  const fits = (seats: number) => allowed.includes(seats) && seats >= least;
  const seats = Number(config['seats']);
  if (!fits(seats) || seats === 1) {
    const usual = game.usual[mode] ?? 1;
    config['seats'] = fits(usual) ? usual : (allowed.find(fits) ?? usual);
  }
  if (mode !== 'cooperation' && mode !== 'solo') delete config['madness'];
  return { ...plan, config };
}

/** Where a newcomer should begin. */
export function firstPlan(game: GameInfo): Plan {
  const mode = modesOf(game)[0] ?? '';
  const easy: Config = game.name === 'room25' ? { rule_level: 'basic', ui_memory_aid: 'board' } : {};
  const config = { mode, seats: game.usual[mode], ...easy };
  return { game: game.name, config, settings: { ...USUAL, pace: pacesOf(game.name)[1] } };
}

export interface Others {
  /** Who takes the other seats: bots at once, or friends who follow a link. */
  who: 'bots' | 'friends';
  bot: string;
}

export function asRequest(plan: Plan, seats: number, others: Others, name: string): NewTable {
  const alone = seats === 1 || others.who === 'bots';
  const bots: Record<string, string> = {};
  if (others.who === 'bots') {
    for (let seat = 1; seat < seats; seat += 1) bots[String(seat)] = others.bot;
  }
  return {
    ...plan.settings,
    game: plan.game,
    config: plan.config,
    bots,
    ...(name ? { name } : {}),
    sit: true,
    listed: plan.settings.listed && !alone,
    start: alone,
  };
}

/** A game against bots at once. */
export function againstBots(game: GameInfo, mode: string, name: string): NewTable {
  const plan = withMode(firstPlan(game), game, mode);
  const others: Others = { who: 'bots', bot: game.bots[0] ?? '' };
  return asRequest(plan, Number(plan.config['seats']), others, name);
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
