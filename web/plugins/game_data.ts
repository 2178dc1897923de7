/**
 * What the page takes from the Python package, at build time: the Fluent texts of each language,
 * the tables that say which message an event becomes, the names and numbers of the cards, the
 * colours of the rooms. Nothing is written twice.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

export const PACKAGE = join(import.meta.dirname, '../../src/cellmates');
export const LANGUAGES = ['en', 'pl', 'ru', 'cs', 'it'] as const;

/** Texts that a page never says, or only where somebody asks for them. */
const ASIDE = /^(cli(_\w+)?|manual|\w+_switches|\w+_values)\.ftl$/;
/** What is said at the table of a game comes with that table. */
const TALK = /^(?!web_)\w+_talk\.ftl$/;
const CARD_FILES = ['items', 'goons', 'tomes', 'goals', 'traits', 'guards'];

// Messages that only a terminal speaks; the page need not carry them.
const TERMINAL_ONLY =
  /^(argument|check|column|command|curtain|error|fact|flag|how|key|keys|menu|progress|prompt|show|simulate|source|topic|usage)-/;

type Entry = Record<string, unknown> & { name?: Record<string, string> };

/** The messages of a language as one Fluent source, without comments. */
export const fluentOf = (language: string): string => fluentOfFiles(language, (file) => !ASIDE.test(file));

/** The same without what is said at tables. */
export const wordsOf = (language: string): string =>
  fluentOfFiles(language, (file) => !ASIDE.test(file) && !TALK.test(file));

/** What is said at the table of a game. */
export const talkOf = (game: string, language: string): string =>
  fluentOfFiles(language, (file) => file === `${game}_talk.ftl`);

function fluentOfFiles(language: string, wanted: (file: string) => boolean): string {
  const folder = join(PACKAGE, 'locale', language);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl') && wanted(file))
    .sort()
    .map((file) => withoutComments(readFileSync(join(folder, file), 'utf-8')))
    .join('\n');
}

/** What can be wrong with a file that somebody brings, by language. */
export function problems(): Record<string, string> {
  const saidIn = (language: string) =>
    readFileSync(join(PACKAGE, 'locale', language, 'cli.ftl'), 'utf-8').match(/^problem-.*\n(^ +.*\n)*/gm) ?? [];
  return Object.fromEntries(LANGUAGES.map((language) => [language, saidIn(language).join('')]));
}

/** What the rules and tutorials say, which is read only where they are shown. */
export function learnersTexts(language: string): {
  fluent: string;
  sections: Record<string, string[]>;
  words: string[];
} {
  const folder = join(PACKAGE, 'locale', language);
  const files = readdirSync(join(folder, 'learn')).filter((file) => file.endsWith('.ftl'));
  const paths = files.sort().map((file) => join('learn', file));
  const sources = [...paths, ...switchFiles(folder)].map((file) =>
    readFileSync(join(folder, file), 'utf-8'),
  );
  const ids = sources.flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id ?? ''));
  const sections: Record<string, string[]> = {};
  for (const id of ids) {
    const [, game, section] = /^rules-([a-z0-9]+)-(\w+)$/.exec(id) ?? [];
    if (game && section) (sections[game] ??= []).push(section);
  }
  const words = ids.flatMap((id) => /^word-(\w+)$/.exec(id)?.[1] ?? []);
  return { fluent: sources.map(withParagraphs).join('\n'), sections, words };
}

/** Comments go; the blank lines between paragraphs stay. */
function withParagraphs(source: string): string {
  return `${source.replace(/^#.*\n/gm, '').replace(/\n{3,}/g, '\n\n')}\n`;
}

function withoutComments(source: string): string {
  const kept: string[] = [];
  let skipping = false;
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    if (/^[a-zA-Z-]/.test(line)) skipping = TERMINAL_ONLY.test(line);
    if (!skipping) kept.push(line);
  }
  return `${kept.join('\n')}\n`;
}

function table(game: string, file: string): Record<string, Entry> {
  const source = readFileSync(join(PACKAGE, game, 'data', `${file}.toml`), 'utf-8');
  return parse(source) as Record<string, Entry>;
}

