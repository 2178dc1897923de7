/** Table setups: the configuration of the game, and what the host decides besides. */
import { gameOf } from '../games';
import type { Config } from '../games/game';
import type { GameDetails, GameInfo, NewTable, Preset, Settings } from '../link/protocol';
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
  moment: null,
  talk: 'structured',
  spectators: true,
  listed: true,
  coach: false,
};

const usualSettings = (game: string): Required<Settings> => ({
  ...USUAL,
  pace: gameOf(game).setup.paces[1],
});

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
export function withKey(game: GameDetails, config: Config, key: string, value: unknown): Config {
  const { [key]: _old, ...rest }: Record<string, unknown> = config;
  for (const setting of game.settings) {
    if (setting.depends_on.includes(key)) delete rest[setting.key];
  }
  if (key === BROUGHT) delete rest[BROUGHT_DIGEST];
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** The keys that say how hard it is. */
export const levelKeys = (game: GameInfo, mode: string) =>
  new Set(Object.values(game.levels[mode] ?? {}).flatMap((keys) => Object.keys(keys)));

/** Another level: what the others stand for goes. */
export function withLevel(game: GameDetails, config: Config, level: string): Config {
  const mode = String(config['mode']);
  let next = config;
  for (const key of levelKeys(game, mode)) next = withKey(game, next, key, undefined);
  return { ...next, ...game.levels[mode]?.[level] };
}

/** The presets that go with a mode. */
export const presetsFor = (game: GameInfo, mode: string) =>
  game.presets.filter(({ modes }) => modes.length === 0 || modes.includes(mode));

/** A number of seats that the mode has, for at least so many people. */
function seatsFor(game: GameInfo, mode: string, wanted: number, least: number): number {
  const allowed = game.modes[mode] ?? [];
  const fits = (seats: number) => allowed.includes(seats) && seats >= least;
  const usual = game.usual[mode] ?? 1;
  return [wanted, usual].find(fits) ?? allowed.find(fits) ?? usual;
}

/** Another mode, for at least so many seats; who was alone need not stay alone. */
export function withMode(tableSetup: TableSetup, game: GameDetails, mode: string, least = 1): TableSetup {
  const chosen = presetIn(tableSetup, game);
  const same = presetsFor(game, mode).find(({ name }) => name === chosen?.name);
  const { seats: had, ...config }: Record<string, unknown> = tableSetup.config;
  const seated = had === 1 ? config : { ...config, seats: had };
  if (same) return withPreset({ ...tableSetup, config: { ...seated, mode } }, game, same, least);
  const next: Record<string, unknown> = { ...withKey(game, seated, 'mode', mode) };
  const ofLevels = modesOf(game).flatMap((each) => [...levelKeys(game, each)]);
  const kept = ofLevels.filter((key) => key in next);
  const agrees = (keys: Config) =>
    kept.every((key) => keys[key] === next[key]) && Object.keys(keys).every((key) => key in next);
  if (!Object.values(game.levels[mode] ?? {}).some(agrees)) {
    for (const key of kept) delete next[key];
  }
  next['seats'] = seatsFor(game, mode, Number(next['seats']), least);
  return { ...tableSetup, config: next };
}

/** All that a preset says; people and their seats stay. */
export function withPreset(tableSetup: TableSetup, game: GameInfo, preset: Preset, least = 1): TableSetup {
  const mode = String(tableSetup.config['mode']);
  const wanted = Number(preset.keys['seats'] ?? tableSetup.config['seats']);
  const config = { mode, ...preset.keys, seats: seatsFor(game, mode, wanted, least) };
  const usual: Record<string, unknown> = usualSettings(game.name);
  // What another preset may have said of the house is no longer said.
  const said = new Set(game.presets.flatMap(({ house }) => Object.keys(house)));
  const cleared = Object.fromEntries([...said].map((key) => [key, usual[key]]));
  return { ...tableSetup, config, settings: { ...tableSetup.settings, ...cleared, ...preset.house } };
}

/** The preset that a setup is, if it is one: nothing else was chosen. */
export function presetIn({ config, settings }: TableSetup, game: GameInfo): Preset | null {
  const { mode, seats, ...chosen }: Record<string, unknown> = config;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const agrees = (preset: Preset): boolean => {
    const { seats: wanted, ...keys } = preset.keys;
    const house = { ...usualSettings(game.name), ...preset.house } as Record<string, unknown>;
    const said = game.presets.flatMap((each) => Object.keys(each.house)) as (keyof Settings)[];
    return (
      Object.keys(keys).length === Object.keys(chosen).length &&
      Object.entries(keys).every(([key, value]) => same(chosen[key], value)) &&
      (wanted === undefined || wanted === seats) &&
      said.every((key) => same(settings[key], house[key]))
    );
  };
  return presetsFor(game, String(mode)).find(agrees) ?? null;
}

/** Where a newcomer should begin: the first preset of a mode, or of the first mode. */
export function firstSetup(game: GameInfo, mode = modesOf(game)[0] ?? ''): TableSetup {
  const bare = { game: game.name, config: { mode, seats: game.usual[mode] }, settings: usualSettings(game.name) };
  const [preset] = presetsFor(game, mode);
  return preset ? withPreset(bare, game, preset) : bare;
}

export interface Others {
  /** Who takes the other seats: bots at once, or friends who follow a link. */
  who: 'bots' | 'friends';
  bot: string;
}

export function asRequest(tableSetup: TableSetup, others: Others, name: string): NewTable {
  const seats = Number(tableSetup.config['seats']);
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
    listed: tableSetup.settings.listed && others.who === 'friends',
    start: others.who === 'bots',
  };
}

/** The bots that go with a setup. */
export const botFor = (tableSetup: TableSetup, game: GameInfo): string =>
  presetIn(tableSetup, game)?.bot ?? game.bots[0] ?? '';

/** A game against bots at once. */
export function againstBots(game: GameInfo, mode: string, name: string): NewTable {
  const tableSetup = firstSetup(game, mode);
  return asRequest(tableSetup, { who: 'bots', bot: botFor(tableSetup, game) }, name);
}

/** A table whose lobby is open: friends, bots and rules are chosen there. */
export function forFriends(game: GameInfo, name: string): NewTable {
  return asRequest(firstSetup(game), { who: 'friends', bot: '' }, name);
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
