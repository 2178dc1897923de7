/** What the awards of Room 25 are given for. */
import type { Frame, Happened } from '../../link/protocol';
import type { Awards, Count } from '../game';
import { CELLS, colourOf, type Room25View } from './view';

const LEAST: Awards['least'] = [
  ['finder', 1],
  ['liar', 2],
  ['explorer', 2],
  ['pusher', 2],
  ['slider', 2],
  ['honest', 2],
  ['scout', 2],
  ['pushed', 2],
];

function count(frames: readonly Frame[], end: Room25View, tally: Count): void {
  const seatOf = (who: unknown) => end.characters[String(who)]?.seat;
  let found = false;
  for (const frame of frames) {
    let entered: Happened | null = null;
    for (const event of frame.events) {
      const { kind, data } = event;
      if (kind === 'pushed') {
        tally('pusher', seatOf(data['by']));
        tally('pushed', seatOf(data['who']));
      } else if (kind === 'moved') entered = event;
      else if (kind === 'looked') tally('scout', seatOf(data['who']));
      else if (kind === 'slid') tally('slider', frame.seat);
      else if (kind === 'revealed' && entered?.data['to'] === data['cell']) {
        tally('explorer', seatOf(entered?.data['who']));
      }
      if (!found && data['room'] === 'room_25' && (kind === 'saw' || kind === 'revealed')) {
        found = true;
        tally('finder', kind === 'saw' ? seatOf(data['who']) : frame.seat);
      }
    }
  }
  for (const claim of end.claims) {
    const room = roomOf(end, claim.tile);
    if (room === null) continue;
    const colour = colourOf(room);
    const right = claim.colour === 'safe' ? colour !== 'red' : claim.colour === colour;
    tally(right ? 'honest' : 'liar', claim.seat);
  }
}

function roomOf(end: Room25View, tile: number): string | null {
  const place = end.cells.findIndex((cell) => cell.tile === tile);
  const cell = end.cells[place];
  return cell ? (cell.room ?? end.knows[CELLS[place] ?? ''] ?? null) : null;
}

export const awards: Awards<Room25View> = { least: LEAST, count };
