/** Any view as something that can be read: texts, tables, and fields of such. */
import { readable, type Texts } from '../../words/texts';

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

/** Whether a number under this key is a player; in lists, under a key that ends in `seats`. */
export const isSeat = (key: string): boolean => key === 'seat' || key.endsWith('_seat');

/** The key of each thing in a list. */
export const eachKey = (key: string): string => (key.endsWith('seats') ? 'seat' : key);

/** A value in one line. */
export function lineOf(value: unknown, texts: Texts, key = ''): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return texts.say(value ? 'yes' : 'no');
  if (typeof value === 'string') return readable(value);
  if (typeof value === 'number') return isSeat(key) ? texts.say('player', { number: value + 1 }) : String(value);
  if (Array.isArray(value)) {
    const one = eachKey(key);
    const lines = value.map((each) => (isFlat(each) ? lineOf(each, texts, one) : `(${lineOf(each, texts, one)})`));
    return lines.join(', ') || NOTHING;
  }
  const facts = Object.entries(value as Plain).map(([key, each]) => `${readable(key)}: ${lineOf(each, texts, key)}`);
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

export function shapeOf(value: unknown, texts: Texts, key = ''): Shape {
  const rows = rowsOf(value);
  if (rows) {
    const keys = Object.keys(rows[0]?.[1] ?? {});
    return {
      kind: 'table',
      columns: keys.map(readable),
      rows: rows.map(([name, row]) => ({
        name: readable(name),
        cells: keys.map((each) => lineOf(row[each], texts, each)),
      })),
    };
  }
  if (isFlat(value)) return { kind: 'text', text: lineOf(value, texts, key) };
  const entries = isRecord(value)
    ? Object.entries(value)
    : (value as unknown[]).map((each, place): [string, unknown] => [String(place + 1), each]);
  if (entries.length === 0) return { kind: 'text', text: NOTHING };
  return {
    kind: 'fields',
    fields: entries.map(([name, each]) => ({ name: readable(name), shape: shapeOf(each, texts, name) })),
  };
}

/** The parts of a view: what fits a line first, then what needs a place of its own. */
export function partsOf(view: Plain, texts: Texts): { lines: Field[]; blocks: Field[] } {
  const fields = Object.entries(view).map(([key, value]) => ({
    name: readable(key),
    shape: shapeOf(value, texts, key),
  }));
  return {
    lines: fields.filter(({ shape }) => shape.kind === 'text'),
    blocks: fields.filter(({ shape }) => shape.kind !== 'text'),
  };
}
