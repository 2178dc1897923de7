/** What the awards of Room 25 are given for. */
import type { Frame } from '../../link/protocol';
import type { Awards, Count } from '../game';
import { told, type Character, type Room25Events, type Room25View } from './view';

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
  const seatOf = (who: Character) => end.characters[who]?.seat;
  let found = false;
  for (const frame of frames) {
    let entered: Room25Events['moved'] | null = null;
    for (const { kind, data } of frame.events.map(told)) {
      if (kind === 'pushed') {
        tally('pusher', seatOf(data.by));
        tally('pushed', seatOf(data.who));
      } else if (kind === 'moved') entered = data;
      else if (kind === 'looked') tally('scout', seatOf(data.who));
      else if (kind === 'slid') tally('slider', frame.seat);
      else if (kind === 'revealed' && entered?.to === data.cell) tally('explorer', seatOf(entered.who));
      if (!found && (kind === 'saw' || kind === 'revealed') && data.room === 'room_25') {
        found = true;
        tally('finder', kind === 'saw' ? seatOf(data.who) : frame.seat);
      }
    }
  }
  for (const claim of end.claims) {
    if (claim.fate === 'right') tally('honest', claim.seat);
    if (claim.fate === 'wrong') tally('liar', claim.seat);
  }
}

export const awards: Awards<Room25View> = { least: LEAST, count };
