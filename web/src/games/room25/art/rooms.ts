/** Rooms as interiors, and the door of a room that lies face down: grids of 160 by 160. */
import { INK, RAMPS, STEEL, type Hue } from '../../../drawing/palette';
import { circle, line, linear, path, radial, rect } from '../../../drawing/shapes';
import { define, symbol } from '../../../drawing/sheet';
import { colourOf } from '../view';
import { HEROES } from './heroes';

const BOX = '0 0 160 160';

/** Rooms that are lit by themselves, or not at all. */
const NO_LAMP = new Set(['dark', 'room_25', 'cold']);
/** Rooms whose side walls are covered. */
const NO_DOORS = new Set(['prison', 'room_25', 'flooded', 'dark']);

/** The light of a colour: wall, floor, side walls, the lamp's cone, and a glow. */
const lightOf = (hue: Hue): string => {
  const c = RAMPS[hue];
  return (
    radial(`r25-wall-${hue}`, 'cx=".42" cy=".2" r=".95"', [0, c[4]], [0.28, c[3]], [0.72, c[2]], [1, c[1]]) +
    linear(`r25-floor-${hue}`, [0, 0, 0, 1], [0, c[2]], [1, c[0]]) +
    linear(`r25-left-${hue}`, [1, 0, 0, 0.6], [0, c[1]], [1, c[0]]) +
    linear(`r25-right-${hue}`, [0, 0, 1, 0.7], [0, c[2]], [1, c[1]]) +
    linear(`r25-cone-${hue}`, [0, 0, 0, 1], [0, c[5], 0.75], [1, c[4], 0]) +
    radial(`r25-glow-${hue}`, '', [0, c[5]], [0.35, c[4], 0.75], [1, c[3], 0])
  );
};

const shared = (): void =>
  define(
    'room25 light',
    () =>
      (Object.keys(RAMPS) as Hue[]).map(lightOf).join('') +
      linear('r25-steel', [0, 0, 1, 1], [0, STEEL[4]], [1, STEEL[2]]) +
      linear('r25-leaf', [0, 0, 1, 1], [0, '#475468'], [0.5, '#2d3749'], [1, '#1d2431']) +
      linear('r25-water', [0, 0, 0, 1], [0, '#39c6dc'], [1, '#06303f']) +
      linear('r25-dusk', [0, 0, 0, 1], [0.45, '#000', 0], [1, '#000', 0.55]),
  );

/** Back wall, floor, ceiling and side walls in one-point view. */
function stage(hue: Hue, lamp: boolean, doors: boolean): string {
  const c = RAMPS[hue];
  return (
    rect([0, 0, 160, 160], c[0]) +
    path('M0 0H160L124 32H36Z', c[1], 'opacity=".8"') +
    path('M0 0L36 32V110L0 160Z', `url(#r25-left-${hue})`) +
    path('M160 0L124 32V110L160 160Z', `url(#r25-right-${hue})`) +
    path('M36 32H124V110H36Z', `url(#r25-wall-${hue})`) +
    path('M36 110H124L160 160H0Z', `url(#r25-floor-${hue})`) +
    line('M60 110L44 160M80 110V160M100 110L116 160M22 130H138M36 58H124M36 84H124', c[0], 1.4, 'opacity=".38"') +
    line('M0 160L36 110H124L160 160', c[4], 1.6, 'opacity=".35"') +
    (doors
      ? path('M9 50L25 57V126L9 148Z', c[0]) +
        line('M9 148V50L25 57V126', c[3], 1.8, 'opacity=".75"') +
        path('M151 50L135 57V126L151 148Z', c[0]) +
        line('M151 148V50L135 57V126', c[4], 1.8, 'opacity=".75"')
      : '') +
    (lamp
      ? path('M66 20H94L140 158H20Z', `url(#r25-cone-${hue})`, 'opacity=".55"') +
        path('M58 8H102L95 20H65Z', c[5])
      : '')
  );
}

const SILLS: Readonly<Record<Hue, string>> = {
  blue: 'M0 151h160v2.6h-160zM0 155.5h160v2.6h-160z',
  green: 'M0 152h160v5H0z',
  yellow: Array.from({ length: 5 }, (_none, i) => `M${i * 34 + 2} 151.5h20v6h-20z`).join(''),
  red: Array.from(
    { length: 9 },
    (_none, i) => `M${i * 20 - 6} 160L${i * 20 + 5} 149H${i * 20 + 15}L${i * 20 + 4} 160Z`,
  ).join(''),
};

/** The threshold says the colour again as a pattern, for eyes that do not see it and for print. */
const sill = (hue: Hue): string => rect([0, 149, 160, 11], INK) + path(SILLS[hue], RAMPS[hue][3]);

/** A room as it is seen from its door; one without a hero is an empty stage in its colour. */
export function drawRoom(room: string): string {
  const hue = colourOf(room);
  const hero = HEROES[room]?.(RAMPS[hue], hue).join('') ?? '';
  return (
    stage(hue, !NO_LAMP.has(room), !NO_DOORS.has(room)) +
    hero +
    rect([0, 0, 160, 160], 'url(#r25-dusk)', 'opacity=".55"') +
    sill(hue)
  );
}

const SEAM = 'M80 30V62L68 74V98L80 110V152';

function drawDoor(): string {
  return (
    rect([0, 0, 160, 160], '#10141c') +
    path('M0 0H160L148 12H12V148L0 160Z', '#2a3344') +
    path('M160 0V160H0L12 148H148V12Z', '#0a0d13') +
    rect([12, 12, 136, 136], STEEL[1]) +
    path('M20 30H80V62L68 74V98L80 110V152H20Z', 'url(#r25-leaf)') +
    path('M140 30H80V62L68 74V98L80 110V152H140Z', 'url(#r25-leaf)') +
    path('M140 30H80V62L68 74V98L80 110V152H140Z', '#000', 'opacity=".22"') +
    line(SEAM, INK, 4) +
    line('M83 30V63L71 75V97L83 109V152', '#5d6b82', 1.6, 'opacity=".8"') +
    line('M20 152V30H76', '#6b7a92', 2, 'opacity=".8"') +
    line(
      'M30 42H66M30 50H66M96 42H130M96 50H130M30 124H62M30 132H62M96 124H130M96 132H130',
      STEEL[0],
      3,
      'opacity=".5"',
    ) +
    circle(104, 86, 17, STEEL[3], `stroke="${INK}" stroke-width="3"`) +
    circle(104, 86, 10, STEEL[1]) +
    line('M104 72V100M90 86H118', STEEL[5], 4) +
    line('M91 78A16 16 0 0 1 108 70', STEEL[6], 2) +
    rect([46, 15, 68, 9], INK, 'rx="4.5"') +
    rect([49, 17.5, 62, 4], '#3a4559', 'rx="2"') +
    [26, 134].map((x) => circle(x, 36, 2.6, STEEL[0]) + circle(x, 146, 2.6, STEEL[0])).join('') +
    path('M12 148H148V152H12Z', '#000', 'opacity=".5"')
  );
}

/** The picture of a room, or of a door (null), as a symbol for `<use href>`. */
export function roomSymbol(room: string | null): string {
  shared();
  return room === null
    ? symbol('room-door', BOX, drawDoor)
    : symbol(`room-${room}`, BOX, () => drawRoom(room));
}
