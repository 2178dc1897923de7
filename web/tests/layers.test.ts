/** The shape of the page: imports point down, and games are named only where they are at home. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const LONGEST = 600;

/** What each folder may import besides itself, folders or single files; types may be named by anybody. */
const ALLOWED: Record<string, string[]> = {
  style: [],
  drawing: [],
  shell: ['link/house', 'words'],
  words: ['shell/memory'],
  link: [],
  home: ['drawing', 'games', 'link', 'shell', 'words'],
  table: ['drawing', 'games', 'home', 'link', 'shell', 'words'],
  learn: ['drawing', 'games', 'home', 'link', 'shell', 'table', 'words'],
  puzzles: ['games', 'home/book/tries', 'learn', 'link', 'shell', 'table', 'words'],
  // The list of games; what is in a game's folder is asked for below.
  games: ['words'],
  // App.svelte and main.ts.
  '': ['home', 'learn', 'link', 'puzzles', 'shell', 'style', 'table', 'words'],
};
/** What the folder of a game may import: everything that is not the page itself, nor the list. */
const A_GAME = ['drawing', 'home', 'learn', 'link', 'shell', 'table', 'words'];

/** Files of `games` that belong to no game. */
const FRONT = /^games\/(game|index|loaded\.svelte)\.ts$/;

/** The jobs that every game with art has a file for, whatever else lies there. */
const JOBS = [
  ...['index.ts', 'setup.ts', 'table.ts', 'rulebook.ts', 'Emblem.svelte', 'Table.svelte'],
  ...['view.ts', 'words.ts', 'context.ts', 'staging.ts', 'types.ts', 'talk.ts'],
  ...['effects.ts', 'Effects.svelte', 'explaining.ts', 'drawings.ts', 'targets.ts', 'draft.ts'],
  ...['Layout.svelte', 'Strip.svelte', 'ending.ts', 'picture.ts', 'lists.ts'],
  ...['Drawing.svelte'],
];
/** The same for the table of all other games: no art, no rulebook. */
const PLAIN_JOBS = ['index.ts', 'setup.ts', 'table.ts', 'Emblem.svelte', 'Table.svelte', 'words.ts', 'ending.ts'];

interface Import {
  path: string;
  type: boolean;
  lazy: boolean;
}

const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte|css)$/.test(file))
  .sort();
const GAMES = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const WITH_ART = GAMES.filter((game) => game !== 'plain');

const textOf = (file: string) => readFileSync(join(SOURCE, file), 'utf-8');

/** The files of the page that a file imports, by their paths below `src`. */
function importsOf(file: string): Import[] {
  const found = textOf(file).matchAll(
    /\bimport\s*\(\s*'(\.[^']*)'\s*\)|\b(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'(\.[^']*)'/g,
  );
  return [...found].map(([whole, lazily, type, path]) => ({
    path: normalize(join(dirname(file), lazily ?? path ?? '')).replaceAll('\\', '/'),
    type: type !== undefined,
    // `typeof import('…')` in a declaration is a type, too, but nothing here needs it.
    lazy: whole.startsWith('import('),
  }));
}

const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');
/** The game whose folder a path lies in. */
const gameOf = (path: string) => GAMES.find((game) => `${path}/`.startsWith(`games/${game}/`)) ?? null;

describe('imports', () => {
  it('are found at all', () => {
    const all = FILES.flatMap(importsOf);
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter((each) => each.lazy).length).toBeGreaterThan(8);
    expect(all.filter((each) => each.type).length).toBeGreaterThan(100);
  });

  /** Whether a file may import another. */
  function mayImport(file: string, { path, type }: Import): boolean {
    const game = gameOf(file);
    const [mine, other] = [folderOf(file), folderOf(path)];
    if (gameOf(path) !== null) {
      const listed = file === 'games/index.ts' && path.split('/').length === 2;
      return listed || gameOf(path) === game;
    }
    // A game knows what is asked of it, not which games there are.
    if (game !== null && other === 'games') return path === 'games/game';
    if (type || other === mine || other === '') return true;
    const allowed = game === null ? (ALLOWED[mine] ?? []) : A_GAME;
    return allowed.includes(other) || allowed.includes(path);
  }

  it('point down', () => {
    const wrong = FILES.flatMap((file) =>
      importsOf(file)
        .filter((each) => !mayImport(file, each))
        .map(({ path }) => `${file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
    expect(new Set(FILES.map(folderOf))).toEqual(new Set(Object.keys(ALLOWED)));
  });

  it('of front doors bring nothing heavy to the start page', () => {
    const eager = new Set<string>();
    const follow = (file: string): void => {
      if (eager.has(file)) return;
      eager.add(file);
      for (const { path, type, lazy } of importsOf(file)) {
        const found = [path, `${path}.ts`, `${path}/index.ts`].find((each) => FILES.includes(each));
        if (!type && !lazy && found) follow(found);
      }
    };
    follow('games/index.ts');
    const heavy = [...eager].filter((file) => !/(index|setup|game)\.ts$|Emblem\.svelte$|\.css$/.test(file));
    expect(heavy).toEqual([]);
  });
});

describe('games', () => {
  it('are named only where they are at home', () => {
    const named = new RegExp([...WITH_ART, 'room 25'].join('|'), 'i');
    const others = FILES.filter((file) => gameOf(file) === null && file !== 'games/index.ts');
    expect(others.filter((file) => named.test(textOf(file)))).toEqual([]);
  });

  it.each(GAMES)('%s knows no other game', (game) => {
    for (const file of FILES.filter((each) => gameOf(each) === game)) {
      for (const other of WITH_ART.filter((each) => each !== game)) {
        expect(textOf(file).toLowerCase(), file).not.toContain(other);
      }
    }
  });

  it.each(GAMES)('%s has the files that every game has', (game) => {
    const there = FILES.filter((file) => gameOf(file) === game).map((file) =>
      file.slice(`games/${game}/`.length).replace('.svelte.ts', '.ts'),
    );
    const wanted = game === 'plain' ? PLAIN_JOBS : JOBS;
    expect(wanted.filter((job) => !there.includes(job))).toEqual([]);
  });

  it('with art are listed', () => {
    const [, list = ''] = /GAMES[^=]*= \{([^}]*)\}/.exec(textOf('games/index.ts')) ?? [];
    expect(list.split(',').map((name) => name.trim()).sort()).toEqual([...WITH_ART].sort());
  });

  it('of the front are few', () => {
    const front = FILES.filter((file) => folderOf(file) === 'games' && gameOf(file) === null);
    expect(front.filter((file) => !FRONT.test(file))).toEqual([]);
  });
});

describe('files', () => {
  it('are not long', () => {
    const written = FILES.filter((file) => !textOf(file).startsWith('// Made from'));
    expect(written.filter((file) => textOf(file).split('\n').length > LONGEST)).toEqual([]);
  });
});
