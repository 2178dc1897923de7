/** The words of the table that a component stands at, in the language that is spoken now. */
import { getContext, setContext } from 'svelte';

import type { Room25Words } from './words';

export const WORDS = Symbol('words');

export const setWords = (words: () => Room25Words): void => {
  setContext(WORDS, words);
};

export const getWords = (): (() => Room25Words) => getContext(WORDS);
