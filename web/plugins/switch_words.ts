/**
 * The words of every rule switch, as modules named `virtual:switches/…`: long, and read only by a
 * host who opens that drawer.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { PACKAGE, switchFiles } from './game_data.ts';

export function switchWords(language: string): string {
  const folder = join(PACKAGE, 'locale', language);
  return switchFiles(folder)
    .map((file) => readFileSync(join(folder, file), 'utf-8'))
    .join('\n')
    .replace(/^#.*\n/gm, '')
    .replace(/\n\n+/g, '\n');
}

export function switchWordsPlugin(): Plugin {
  return {
    name: 'switch-words',
    load(id) {
      const language = /^\0virtual:switches\/(\w+)$/.exec(id)?.[1];
      return language && `export default ${JSON.stringify(switchWords(language))}`;
    },
  };
}
