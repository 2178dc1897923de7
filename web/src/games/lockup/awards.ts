/** What the awards of Lockup are given for. */
import type { Frame } from '../../link/protocol';
import type { Awards, Count } from '../game';
import type { LockupView } from './view';

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
  const claims = new Map<string, string>();
  for (const { kind, data } of frames.flatMap((frame) => frame.events)) {
    const { seat } = data;
    const place = `${String(seat)} ${String(data['location'])}`;
    const many = Number(data['count'] ?? 1);
    if (kind === 'gained') tally('haul', seat, many);
    else if (kind === 'crafted') tally('crafter', seat);
    else if (kind === 'recruited') tally('recruiter', seat);
    else if (kind === 'played') tally('schemer', seat);
    else if (kind === 'suspicion') tally('suspect', seat, many);
    else if (kind === 'ranked') tally('boss', (data['order'] as number[])[0]);
    else if (kind === 'round') claims.clear();
    else if (kind === 'claim') claims.set(place, String(data['token']));
    else if (kind === 'turned_up' && claims.has(place)) {
      const tokens = data['tokens'] as string[];
      tally(tokens.includes(claims.get(place) ?? '') ? 'honest' : 'bluffer', seat);
    }
  }
}

export const awards: Awards<LockupView> = { least: LEAST, count };
