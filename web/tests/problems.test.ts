import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { LANGUAGES, PACKAGE, problems } from '../plugins/game_data';
import { sayProblem } from '../src/link/problems';

const IDS = [...readFileSync(join(PACKAGE, 'locale/en/cli.ftl'), 'utf-8').matchAll(/^(problem-[\w-]+) =/gm)].map(
  ([, id]) => id ?? '',
);
const DETAILS = Object.fromEntries(
  [...Object.values(problems()).join('').matchAll(/\$(\w+)/g)].map(([, name]) => [name, name ?? '']),
);

describe('what is wrong with files that somebody brings', () => {
  it.each(LANGUAGES)('is said in %s as a server says it', (language) => {
    expect(IDS.length).toBeGreaterThan(30);
    for (const id of IDS) {
      const said = sayProblem(language, id, DETAILS);
      expect(said).not.toBe(id);
      expect(said).not.toMatch(/[{}]/);
    }
    expect(sayProblem(language, 'problem-number', { key: 'power', value: 'x' })).toContain('power');
  });
});
