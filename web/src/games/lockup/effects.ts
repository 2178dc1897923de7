/** Which pieces fly from where to where when something happens. */
import type { Happened } from '../../link/protocol';
import type { LockupView } from './view';

type Sign = 'star' | 'goon' | 'item' | 'tome' | 'first' | 'walk';

export interface Flight {
  /** What is seen flying: a cube of a kind, a sign, a token or its back. */
  piece: { cube: string } | { sign: Sign } | { token: string | null; seat: number };
  count: number;
  /** Selectors of the elements at both ends: a thing, or a thing within what holds it. */
  from: string;
  to: string;
}

const crew = (seat: unknown) => `[data-crew="${String(seat)}"]`;
/** Where a crew's board counts a kind of thing. */
const stat = (seat: unknown, kind: string) => `${crew(seat)} [data-stat="${kind}"]`;
const at = (location: unknown) => `[data-anchor="location:${String(location)}"]`;
const den = (location: unknown) => `[data-anchor="den:${String(location)}"]`;
const POOL = '[data-anchor="pool"]';
const SUPPLY = '[data-anchor="supply"]';
const DISPLAY = '[data-anchor="display"]';

export function effectsOf({ kind, data }: Happened, view: LockupView): Flight[] {
  const { seat, location, count = 1, to } = data as Record<string, never>;
  const here = view.phase === 'lights_out' && view.location ? at(view.location) : SUPPLY;
  const cube = (cube: string, from: string, to: string, many = Number(count)): Flight => ({
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
  switch (kind) {
    case 'assigned': {
      const up = (data['up'] as string[] | undefined) ?? [];
      const tokens = [...up, ...Array<null>(Number(data['down'])).fill(null)];
      return tokens.map((token) => ({
        piece: { token, seat },
        count: 1,
        from: crew(seat),
        to: at(location),
      }));
    }
    case 'gained':
      return [cube(String(data['kind']), here, stat(seat, String(data['kind'])))];
    case 'paid':
    case 'discarded':
      return [cube(String(data['kind']), stat(seat, String(data['kind'])), SUPPLY)];
    case 'robbed':
      return [
        cube(
          String(data['kind']),
          stat(data['of'], String(data['kind'])),
          stat(seat, String(data['kind'])),
          1,
        ),
      ];
    case 'power':
      return [cube('power', here, stat(seat, 'power'))];
    case 'suspicion':
      return [cube('suspicion', at(location), stat(seat, 'suspicion'))];
    case 'raided':
      return [cube('suspicion', stat(seat, 'suspicion'), POOL, view.crews[seat]?.suspicion ?? 1)];
    case 'removed_suspicion':
      return [cube('suspicion', stat(seat, 'suspicion'), POOL)];
    case 'passed_suspicion':
      return [cube('suspicion', stat(seat, 'suspicion'), stat(to, 'suspicion'))];
    case 'watched':
      return [cube('suspicion', POOL, at(location))];
    case 'bandit_cube':
      return [cube(String(data['kind']), den(location), at(location), 1)];
    case 'marker':
      return [sign('first', here, crew(seat))];
    case 'stars':
      return Number(count) > 0
        ? [sign('star', here, stat(seat, 'star'))]
        : [sign('star', stat(seat, 'star'), POOL)];
    case 'straggled':
      return [sign('walk', at(location), at('library'))];
    case 'recruited':
      return location === null ? [] : [sign('goon', den(location), stat(seat, 'goon'))];
    case 'crafted':
    case 'reserved':
      return [
        sign('item', `${DISPLAY} [data-item="${String(data['item'])}"]`, stat(seat, 'item')),
      ];
    case 'drew':
      return [sign('tome', here, stat(seat, 'tome'))];
    case 'goon_moved':
      return [sign('goon', den(data['from']), den(to))];
    case 'goon_left':
      return [sign('goon', den('chow_hall'), POOL)];
    case 'goon_came':
      return [sign('goon', DISPLAY, den(location))];
    default:
      return [];
  }
}
