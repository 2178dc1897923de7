/**
 * What every drawing is made of: four strokes, one way of shading, materials and common parts.
 *
 * A drawing is a function that returns SVG text on a grid (120 by 120 for people and things). Light
 * falls from the upper left: each shape has a base, one hard-edged shade on its right, the ink around
 * it and a short highlight on its left. `docs/drawing.md` shows how a new one is made.
 */

import { STROKE, WARM_INK } from './palette';
import { circle, ellipse, line, mix, outline, path } from './shapes';

export const INK = WARM_INK;

/** Base, shade, highlight. */
export type Shades = readonly [base: string, shade: string, light: string];

/** The ink around things, around heads, and around what is small. */
export const OUTLINE = outline(STROKE.thing, INK);
export const HEAD_OUTLINE = outline(STROKE.face, INK);
export const THIN = outline(2, INK);

export const MATERIALS = {
  steel: ['#c2cddc', '#8695ab', '#fff'],
  dim_steel: ['#8695ab', '#66748a', '#fff'],
  iron: ['#6b7787', '#414b59', '#aab4c2'],
  wood: ['#b98549', '#85592b', '#e3b67a'],
  gold: ['#f0c23a', '#b07f16', '#fff3b8'],
  bone: ['#f6ead0', '#c7ae80', '#fff'],
  ruby: ['#e0344a', '#9c1830', '#ff9aa6'],
  violet: ['#9a68dc', '#5c3494', '#dcc2ff'],
  blue: ['#4a93e0', '#235899', '#b4dcff'],
  green: ['#58b36b', '#2c7541', '#b2eebb'],
  copper: ['#dd8644', '#96501f', '#ffcfa3'],
  leather: ['#8f5d30', '#5c3a1a', '#c48f55'],
  brick: ['#bd5f40', '#803824', '#e39a76'],
  paper: ['#fff6e4', '#d9c49a', '#fff'],
  red: ['#d8432f', '#932318', '#ff9a88'],
  slate: ['#56606f', '#363e4a', '#8b97a8'],
  dark: ['#3a2a20', '#1f150d', '#6b4f38'],
} as const satisfies Record<string, Shades>;

/** The material of any colour. */
export const materialOf = (colour: string): Shades => [
  colour,
  mix(colour, '#0a0508', 0.42),
  mix(colour, '#ffffff', 0.55),
];

/** A shape in light: base, shade, ink, highlight. */
export const cel = (d: string, [base, shade, light]: Shades, shaded = '', lit = '', width = 2.6): string =>
  path(d, base) +
  (shaded ? path(shaded, shade) : '') +
  path(d, 'none', OUTLINE) +
  (lit ? line(lit, light, width) : '');

/** The same for heads, whose ink is heavier and which have no highlight. */
export const shaded = (d: string, base: string, shade: string, right = ''): string =>
  path(d, base) + (right ? path(right, shade) : '') + path(d, 'none', HEAD_OUTLINE);

