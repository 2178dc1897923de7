import { readFileSync } from 'node:fs';
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
