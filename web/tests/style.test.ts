import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const tokens = ['style/tokens.css', 'games/lockup/colours.css']
  .map((file) => readFileSync(join(import.meta.dirname, '../src', file), 'utf-8'))
  .join('\n');
const blocks = [...tokens.matchAll(/([^{}/*]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector: selector.trim(),
  said: [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value })),
}));

describe('colours', () => {
  it('are said once, for the day and for the night', () => {
    const colours = blocks.flatMap(({ selector, said }) =>
      said.filter(({ value }) => /#|rgb/.test(value)).map((each) => ({ selector, ...each })),
    );
    expect(colours.length).toBeGreaterThan(20);
    for (const { name, value } of colours) expect(value, name).toMatch(/^light-dark\(/);
    const names = colours.map(({ selector, name }) => `${selector} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(blocks.filter(({ said }) => said.length > 0).map(({ selector }) => selector))).toEqual(
      new Set([':root,\n.night', ':root', '.lockup']),
    );
  });
});

describe('motion', () => {
  // A line that breathes for ever repaints the board sixty times a second: half a core, and a phone's battery.
  it('comes to rest at a table where nothing happens', () => {
    const endless = /(Scene|SceneFrame|Rings)\.svelte$/; // scenes and pointers go away by themselves
    const source = join(import.meta.dirname, '../src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf-8' });
    const restless = files.filter(
      (file) => /\.(svelte|css)$/.test(file) && !endless.test(file) && readFileSync(join(source, file), 'utf-8').includes('infinite'),
    );
    expect(files.some((file) => endless.test(file))).toBe(true);
    expect(restless).toEqual([]);
  });
});

describe('letters', () => {
  it('of Polish and Czech come in a file of their own, all of them', () => {
    const style = readFileSync(join(import.meta.dirname, '../src/style/fonts.css'), 'utf-8');
    const ranges = [...style.matchAll(/U\+([0-9A-F]+)-([0-9A-F]+)/g)].map(([, from = '', to = '']) =>
      [parseInt(from, 16), parseInt(to, 16)] as const,
    );
    const locale = join(import.meta.dirname, '../../src/cellmates/locale');
    const letters = ['pl', 'cs'].flatMap((language) =>
      readdirSync(join(locale, language))
        .filter((file) => file.endsWith('.ftl'))
        .flatMap((file) => readFileSync(join(locale, language, file), 'utf-8').match(/[\u0100-\u024f]/g) ?? []),
    );
    expect(new Set(letters).size).toBeGreaterThan(25);
    const strange = letters.filter((letter) => {
      const code = letter.charCodeAt(0);
      return !ranges.some(([from, to]) => from <= code && code <= to);
    });
    expect([...new Set(strange)]).toEqual([]);
  });
});
