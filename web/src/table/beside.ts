/** The table that a question is asked at, for what stands beside the question. */
import { getContext, setContext } from 'svelte';

import type { Live } from './live.svelte';

const KEY = Symbol('table');

export const setTable = (live: () => Live): void => {
  setContext(KEY, live);
};

/** Nothing in replays and lessons: nobody waits there. */
export const tableOf = (): (() => Live) | undefined => getContext(KEY);