export const rotated = (angle: number, drawn: string, x = 60, y = 60): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${drawn}</g>`;

/** Made smaller around the middle of the grid. */
export const scaled = (by: number, drawn: string, dx = 0, dy = 0): string =>
  `<g transform="translate(${+(60 - 60 * by + dx).toFixed(1)} ${+(60 - 60 * by + dy).toFixed(1)}) scale(${by})">${drawn}</g>`;

export const moved = (x: number, y: number, drawn: string, by = 1): string =>
  `<g transform="translate(${x} ${y})${by === 1 ? '' : ` scale(${by})`}">${drawn}</g>`;

// Common parts.

/** Cord, wire, strap. */
export const rope = (d: string, colour: string, width = 4): string =>
  line(d, INK, width + 5) + line(d, colour, width);

export function gem(x: number, y: number, r: number, [base, shade, light]: Shades = MATERIALS.ruby): string {
  const girdle = y - r * 0.15;
  const outer = `M${x} ${y - r}L${x + r} ${girdle}L${x} ${y + r * 1.1}L${x - r} ${girdle}Z`;
  return (
    path(outer, base) +
    path(`M${x} ${y - r}L${x - r} ${girdle}H${x}Z`, light) +
    path(`M${x} ${girdle}H${x + r}L${x} ${y + r * 1.1}Z`, shade) +
    path(outer, 'none', OUTLINE)
  );
}

export const ring = (x: number, y: number, r: number, [base, shade, light]: Shades, width = 5): string =>
  circle(x, y, r, 'none', `stroke="${INK}" stroke-width="${width + 5}"`) +
  circle(x, y, r, 'none', `stroke="${base}" stroke-width="${width}"`) +
  line(`M${x + r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x - r * 0.1} ${y + r}`, shade, width) +
  line(`M${x - r * 0.95} ${y - r * 0.3}A${r} ${r} 0 0 1 ${x - r * 0.2} ${y - r * 0.97}`, light, width * 0.36);

/** A link of a chain. */
const link = (x: number, y: number, angle: number, [base]: Shades = MATERIALS.steel): string =>
  rotated(
    angle,
    ellipse(x, y, 9, 6, 'none', `stroke="${INK}" stroke-width="8.5"`) +
      ellipse(x, y, 9, 6, 'none', `stroke="${base}" stroke-width="4"`),
    x,
    y,
  );

export const chain = (...links: (readonly [x: number, y: number, angle: number])[]): string =>
  links.map(([x, y, angle]) => link(x, y, angle)).join('');

/** A wrapped handle, from its upper middle. */
export const grip = (x: number, y: number, w: number, h: number, material: Shades = MATERIALS.leather): string =>
  cel(
    `M${x - w / 2} ${y}h${w}v${h - 3}q${-w / 2} 5 ${-w} 0z`,
    material,
    `M${x + w * 0.08} ${y}h${w * 0.42}v${h - 3}q${-w * 0.2} 2 ${-w * 0.42} 2.4z`,
  ) + line([0.28, 0.52, 0.76].map((at) => `M${x - w / 2} ${y + h * at}l${w} ${-h * 0.1}`).join(''), INK, 2);

/** A shaft, from its upper middle. */
export const bar = (x: number, y: number, w: number, h: number, material: Shades = MATERIALS.wood): string =>
  cel(
    `M${x - w / 2} ${y}h${w}v${h}h${-w}z`,
    material,
    `M${x + w * 0.1} ${y}h${w * 0.4}v${h}h${-w * 0.4}z`,
    `M${x - w * 0.28} ${y + 3}v${h - 6}`,
    w > 9 ? 2.4 : 1.8,
  );

export const bolt = (x: number, y: number, r = 3, [base]: Shades = MATERIALS.steel): string =>
  circle(x, y, r, base, THIN);

/** A glint with four points. */
export function spark(x: number, y: number, r: number, colour = '#fff3b8'): string {
  const waist = r * 0.28;
  const points = [
    [0, -r],
    [waist, -waist],
    [r, 0],
    [waist, waist],
    [0, r],
    [-waist, waist],
    [-r, 0],
    [-waist, -waist],
  ] as const;
  return path(`M${points.map(([dx, dy]) => `${x + dx} ${y + dy}`).join('L')}Z`, colour, THIN);
}

export const cork = (x: number, y: number, w = 18): string =>
  cel(`M${x - w / 2} ${y}h${w}l-2 14h${-w + 4}z`, MATERIALS.wood, `M${x + 1} ${y}h${w / 2 - 1}l-2 14h${-w / 2 + 3}z`);

export const eye = (x: number, y: number, r: number, iris = '#5c3494', white = '#fff'): string =>
  path(`M${x - r} ${y}Q${x} ${y - r * 1.1} ${x + r} ${y}Q${x} ${y + r * 1.1} ${x - r} ${y}Z`, white, OUTLINE) +
  circle(x, y, r * 0.42, iris) +
  circle(x, y, r * 0.2, INK) +
  circle(x - r * 0.18, y - r * 0.2, r * 0.13, '#fff');

export const horns = (x: number, y: number, material: Shades = MATERIALS.bone, by = 1): string =>
  moved(
    x,
    y,
    cel(
      'M-12 0C-26 -2 -34 -14 -30 -28C-22 -16 -14 -14 -4 -10ZM12 0C26 -2 34 -14 30 -28C22 -16 14 -14 4 -10Z',
      material,
      'M12 0C26 -2 34 -14 30 -28C28 -14 20 -8 6 -5Z',
    ),
    by,
  );

/** A book: cover 17–99 by 10–91, the middle of its emblem at 63, 51. */
export const book = (material: Shades, emblem = ''): string =>
  cel('M28 12H99V107H30Q17 107 17 96V23Q17 12 28 12Z', [material[1], material[1], material[2]]) +
  path('M30 91H95V103H30Q23 103 23 97Q23 91 30 91Z', '#fff6e4', THIN) +
  path('M60 91H95V103H60Z', '#d9c49a') +
  line('M30 97H94', INK, 1.4, 'opacity=".5"') +
  cel(
    'M28 10H99V91H30Q17 91 17 101V21Q17 10 28 10Z',
    material,
    'M28 10H37V91H30Q17 91 17 101V21Q17 10 28 10ZM89 10H99V91H89Z',
    'M42 16H62',
  ) +
  line('M37 11V90', INK, 2) +
  path('M99 10V26L83 10ZM99 91V75L83 91Z', MATERIALS.gold[0], OUTLINE) +
  path('M17 34H37V41H17ZM17 68H37V75H17Z', MATERIALS.gold[1], THIN) +
  emblem;

export const coin = (x: number, y: number, r = 8): string => ellipse(x, y, r, r * 0.5, MATERIALS.gold[0], THIN);

export const drop = (x: number, y: number, r: number, colour: string): string =>
  path(`M${x} ${y - r * 1.5}Q${x + r * 1.2} ${y} ${x} ${y + r * 0.8}Q${x - r * 1.2} ${y} ${x} ${y - r * 1.5}Z`, colour, THIN);

/** A band around a barrel or a bucket. */
export const hoop = (y: number, from: number, to: number, material: Shades = MATERIALS.iron): string => {
  const right = (from + to) / 2 + 8;
  return cel(`M${from} ${y}H${to}V${y + 9}H${from}Z`, material, `M${right} ${y}H${to}V${y + 9}H${right}Z`);
};

/** A bottle on a shelf, from the middle of its foot. */
export const bottle = (x: number, y: number, colour: string): string =>
  path(`M${x - 3} ${y - 22}h6v6l5 5v11h-16v-11l5-5z`, colour, OUTLINE) +
  path(`M${x - 8} ${y - 8}h16v8h-16z`, '#fff', 'opacity=".25"') +
  line(`M${x - 4.5} ${y - 9}v6`, '#fff', 2, 'opacity=".8"');
