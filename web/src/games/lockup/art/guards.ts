/** The guards: one body, four helmets; the back of their cards; a raid. */
import { cel, HEAD_OUTLINE, INK, MATERIALS, moved, OUTLINE, rotated, shaded, THIN } from '../../../drawing/parts';
import { circle, line, path, rect } from '../../../drawing/shapes';
import { cube } from './pieces';

/** The colours of the squads' tabards, and their shades. */
export const SQUADS: Record<string, readonly [base: string, shade: string]> = {
  blue: ['#4a93e0', '#1d4676'],
  green: ['#58b36b', '#215a33'],
  yellow: ['#f0c23a', '#7d5a10'],
  red: ['#e0464a', '#7a1620'],
};

const body = (a: string, b: string): string =>
  shaded(
    'M4 122C6 100 32 96 46 90H74C88 96 114 100 116 122Z',
    '#1b2130',
    '#0f131c',
    'M64 90H74C88 96 114 100 116 122H70Z',
  ) +
  path('M44 92H76L80 122H40Z', a, HEAD_OUTLINE) +
  path('M62 92H76L80 122H62Z', b) +
  path('M60 100l4 4-4 8-4-8z', '#ffd75e', THIN) +
  shaded('M8 112L12 100L36 94L40 108Z', '#6b7787', '#414b59') +
  shaded('M112 112L108 100L84 94L80 108Z', '#414b59', '#414b59');

const coif =
  shaded(
    'M30 50Q28 24 60 22Q92 24 90 50L86 96Q60 108 34 96Z',
    '#59636f',
    '#363e4a',
    'M68 23Q92 28 90 50L86 96Q76 101 68 102Z',
  ) +
  `<g fill="none" stroke="${INK}" stroke-width="1.5" opacity=".5"><path d="M34 84q4 4 8 0t8 0 8 0 8 0 8 0 8 0M36 92q4 4 8 0t8 0 8 0 8 0 8 0"/></g>`;

const face =
  shaded(
    'M38 46H82V66Q80 86 60 88Q40 86 38 66Z',
    '#e3ad80',
    '#b07c54',
    'M66 46H82V66Q80 86 62 88Q78 68 66 46Z',
  ) +
  path('M41 56L56 59Q48 64 41 56ZM79 56L64 59Q72 64 79 56Z', '#fff') +
  circle(50, 58.5, 2.5, INK) +
  circle(70, 58.5, 2.5, INK) +
  line('M39 52L56 55M81 52L64 55', '#3a2418', 4) +
  line('M61 58L56.5 68Q60 71 64 69', '#7c4a31', 2.4);

const kettle = (a: string, b: string): string =>
  shaded('M32 40Q32 8 60 8Q88 8 88 40Z', '#aab4c2', '#66748a', 'M66 8.5Q88 10 88 40H74Q78 22 66 8.5Z') +
  shaded(
    'M12 48Q20 36 36 36H84Q100 36 108 48Q84 44 60 44Q36 44 12 48Z',
    '#aab4c2',
    '#66748a',
    'M76 36H84Q100 36 108 48Q92 45 78 44.5Z',
  ) +
  path('M32 30H88V38H32Z', a, HEAD_OUTLINE) +
  path('M70 30H88V38H70Z', b) +
  line('M40 20Q44 14 52 12.5', '#fff', 3);

