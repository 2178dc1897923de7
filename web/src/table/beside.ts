/** The table that a question is asked at, for what stands beside the question. */
import { getContext, setContext } from 'svelte';

import type { Live } from './live.svelte';

const KEY = Symbol('table');

export const setTable = (live: () => Live): void => {
  setContext(KEY, live);
};

const OBSTACLES = Symbol('obstacles');

/** How the game at this table says why something is not offered. */
export const setObstacles = (obstacle: (why: string) => string): void => {
  setContext(OBSTACLES, obstacle);
};

export const obstacles = (): ((why: string) => string) | undefined => getContext(OBSTACLES);

/** Nothing in replays and lessons: nobody waits there. */
export const tableOf = (): (() => Live) | undefined => getContext(KEY);
