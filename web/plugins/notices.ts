/** Writes the licences of everything that the page brings along beside it, as they ask for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const FILE = 'third-party-notices.txt';

/** The folder of the package that a module of the page comes from. */
export function packageFolder(module: string): string | null {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0] ?? null;
}

/** A package's name, version, and the text of its licence. */
export function notice(folder: string, licences: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8'));
  const own = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  // Some packages name their licence and leave its text out.
  const file = own ? join(folder, own) : join(licences, `${about.license}.txt`);
  if (!existsSync(file)) throw new Error(`${about.name}: no text of the licence ${about.license}`);
  const text = readFileSync(file, 'utf-8').trim();
  return `${about.name} ${about.version} (${about.license})\n\n${text}\n`;
}

export function notices(): Plugin {
  let root = '';
  return {
    name: 'notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const found = [...this.getModuleIds()].map(packageFolder);
      const folders = [...new Set(found)].filter((folder) => folder !== null).sort();
      const texts = folders.map((folder) => notice(folder, join(root, 'licences')));
      const source = `The page of Cellmates brings these along.\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`;
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
