/** What the awards of Lockup are given for. */
import type { Frame } from '../../link/protocol';
import type { Awards, Count } from '../game';
import { told, type LockupView, type Token } from './view';

const LEAST: Awards['least'] = [
  ['haul', 3],
  ['bluffer', 1],
  ['boss', 3],
  ['crafter', 2],
  ['recruiter', 2],
  ['schemer', 2],
  ['suspect', 3],
  ['honest', 1],
];

function count(frames: readonly Frame[], _end: LockupView, tally: Count): void {
  // What was last said of one's own tokens at a location, until they are turned up.
  const claims = new Map<string, Token>();
  const placeOf = ({ seat, location }: { seat: number; location: string }) => `${seat} ${location}`;
  for (const { kind, data } of frames.flatMap((frame) => frame.events).map(told)) {
    if (kind === 'gained') tally('haul', data.seat, data.count);
    else if (kind === 'crafted') tally('crafter', data.seat);
    else if (kind === 'recruited') tally('recruiter', data.seat);
    else if (kind === 'played') tally('schemer', data.seat);
    else if (kind === 'suspicion') tally('suspect', data.seat, data.count);
    else if (kind === 'ranked') tally('boss', data.order[0]);
    else if (kind === 'round') claims.clear();
    else if (kind === 'claim') claims.set(placeOf(data), data.token);
    else if (kind === 'turned_up') {
      const claimed = claims.get(placeOf(data));
      if (claimed) tally(data.tokens.includes(claimed) ? 'honest' : 'bluffer', data.seat);
    }
  }
}

export const awards: Awards<LockupView> = { least: LEAST, count };
