/** The games that the page has a folder for; any other is played at the plain table. */
import type { Game, GameTable } from './game';
import { lockup } from './lockup';
import { plain } from './plain';
import { room25 } from './room25';

const GAMES: Readonly<Record<string, Game>> = { room25, lockup };

/** The plain table for any game, if somebody prefers it. */
export const plainTable = async (): Promise<GameTable['Table']> =>
  (await plain('').table()).Table;

export const gameOf = (name: string): Game => GAMES[name] ?? plain(name);
