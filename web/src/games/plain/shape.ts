/** Any view as something that can be read: texts, tables, and fields of such. */
import type { Texts } from '../../words/texts';
import { eachOf, type PlainWords } from './words';

export type Shape =
  | { kind: 'text'; text: string }
  | { kind: 'table'; columns: string[]; rows: { name: string; cells: string[] }[] }
  | { kind: 'fields'; fields: Field[] };

export interface Field {
  name: string;
  shape: Shape;
}

type Plain = Readonly<Record<string, unknown>>;

const NOTHING = '–';

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFlat = (value: unknown): boolean =>
  !isRecord(value) && !(Array.isArray(value) && value.some((each) => typeof each === 'object' && each !== null));

/** How values are called: by the words of the game, and by those of the page. */
export interface Names {
  words: Pick<PlainWords, 'key' | 'value'>;
  texts: Texts;
}

/** A value under a key in one line. */
export function lineOf(key: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return names.texts.say(value ? 'yes' : 'no');
  if (typeof value === 'string' || typeof value === 'number') return names.words.value(key, value);
  if (Array.isArray(value)) {
    const lines = value.map((each) => {
      const line = lineOf(eachOf(key), each, names);
      return isFlat(each) ? line : `(${line})`;
    });
    return lines.join(', ') || NOTHING;
  }
  const facts = Object.entries(value as Plain).map(
    ([each, fact]) => `${names.words.key(each)}: ${lineOf(each, fact, names)}`,
  );
  return facts.join('; ') || NOTHING;
}

/** Things of one kind are rows of a table: a list of records, or records by name. */
function rowsOf(value: unknown): [string, Plain][] | null {
  const entries = Array.isArray(value)
    ? value.map((each, place): [string, unknown] => [String(place + 1), each])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  const rows = entries.filter((entry): entry is [string, Plain] => isRecord(entry[1]));
  if (rows.length < 2 || rows.length < entries.length) return null;
  const [first, ...others] = rows.map(([, row]) => Object.keys(row).sort().join());
  return others.every((keys) => keys === first) ? rows : null;
}

export function shapeOf(key: string, value: unknown, names: Names): Shape {
  const rows = rowsOf(value);
  if (rows) {
    const keys = Object.keys(rows[0]?.[1] ?? {});
    return {
      kind: 'table',
      columns: keys.map((each) => names.words.key(each)),
      rows: rows.map(([name, row]) => ({
        name: names.words.key(name),
        cells: keys.map((each) => lineOf(each, row[each], names)),
      })),
    };
  }
  if (isFlat(value)) return { kind: 'text', text: lineOf(key, value, names) };
  const entries = isRecord(value)
    ? Object.entries(value)
    : (value as unknown[]).map((each, place): [string, unknown] => [String(place + 1), each]);
  if (entries.length === 0) return { kind: 'text', text: NOTHING };
  return {
    kind: 'fields',
    fields: entries.map(([name, each]) => ({
      name: names.words.key(name),
      shape: shapeOf(Array.isArray(value) ? eachOf(key) : name, each, names),
    })),
  };
}

/** The parts of a view: what fits a line first, then what needs a place of its own. */
export function partsOf(view: Plain, names: Names): { lines: Field[]; blocks: Field[] } {
  const fields = Object.entries(view).map(([key, value]) => ({
    name: names.words.key(key),
    shape: shapeOf(key, value, names),
  }));
  return {
    lines: fields.filter(({ shape }) => shape.kind === 'text'),
    blocks: fields.filter(({ shape }) => shape.kind !== 'text'),
  };
}
