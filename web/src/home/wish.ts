/** What a person wants to play, and how the server is asked for it. */
import type { GameInfo, NewTable } from '../link/protocol';


export interface Wish {
  game: string;
  mode: string;
  level: string;
  seats: number;
  /** Who takes the other seats: bots at once, or friends who follow a link. */
  others: 'bots' | 'friends';
  bot: string;
  memory: string;
  clock: 'none' | 'live' | 'days';
  talk: 'structured' | 'free';
  spectators: boolean;
  listed: boolean;
  takeover: number;
  pace: number;
}

const MODE_ORDER: Record<string, string[]> = {
  room25: ['cooperation', 'suspicion', 'solo', 'competition', 'team'],
  lockup: ['basic', 'advanced', 'solo', 'advanced_solo'],
};

const USUAL_SEATS: Record<string, number> = { suspicion: 6, team: 4 };

export const MEMORY = ['board', 'events_only', 'none'];

export function modesOf(game: GameInfo): string[] {
  const known = MODE_ORDER[game.name] ?? [];
  const place = (mode: string) => (known.indexOf(mode) + 1 || 99) as number;
  return Object.keys(game.modes).sort((one, other) => place(one) - place(other));
}

export function levelsOf(game: string, mode: string): string[] {
  if (game === 'lockup') {
    return mode.includes('solo') ? ['moderate', 'challenging', 'expert'] : [];
  }
  return mode === 'cooperation' || mode === 'solo'
    ? ['basic', 'ultimate', 'madness']
    : ['basic', 'ultimate'];
}

export function usualSeats(seats: readonly number[], mode: string): number {
  const usual = USUAL_SEATS[mode] ?? 4;
  if (seats.includes(usual)) return usual;
  return seats[seats.length - 1] ?? 1;
}

/** The name of a mode: Lockup's solo has words of its own. */
export function modeId(game: string, mode: string): string {
  return game === 'lockup' && mode === 'solo' ? 'lockup-mode-solo' : `mode-${mode}`;
}

export function firstWish(game: GameInfo): Wish {
  const mode = modesOf(game)[0] ?? '';
  return {
    ...withMode({ ...EMPTY, game: game.name }, game, mode),
    bot: game.bots.includes('careful') ? 'careful' : (game.bots[0] ?? ''),
  };
}

const EMPTY: Wish = {
  game: '',
  mode: '',
  level: '',
  seats: 1,
  others: 'bots',
  bot: '',
  memory: 'board',
  clock: 'none',
  talk: 'structured',
  spectators: true,
  listed: true,
  takeover: 120,
  pace: 0.8,
};

export function withMode(wish: Wish, game: GameInfo, mode: string): Wish {
  return {
    ...wish,
    mode,
    level: levelsOf(game.name, mode)[0] ?? '',
    seats: usualSeats(game.modes[mode] ?? [1], mode),
  };
}

const CLOCKS: Record<string, NonNullable<NewTable['clock']>> = {
  none: { kind: 'none' },
  live: { kind: 'live', decision: 60, bank: 600 },
  days: { kind: 'days', days: 2 },
};

export function asRequest(wish: Wish, name: string): NewTable {
  const config: Record<string, unknown> = { mode: wish.mode, seats: wish.seats };
  if (wish.game === 'room25') {
    config['rule_level'] = wish.level === 'madness' ? 'ultimate' : wish.level;
    if (wish.level === 'madness') config['madness'] = true;
    if (wish.level === 'basic' && (wish.mode === 'cooperation' || wish.mode === 'solo')) {
      config['complex_preset'] = 'coop_easy';
    }
    config['ui_memory_aid'] = wish.memory;
  } else if (wish.level !== '') {
    config['solo'] = wish.level;
  }
  const alone = wish.seats === 1;
  const bots: Record<string, string> = {};
  if (wish.others === 'bots') {
    for (let seat = 1; seat < wish.seats; seat += 1) bots[String(seat)] = wish.bot;
  }
  return {
    game: wish.game,
    config,
    bots,
    ...(name ? { name } : {}),
    sit: true,
    clock: CLOCKS[wish.clock] ?? { kind: 'none' },
    takeover: wish.takeover,
    pace: wish.pace,
    talk: wish.talk,
    spectators: wish.spectators,
    listed: wish.listed && wish.others === 'friends',
    start: alone || wish.others === 'bots',
  };
}
