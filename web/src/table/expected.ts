/** The choices that a lesson of an introduction asks for from here on; at a real table none. */
import { getContext, setContext } from 'svelte';

const EXPECTED = Symbol('expected');

export const setExpected = (expected: () => readonly string[]): void => {
  setContext(EXPECTED, expected);
};

export const getExpected = (): (() => readonly string[]) =>
  getContext<(() => readonly string[]) | undefined>(EXPECTED) ?? (() => []);
