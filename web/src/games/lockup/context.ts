/** The words of the table that a component stands at, in the language that is spoken now. */
import { getContext, setContext } from 'svelte';

import type { LockupWords } from './words';

export const WORDS = Symbol('words');

export const setWords = (words: () => LockupWords): void => {
  setContext(WORDS, words);
};

export const getWords = (): (() => LockupWords) => getContext(WORDS);
