/** Where an option points to on the board: cells, figures, the handle of a line. */
import { beyond, lineCells, type Direction, type Room25View } from './view';
import { TABLE } from './words_table';

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

/** The target of an option, given in its notation, of a question about a character. */
export function targetOf(text: string, about: string, view: Room25View): Target {
  const found = TABLE.option(text);
  const at = found?.template.line.at;
  if (!found || at === undefined) return NOWHERE;
  const words = found.details as Record<string, string>;
  const { cell = '', other, line = '', dir = '', who = null } = words;
  if (at === 'cells') return { ...NOWHERE, cell, lit: other ? [cell, other] : [cell] };
  if (at === 'line') return { ...NOWHERE, handle: `${line} ${dir}`, lit: lineCells(line) };
  const robot = at === 'robot' || at === 'beyond_robot';
  const start = robot
    ? view.robots[Number(words['robot']) - 1]
    : view.characters[(at === 'who' ? who : about) ?? '']?.at;
  const to = start && at.startsWith('beyond') ? beyond(start, dir as Direction) : start;
  return to ? { cell: to, lit: [to], handle: null, who } : { ...NOWHERE, who };
}
