/**
 * One's own book: every finished game, kept in this browser. Houses forget games and people delete them; what
 * is written here stays until it is deleted here.
 */
import type { Brief, GameEnding } from '../../link/protocol';
import { recall, remember } from '../../shell/memory';
import { keepTries, parseTry, readTries, triesOf, writeTries } from './tries';

const KEY = 'book';
const FORMAT = 1;

/** A finished game as one remembers it. */
export interface Page {
  table: string;
  game: string;
  mode: string;
  /** Seconds since 1970. */
  ended: number;
  seats: number;
  won: boolean;
  /** What one was, as ids of messages: `role-guard`, `crew-goblins`. */
  was: string[];
  /** One's own score and place by scores, 1 for the best. */
  score: number;
  place: number;
  /** The date whose deal it was, if it was begun on that day, and its points. */
  day?: string;
  points?: number;
  /** What one did most of; left out until the house was asked. */
  awards?: string[];
}

export interface Book {
  pages: Page[];
  /** The puzzles that were tried, by game, each as a word (`tries.ts`). */
  puzzles: Record<string, string[]>;
}

/** A game as a page of the book; null: it has no result for this person. */
export function pageOf(table: Brief): Page | null {
  const { outcome, seat } = table;
  if (!outcome || table.closed || seat === undefined || seat === null) return null;
  if (outcome.was.length === 0) return null; // it ended before that was kept
  const score = outcome.scores[seat] ?? 0;
  const onItsDay = table.day === new Date(table.created * 1000).toISOString().slice(0, 10);
  return {
    table: table.id,
    game: table.game,
    mode: String(table.config['mode'] ?? ''),
    ended: table.ended ?? table.created,
    seats: table.seats.length,
    won: outcome.won.includes(seat),
    was: outcome.was[seat] ?? [],
    score,
    place: 1 + outcome.scores.filter((other) => other > score).length,
    ...(table.day && onItsDay && outcome.day ? { day: table.day, points: outcome.day.points } : {}),
  };
}

/** The awards of a seat. Somebody who plays alone does most of everything: that is none. */
export const awardsOf = (ending: Pick<GameEnding, 'awards'>, page: Page, seat: number): string[] =>
  page.seats < 2
    ? []
    : ending.awards.filter((award) => award.seats.includes(seat)).map(({ name }) => name);

/** Both, each game once, the latest first; what is known of awards stays known. */
export function merged(one: readonly Page[], other: readonly Page[]): Page[] {
  const pages = new Map<string, Page>();
  for (const page of [...one, ...other]) {
    const known = pages.get(page.table);
    const awards = page.awards ?? known?.awards;
    pages.set(page.table, awards ? { ...page, awards } : page);
  }
  return [...pages.values()].sort((a, b) => b.ended - a.ended);
}

/** Read what was written before, here or into a file; null: it is no book. */
export function parse(text: string): Book | null {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(told) || told['cellmates_book'] !== FORMAT || !Array.isArray(told['pages'])) return null;
  const pages: unknown[] = told['pages'];
  if (!pages.every(isPage)) return null;
  const puzzles: Record<string, string[]> = {};
  for (const [game, ids] of Object.entries(isRecord(told['puzzles']) ? told['puzzles'] : {})) {
    if (!isTexts(ids) || !ids.every(parseTry)) return null;
    puzzles[game] = ids;
  }
  return { pages, puzzles };
}

export const written = (book: Book): string =>
  JSON.stringify({ cellmates_book: FORMAT, ...book });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(['table', 'game', 'mode'].map((key) => [key, isText])),
  ...Object.fromEntries(['ended', 'seats', 'score', 'place'].map((key) => [key, Number.isFinite])),
  won: (value) => typeof value === 'boolean',
  was: isTexts,
  day: (value) => value === undefined || isText(value),
  points: (value) => value === undefined || Number.isFinite(value),
  awards: (value) => value === undefined || isTexts(value),
};

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isPage(value: unknown): value is Page {
  return isRecord(value) && Object.entries(KINDS).every(([key, fits]) => fits(value[key]));
}

// What this browser keeps.

export function ownBook(games: readonly string[]): Book {
  const kept = parse(recall(KEY) ?? '');
  const puzzles: Record<string, string[]> = {};
  for (const game of games) {
    const tries = triesOf(game);
    if (tries.length > 0) puzzles[game] = writeTries(tries);
  }
  return { pages: kept?.pages ?? [], puzzles };
}

export const keepPages = (pages: readonly Page[]): void =>
  remember(KEY, written({ pages: [...pages], puzzles: {} }));

/** Write new games down; whether there were any. */
export function keepGames(tables: readonly Brief[]): boolean {
  const { pages } = ownBook([]);
  const known = new Set(pages.map(({ table }) => table));
  const fresh = tables.map(pageOf).filter((page) => page !== null && !known.has(page.table));
  if (fresh.length === 0) return false;
  keepPages(merged(pages, fresh as Page[]));
  return true;
}

/** Add a book from a file to one's own; a puzzle that is solved in one of them is solved. */
export function addBook(book: Book): void {
  keepPages(merged(book.pages, ownBook([]).pages));
  for (const [game, words] of Object.entries(book.puzzles)) {
    keepTries(game, readTries([...writeTries(triesOf(game)), ...words]));
  }
}

export const BOOK_KEY = KEY;
