/** Where somebody left a table: what happened since is told when they come back. */
import type { GameWords } from '../games/game';
import type { Happened } from '../link/protocol';
import { recall, remember } from '../shell/memory';
import { isTalk } from './feed';

/** Seconds within which nobody was away: a reload, a look at another page. */
const SHORT = 60;

export interface Left {
  /** The position that was seen last. */
  number: number;
  /** When, in seconds. */
  at: number;
}

export const keepLeft = (table: string, left: Left | null): void =>
  remember(`left.${table}`, left && `${left.number} ${Math.round(left.at)}`);

export function recallLeft(table: string): Left | null {
  const [number = NaN, at = NaN] = (recall(`left.${table}`) ?? '').split(' ').map(Number);
  return Number.isFinite(number) && Number.isFinite(at) ? { number, at } : null;
}

/** Whether somebody who left then was away now. */
export const wasAway = (left: Left | null, now: number): left is Left =>
  left !== null && now - left.at >= SHORT;

/** How many things happened between two positions; what was said meanwhile waits in the talk. */
export const missedBetween = (
  log: readonly Happened[],
  left: number,
  back: number,
  words: GameWords,
): number =>
  log.filter((event) => event.number > left && event.number < back && !isTalk(words, event)).length;
