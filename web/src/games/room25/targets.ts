/** Where an option points to on the board: cells, figures, the handle of a line. */
import { beyond, CELLS, DIRECTIONS, lineCells, type Direction, type Room25View } from './view';

export interface Target {
  /** The cell to click for this option; null when it is not about one cell. */
  cell: string | null;
  /** All cells that the option touches, to be lit. */
  lit: string[];
  /** A handle at the edge: `4 e`. */
  handle: string | null;
  /** The figure that it is about. */
  who: string | null;
}

const NOWHERE: Target = { cell: null, lit: [], handle: null, who: null };

// Their cell is where the named character stands.
const AT_SOMEBODY = new Set(['call', 'pull', 'mimic', 'dies', 'accuse']);

const isCell = (word: string) => CELLS.includes(word);
const isDirection = (word: string): word is Direction =>
  (DIRECTIONS as readonly string[]).includes(word);

/** The target of an option, given in its notation, of a question about a character. */
export function targetOf(text: string, about: string, view: Room25View): Target {
  const [verb = '', ...rest] = text.split(' ');
  const last = rest[rest.length - 1] ?? '';
  if (verb === 'plan') return NOWHERE;
  if (verb === 'slide') {
    return { ...NOWHERE, handle: rest.join(' '), lit: lineCells(rest[0] ?? '') };
  }
  const cells = rest.filter(isCell);
  if (cells.length > 0) return { ...NOWHERE, cell: cells[0] ?? null, lit: cells };
  const who = rest.find((word) => word in view.characters) ?? null;
  if (isDirection(last)) {
    const start =
      verb === 'order' ? view.robots[Number(rest[0]) - 1] : (view.characters[about]?.at ?? null);
    const to = start ? beyond(start, last) : null;
    return { cell: to, lit: to ? [to] : [], handle: null, who };
  }
  if (AT_SOMEBODY.has(verb) && who !== null) {
    const at = view.characters[who]?.at ?? null;
    return { cell: at, lit: at ? [at] : [], handle: null, who };
  }
  if (verb === 'sabotage' || verb === 'robot') {
    const number = Number(last);
    const at = number ? view.robots[number - 1] : (view.characters[about]?.at ?? null);
    return at ? { ...NOWHERE, cell: at, lit: [at] } : NOWHERE;
  }
  return NOWHERE;
}
