/** Somebody who was away from a table, and is told what happened meanwhile until they go on. */
import { untrack } from 'svelte';

import type { GameWords } from '../games/game';
import { keepLeft, missedBetween, recallLeft, wasAway } from './absence';
import type { Live } from './live.svelte';

const seconds = () => Date.now() / 1000;

export class Away {
  /** The last position that was seen before; null: they were here all the time. */
  from = $state<number | null>(null);
  /** The first position that was seen happen after that. */
  private until = $state(Infinity);

  constructor(private readonly table: string) {}

  leave(live: Live): void {
    const state = live.info?.state;
    if (state === 'playing' && live.seat !== null) {
      keepLeft(this.table, { number: this.from ?? live.number, at: seconds() });
    } else if (state === 'over') keepLeft(this.table, null);
  }

  /** Once for each time that somebody left: a network that comes and goes is no absence. */
  comeBack(): void {
    const left = recallLeft(this.table);
    keepLeft(this.table, null);
    if (!wasAway(left, seconds())) return;
    this.from = left.number;
    this.until = Infinity;
  }

  /** Somebody else had the device; what happened since this position was seen by others. */
  seenUntil(number: number | null): void {
    this.from = number;
    this.until = Infinity;
  }

  /** Whoever acts goes on; what they see happen they have not missed. */
  watch(live: Live): void {
    if (live.sent !== null) this.from = null;
    const [from, until] = untrack(() => [this.from, this.until]);
    if (from !== null && live.played > from) this.until = Math.min(until, live.played);
  }

  missed(live: Live, words: GameWords): number {
    if (this.from === null || live.seat === null || live.info?.state !== 'playing') return 0;
    return missedBetween(live.log, this.from, this.until, words);
  }
}
