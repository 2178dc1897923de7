import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { notice, packageFolder } from '../plugins/notices';

function packed(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'));
  const about = { name: 'thing', version: '1.2', license: 'Odd-1.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('notices', () => {
  it('finds the package of a module, the innermost one', () => {
    expect(packageFolder('/w/node_modules/svelte/src/a.js')).toBe('/w/node_modules/svelte');
    expect(packageFolder('/w/node_modules/@a/b/c.css')).toBe('/w/node_modules/@a/b');
    expect(packageFolder('/w/node_modules/a/node_modules/b/c.js')).toBe(
      '/w/node_modules/a/node_modules/b',
    );
    expect(packageFolder('/w/src/main.ts')).toBeNull();
  });

  it('takes the text of the package, or of the licence that it names', () => {
    expect(notice(packed({ 'LICENSE.md': 'as you like' }), '/nowhere')).toBe(
      'thing 1.2 (Odd-1.0)\n\nas you like\n',
    );
    const licences = packed({ 'Odd-1.0.txt': 'oddly' });
    expect(notice(packed({}), licences)).toContain('oddly');
  });

  it('has the licence of the font', () => {
    const font = join(import.meta.dirname, '../node_modules/@fontsource-variable/oswald');
    expect(notice(font, '/nowhere').toUpperCase()).toContain('SIL OPEN FONT LICENSE');
  });

  it('lets no page be built without the text', () => {
    expect(() => notice(packed({}), '/nowhere')).toThrow('no text of the licence Odd-1.0');
  });
});
