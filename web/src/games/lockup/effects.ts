/** Which pieces fly from where to where when something happens. */
import type { Happened } from '../../link/protocol';
import { told, type LockupView } from './view';

type Sign = 'star' | 'goon' | 'item' | 'tome' | 'first' | 'walk';

export interface Flight {
  /** What is seen flying: a cube of a kind, a sign, a token or its back. */
  piece: { cube: string } | { sign: Sign } | { token: string | null; seat: number };
  count: number;
  /** Selectors of the elements at both ends: a thing, or a thing within what holds it. */
  from: string;
  to: string;
}

const crew = (seat: number | string) => `[data-crew="${seat}"]`;
/** Where a crew's board counts a kind of thing. */
const stat = (seat: number | string, kind: string) => `${crew(seat)} [data-stat="${kind}"]`;
const at = (location: number | string) => `[data-anchor="location:${location}"]`;
const den = (location: number | string) => `[data-anchor="den:${location}"]`;
const POOL = '[data-anchor="pool"]';
const SUPPLY = '[data-anchor="supply"]';
const DISPLAY = '[data-anchor="display"]';

export function effectsOf(event: Happened, view: LockupView): Flight[] {
  const here = view.phase === 'lights_out' && view.location ? at(view.location) : SUPPLY;
  const cube = (cube: string, from: string, to: string, many: number): Flight => ({
    piece: { cube },
    count: Math.min(4, many),
    from,
    to,
  });
  const sign = (sign: Sign, from: string, to: string): Flight => ({
    piece: { sign },
    count: 1,
    from,
    to,
  });
  const { kind, data } = told(event);
  switch (kind) {
    case 'assigned': {
      const tokens = [...data.up, ...Array<null>(data.down).fill(null)];
      return tokens.map((token) => ({
        piece: { token, seat: data.seat },
        count: 1,
        from: crew(data.seat),
        to: at(data.location),
      }));
    }
    case 'gained':
      return [cube(data.kind, here, stat(data.seat, data.kind), data.count)];
    case 'paid':
      return [cube(data.kind, stat(data.seat, data.kind), SUPPLY, data.count)];
    case 'discarded':
      return [cube(data.kind, stat(data.seat, data.kind), SUPPLY, 1)];
    case 'robbed':
      return [cube(data.kind, stat(data.of, data.kind), stat(data.seat, data.kind), 1)];
    case 'power':
      return [cube('power', here, stat(data.seat, 'power'), data.count)];
    case 'suspicion':
      return [cube('suspicion', at(data.location), stat(data.seat, 'suspicion'), data.count)];
    case 'raided':
      return [
        cube('suspicion', stat(data.seat, 'suspicion'), POOL, view.crews[data.seat]?.suspicion ?? 1),
      ];
    case 'removed_suspicion':
      return [cube('suspicion', stat(data.seat, 'suspicion'), POOL, data.count)];
    case 'passed_suspicion':
      return [cube('suspicion', stat(data.seat, 'suspicion'), stat(data.to, 'suspicion'), data.count)];
    case 'watched':
      return [cube('suspicion', POOL, at(data.location), data.count)];
    case 'bandit_cube':
      return [cube(data.kind, den(data.location), at(data.location), 1)];
    case 'marker':
      return [sign('first', here, crew(data.seat))];
    case 'stars':
      return data.count > 0
        ? [sign('star', here, stat(data.seat, 'star'))]
        : [sign('star', stat(data.seat, 'star'), POOL)];
    case 'straggled':
      return [sign('walk', at(data.location), at(data.to))];
    case 'recruited':
      return data.location === null ? [] : [sign('goon', den(data.location), stat(data.seat, 'goon'))];
    case 'crafted':
    case 'reserved':
      return [sign('item', `${DISPLAY} [data-item="${data.item}"]`, stat(data.seat, 'item'))];
    case 'drew':
      return [sign('tome', here, stat(data.seat, 'tome'))];
    case 'goon_moved':
      return [sign('goon', den(data.from), den(data.to))];
    case 'goon_left':
      return [sign('goon', den(data.location), POOL)];
    case 'goon_came':
      return [sign('goon', DISPLAY, den(data.location))];
    default:
      return [];
  }
}