/** The names of all cards of Lockup in a language, by slug. */
export function cardNames(language: string): Record<string, string> {
  const names: Record<string, string> = {};
  for (const file of CARD_FILES) {
    for (const [slug, card] of Object.entries(table('lockup', file))) {
      names[slug] = card.name?.[language] ?? slug;
    }
  }
  return names;
}

/** The cards of Lockup without names and sources, by kind and slug. */
export function cards(): Record<string, Record<string, Entry>> {
  const kinds: Record<string, Record<string, Entry>> = {};
  for (const file of CARD_FILES) {
    kinds[file] = {};
    for (const [slug, card] of Object.entries(table('lockup', file))) {
      const { name: _name, source: _source, note: _note, ...numbers } = card;
      kinds[file][slug] = numbers;
    }
  }
  return kinds;
}

/** The colour of every room of Room 25. */
export function roomColours(): Record<string, string> {
  const tiles = Object.entries(table('room25', 'tiles'));
  return Object.fromEntries(tiles.map(([slug, tile]) => [slug, String(tile['colour'])]));
}

/** The files that explain rule switches and their values, of every game. */
export function switchFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /_(switches|values)\.ftl$/.test(file))
    .sort();
}

/** What the rules pages of Room 25 list beside their texts: what is in the box, and the switches. */
function room25Box(): Record<string, unknown> {
  const tiles = Object.entries(table('room25', 'tiles')).map(([slug, tile]) => {
    const count = Number(tile['ultimate'] || tile['italian']);
    return [slug, { count, ultimate: tile['level'] === 'ultimate' }];
  });
  const macCards: Record<string, { count: number; madness: boolean }> = {};
  for (const [card, { count, set }] of Object.entries(table('room25', 'cards'))) {
    const [word = ''] = card.split(' ');
    const kind = word === 'move' ? 'movement' : word;
    const known = (macCards[kind] ??= { count: 0, madness: set === 'madness' });
    known.count += Number(count);
  }
  const switches = Object.entries(table('room25', 'switches')).map(([key, { default: usual }]) => [
    key,
    usual ?? null,
  ]);
  const editions = Object.entries(table('room25', 'editions')).map(([name, edition]) => [
    name,
    edition['switches'] ?? {},
  ]);
  return {
    tiles: Object.fromEntries(tiles),
    macCards,
    switches: Object.fromEntries(switches),
    editions: Object.fromEntries(editions),
  };
}

/** What the rules pages of Lockup list beside their texts. */
function lockupBox(): Record<string, unknown> {
  const boards = Object.entries(table('lockup', 'boards')).map(([slug, board]) => {
    const { name: _name, source: _source, ...numbers } = board;
    return [slug, numbers];
  });
  const copies = Object.entries(table('lockup', 'tomes')).map(([slug, tome]) => [slug, tome['copies'] ?? 1]);
  return {
    boards: Object.fromEntries(boards),
    copies: Object.fromEntries(copies),
  };
}

/** How a game is said: its table of words, without what only a terminal says. */
export function wordsTable(game: string): Record<string, unknown> {
  const { branches: _branches, ...said } = parse(readFileSync(join(PACKAGE, game, 'words.toml'), 'utf-8'));
  return said;
}

/** Serves all this as modules named `virtual:…`. */
export function gameData(): Plugin {
  return {
    name: 'game-data',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:')) return undefined;
      const [what, which, language] = id.slice('\0virtual:'.length).split('/');
      if (what === 'words' && which) {
        const words = { fluent: wordsOf(which), cards: cardNames(which) };
        return `export default ${JSON.stringify(words)}`;
      }
      if (what === 'talk' && which && language) {
        return `export default ${JSON.stringify(talkOf(which, language))}`;
      }
      if (what === 'learn' && which) {
        return `export default ${JSON.stringify(learnersTexts(which))}`;
      }
      if (what === 'wording' && which) return `export default ${JSON.stringify(wordsTable(which))}`;
      if (what === 'box' && which === 'room25') return `export default ${JSON.stringify(room25Box())}`;
      if (what === 'box' && which === 'lockup') return `export default ${JSON.stringify(lockupBox())}`;
      if (what === 'problems') return `export default ${JSON.stringify(problems())}`;
      if (what === 'cards') return `export default ${JSON.stringify(cards())}`;
      if (what === 'rooms') return `export default ${JSON.stringify(roomColours())}`;
      return undefined;
    },
  };
}
