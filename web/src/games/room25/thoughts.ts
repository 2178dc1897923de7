/** What a seat could think of hidden tiles and roles, as findings that there are words for. */
import type { Found } from '../../link/protocol';
import { CELLS, type Room25View } from './view';

export function thoughtsOf(view: Room25View, thoughts: ReadonlyMap<string, Readonly<Record<string, number>>>): Found[] {
  const found: Found[] = [];
  const tiles: Found[] = [];
  for (const [about, odds] of thoughts) {
    const [kind, name = ''] = about.split(' ');
    const answers = Object.entries(odds);
    if (answers.length < 2) continue; // it is certain
    if (kind === 'role') found.push({ kind: 'maybe_guard', data: { who: name, percent: odds['guard'] ?? 0 } });
    const cell = kind === 'tile' ? view.cells.findIndex((each) => each.tile === Number(name)) : -1;
    if (cell >= 0 && !view.cells[cell]?.up) {
      const [colour, percent] = answers.reduce((best, each) => (each[1] > best[1] ? each : best));
      tiles.push({ kind: 'maybe_tile', data: { cell: CELLS[cell], colour, percent } });
    }
  }
  return [...found, ...tiles];
}
