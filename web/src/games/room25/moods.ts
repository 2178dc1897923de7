/** The face that somebody makes, from what everybody may know. */
import type { Mood } from './art/people';
import { CELLS, colourOf, type Room25View } from './view';

export function moodOf(view: Room25View, who: string): Mood {
  const sheet = view.characters[who];
  if (!sheet) return 'calm';
  if (!sheet.alive) return 'gone';
  if (sheet.revealed && sheet.role === 'guard') return 'unmasked';
  if (view.over) return view.winning_seats.includes(sheet.seat) ? 'glad' : 'hurt';
  const tile = sheet.at === null ? undefined : view.cells[CELLS.indexOf(sheet.at)];
  const danger = tile?.up && tile.room !== null && colourOf(tile.room) === 'red';
  if (danger || sheet.armed || sheet.flood > 0 || sheet.paranoid) return 'afraid';
  return sheet.lost.length > 0 ? 'hurt' : 'calm';
}