const HELMETS: Record<string, (a: string, b: string) => string> = {
  blue: (a, b) =>
    coif +
    face +
    path('M42 76Q50 66 60 72Q70 66 78 76Q70 80 60 76Q50 80 42 76Z', '#5a3a20', HEAD_OUTLINE) +
    kettle(a, b),
  green: (a) =>
    coif +
    face +
    line('M52 79H68', INK, 3) +
    shaded(
      'M30 46Q28 12 60 10Q92 12 90 46Q60 34 30 46Z',
      '#8695ab',
      '#55637a',
      'M68 11Q92 16 90 46Q82 41 74 39Z',
    ) +
    path('M30 44Q60 32 90 44V52Q60 40 30 52Z', a, HEAD_OUTLINE) +
    line('M40 28Q46 18 56 16', '#fff', 3),
  yellow: (a, b) =>
    coif +
    face +
    shaded(
      'M36 64L36 74L46 96Q60 108 74 96L84 74V64Q78 74 70 74Q60 70 50 74Q42 74 36 64Z',
      '#d8d4ca',
      '#98938a',
      'M74 73Q80 70 84 64V74L74 96Q68 102 62 104Q76 88 74 73Z',
    ) +
    shaded(
      'M28 50Q26 10 60 8Q94 10 92 50L92 76H84V48H36V76H28Z',
      '#aab4c2',
      '#66748a',
      'M68 9Q94 14 92 50V76H84V48H76Q80 24 68 9Z',
    ) +
    path('M55 40H65V64L60 70L55 64Z', '#aab4c2', HEAD_OUTLINE) +
    path('M28 40H92V49H28Z', a, HEAD_OUTLINE) +
    shaded('M54 22Q46 4 60 2Q74 4 66 22Z', a, b, 'M60 2Q74 4 66 22H60Z'),
  red: (a) =>
    shaded(
      'M28 48Q28 10 60 8Q92 10 92 48V80Q86 98 60 104Q34 98 28 80Z',
      '#2b3346',
      '#141926',
      'M68 9Q92 14 92 48V80Q86 98 64 103Q84 60 68 9Z',
    ) +
    path('M30 50L60 58L90 50V62L60 68L30 62Z', '#05070b', HEAD_OUTLINE) +
    path('M38 56L54 60Q46 65 38 56ZM82 56L66 60Q74 65 82 56Z', '#ff5a5f') +
    path('M57 8H63V104H57Z', a, HEAD_OUTLINE) +
    line('M42 76V88M49 78V92M71 78V92M78 76V88', INK, 3.4) +
    shaded('M20 30L6 8L34 16ZM100 30L114 8L86 16Z', '#8695ab', '#55637a') +
    line('M36 38Q38 24 48 18', '#6b7a98', 3),
};

export function guard(colour: string): string {
  const [a, b] = SQUADS[colour] ?? ['#8695ab', '#55637a'];
  return body(a, b) + (HELMETS[colour] ?? HELMETS['blue'])?.(a, b);
}

/** The back of a guard card, 100 by 140. */
export const guardBack = (): string =>
  rect([2, 2, 96, 136], '#1b2130', `rx="9" ${HEAD_OUTLINE}`) +
  rect([9, 9, 82, 122], 'none', 'rx="5" stroke="#c3222c" stroke-width="3"') +
  path('M50 34V106M14 70H86M24 20L76 120M76 20L24 120', 'none', 'stroke="#2b3346" stroke-width="5"') +
  circle(50, 70, 27, '#8695ab', HEAD_OUTLINE) +
  path('M54 43A27 27 0 0 1 54 97Q70 70 54 43Z', '#55637a') +
  circle(50, 70, 27, 'none', HEAD_OUTLINE) +
  circle(50, 63, 8, INK) +
  path('M46 66H54L58 86H42Z', INK);

const club = (x: number, angle: number): string =>
  rotated(
    angle,
    path(`M${x - 5} 8h10v52h-10z`, MATERIALS.leather[0], OUTLINE) +
      path(`M${x - 7} 44h14v16h-14z`, '#1b2130', OUTLINE) +
      circle(x, 64, 9, '#e3ad80', OUTLINE),
    x,
    64,
  );

const watchman = ([x, y, width, height]: readonly [number, number, number, number], colour: string): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 120 124">${guard(colour)}</svg>`;

/** Guards in the door, 264 by 132. */
export const raid = (): string =>
  rect([0, 0, 264, 132], '#2a160c') +
  line(
    'M0 26H264M0 56H264M0 86H264M0 116H264M30 0V26M230 0V26M12 26V56M250 26V56M30 56V86M232 56V86M12 86V116M250 86V116',
    '#140a05',
    2,
  ) +
  path('M60 132V44Q132 -28 204 44V132Z', '#ff8a3c', OUTLINE) +
  path('M74 132V52Q132 -8 190 52V132Z', '#ffe0a0') +
  path('M132 70L60 0H110ZM132 70L160 0H210Z', '#fff6d8', 'opacity=".55"') +
  cel('M60 132V44L18 30V132Z', MATERIALS.wood, 'M60 132V44L50 41V132Z') +
  cel('M204 132V44L246 30V132Z', [MATERIALS.wood[1], MATERIALS.wood[1], '#fff']) +
  line('M32 36V132M46 40V132M218 40V132M232 36V132', INK, 2) +
  path(
    'M18 50L60 60V69L18 60ZM18 100L60 102V111L18 110ZM246 50L204 60V69L246 60ZM246 100L204 102V111L246 110Z',
    MATERIALS.iron[0],
    OUTLINE,
  ) +
  club(52, -26) +
  club(212, 26) +
  watchman([28, 44, 86, 90], 'blue') +
  watchman([150, 44, 86, 90], 'yellow') +
  watchman([74, 12, 116, 120], 'red') +
  moved(8, 100, cube('suspicion'), 0.9) +
  moved(226, 96, cube('suspicion')) +
  moved(206, 108, cube('suspicion'), 0.7);
