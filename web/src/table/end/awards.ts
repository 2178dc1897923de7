/** Awards after a game, from facts only: each goes to whoever did most of something. */
import type { Frame, Happened, View } from '../../link/protocol';
import { CELLS, colourOf, type Room25View } from '../../games/room25/view';

export interface Award {
  id: string;
  seats: number[];
  count: number;
}

/** The awards of each game, the most telling first, and how much is worth one. */
const LEAST: Record<string, [string, number][]> = {
  room25: [
    ['finder', 1],
    ['liar', 2],
    ['explorer', 2],
    ['pusher', 2],
    ['slider', 2],
    ['honest', 2],
    ['scout', 2],
    ['pushed', 2],
  ],
  lockup: [
    ['haul', 3],
    ['bluffer', 1],
    ['boss', 3],
    ['crafter', 2],
    ['recruiter', 2],
    ['schemer', 2],
    ['suspect', 3],
    ['honest', 1],
  ],
};
const MOST = 6;

type Count = (award: string, seat: unknown, by?: number) => void;

export function awardsOf(game: string, frames: readonly Frame[], end: View, seats: number): Award[] {
  const tallies: Record<string, Map<number, number>> = {};
  const count: Count = (award, seat, by = 1) => {
    if (typeof seat !== 'number' || seat < 0 || seat >= seats) return;
    const tally = (tallies[award] ??= new Map<number, number>());
    tally.set(seat, (tally.get(seat) ?? 0) + by);
  };
  if (game === 'lockup') countLockup(frames, count);
  else countRoom25(frames, end as unknown as Room25View, count);
  return (LEAST[game] ?? [])
    .flatMap(([id, least]) => {
      const best = bestOf(tallies[id] ?? new Map<number, number>());
      const shared = best.seats.length > Math.max(1, Math.floor(seats / 2));
      return best.count < least || shared ? [] : [{ id, ...best }];
    })
    .slice(0, MOST);
}

function bestOf(tally: Map<number, number>): Pick<Award, 'seats' | 'count'> {
  const count = Math.max(0, ...tally.values());
  const seats = [...tally].filter(([, many]) => many === count).map(([seat]) => seat);
  return { seats: seats.sort((one, other) => one - other), count };
}

function countRoom25(frames: readonly Frame[], end: Room25View, count: Count): void {
  const seatOf = (who: unknown) => end.characters[String(who)]?.seat;
  let found = false;
  for (const frame of frames) {
    let entered: Happened | null = null;
    for (const event of frame.events) {
      const { kind, data } = event;
      if (kind === 'pushed') {
        count('pusher', seatOf(data['by']));
        count('pushed', seatOf(data['who']));
      } else if (kind === 'moved') entered = event;
      else if (kind === 'looked') count('scout', seatOf(data['who']));
      else if (kind === 'slid') count('slider', frame.seat);
      else if (kind === 'revealed' && entered?.data['to'] === data['cell']) {
        count('explorer', seatOf(entered?.data['who']));
      }
      if (!found && data['room'] === 'room_25' && (kind === 'saw' || kind === 'revealed')) {
        found = true;
        count('finder', kind === 'saw' ? seatOf(data['who']) : frame.seat);
      }
    }
  }
  for (const claim of end.claims) {
    const room = roomOf(end, claim.tile);
    if (room === null) continue;
    const colour = colourOf(room);
    const right = claim.colour === 'safe' ? colour !== 'red' : claim.colour === colour;
    count(right ? 'honest' : 'liar', claim.seat);
  }
}

function roomOf(end: Room25View, tile: number): string | null {
  const place = end.cells.findIndex((cell) => cell.tile === tile);
  const cell = end.cells[place];
  return cell ? (cell.room ?? end.knows[CELLS[place] ?? ''] ?? null) : null;
}

function countLockup(frames: readonly Frame[], count: Count): void {
  // What was last said of one's own tokens at a location, until they are turned up.
  const claims = new Map<string, string>();
  for (const { kind, data } of frames.flatMap((frame) => frame.events)) {
    const { seat } = data;
    const place = `${String(seat)} ${String(data['location'])}`;
    const many = Number(data['count'] ?? 1);
    if (kind === 'gained') count('haul', seat, many);
    else if (kind === 'crafted') count('crafter', seat);
    else if (kind === 'recruited') count('recruiter', seat);
    else if (kind === 'played') count('schemer', seat);
    else if (kind === 'suspicion') count('suspect', seat, many);
    else if (kind === 'ranked') count('boss', (data['order'] as number[])[0]);
    else if (kind === 'round') claims.clear();
    else if (kind === 'claim') claims.set(place, String(data['token']));
    else if (kind === 'turned_up' && claims.has(place)) {
      const tokens = data['tokens'] as string[];
      count(tokens.includes(claims.get(place) ?? '') ? 'honest' : 'bluffer', seat);
    }
  }
}
