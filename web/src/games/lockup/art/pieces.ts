/** Wooden pieces: cubes (32 by 36), strength tokens (44 by 48), the first player's flag (120 by 120). */
import { cel, INK, MATERIALS, OUTLINE, THIN } from '../../../drawing/parts';
import { circle, ellipse, line, path, radial, rect } from '../../../drawing/shapes';
import { CREWS } from './crews';

/** The top, the left and the right face of each kind of cube. */
const CUBES: Record<string, readonly [top: string, left: string, right: string]> = {
  scrap: ['#7fd08a', '#3f9a55', '#256a39'],
  potion: ['#7cc0ff', '#3a83d6', '#235899'],
  iron: ['#dfe5ec', '#9aa6b5', '#667386'],
  gold: ['#ffe27a', '#e0a921', '#9c7010'],
  power: ['#ff9a88', '#d8432f', '#932318'],
  suspicion: ['#d6b4ff', '#8d5bd0', '#5c3494'],
  any: ['#fff4dc', '#d8c39c', '#a08a63'],
};

/** What is carved into the left face: a cube is known without its colour. */
const CARVED: Record<string, () => string> = {
  scrap: () => line('M6 22a4 4 0 1 0 6-3', '#fff', 2.2),
  potion: () => path('M9 15q5 7 0 9.5q-5-2.5 0-9.5Z', '#fff'),
  iron: () => line('M5.5 18l7 3M5.5 22l7 3', '#2b3440', 2.2),
  gold: () => circle(9, 21, 3.6, 'none', 'stroke="#fff" stroke-width="2"'),
  power: () => path('M5.5 17l7 3.5v4l-7-3z', '#fff'),
  suspicion: () => path('M4.5 19q4.5-2 9 3.5q-5 2-9-3.5Z', '#fff') + circle(9, 21.2, 1.5, '#5c3494'),
  any: () => line('M6.5 18.5q3-2 4.5 1t-2 4', '#6b5736', 2),
};

export const CUBE_BOX = '0 0 32 36';

const HEXAGON = 'M16 2L30 9V25L16 32L2 25V9Z';

export function cube(kind: string): string {
  const [top, left, right] = CUBES[kind] ?? ['#fff4dc', '#d8c39c', '#a08a63'];
  return (
    ellipse(16, 32, 14, 4, '#000', 'opacity=".45"') +
    path(HEXAGON, left) +
    path('M16 2L30 9L16 16L2 9Z', top) +
    path('M30 9V25L16 32V16Z', right) +
    path(HEXAGON, 'none', OUTLINE) +
    line('M2.5 9.5L16 16L29.5 9.5M16 16V31', INK, 1.2, 'opacity=".45"') +
    (CARVED[kind] ?? CARVED['any'])?.()
  );
}

export const TOKEN_BOX = '0 0 44 48';

/** The light on the wood of a token. */
export const tokenLight = (): string =>
  radial('lockup-wood', 'cx=".35" cy=".3"', [0, '#e9c48d'], [1, '#a4753f']);

/** Four fingers of the fist: where each is. */
const FINGERS = [
  [10.5, 14],
  [16, 12],
  [21.5, 12],
  [27, 14],
] as const;

const fist = (): string =>
  `<g stroke="#2a180a" stroke-width="2" stroke-linejoin="round">` +
  FINGERS.map(([x, y]) => rect([x, y, 6, 13], '#f6e6c6', 'rx="2.6"')).join('') +
  path('M10.5 22H33.5V27Q33 35 26 35H18Q10.5 34 10.5 27Z', '#e2c592') +
  path('M9 24Q9 21 12 21.5L24 22.5Q27 23.5 26 26.5Q25.5 28.5 23 28H12Q9 28 9 24Z', '#f6e6c6') +
  '</g>';

const lookout = (): string =>
  path('M8 22Q22 8 36 22Q22 36 8 22Z', '#f6e6c6', 'stroke="#2a180a" stroke-width="2.2"') +
  circle(22, 22, 6.2, '#2a180a') +
  circle(20, 20, 1.9, '#fff');

const FACES: Record<string, () => string> = { enforcer: fist, lookout };

/** A disc of wood with a ring in the crew's hue, which is the colour where it is used. */
const disc = (fill: string, face: string): string =>
  ellipse(22, 43, 19, 4.5, '#000', 'opacity=".45"') +
  circle(22, 26, 20, '#6b4520', OUTLINE) +
  circle(22, 22, 20, fill, OUTLINE) +
  circle(22, 22, 16.8, 'none', 'stroke="currentColor" stroke-width="4"') +
  face;

const number = (value: string): string =>
  `<text x="22" y="30.5" text-anchor="middle" fill="#2a180a" font-family="Oswald Variable" font-weight="700" font-size="23">${value}</text>`;

/** A token face up: 2 to 5, `enforcer` or `lookout`. */
export const token = (value: string): string => disc('url(#lockup-wood)', FACES[value]?.() ?? number(value));

/** The back of a token: whose it is, and nothing else. */
export const tokenBack = (crew: string): string =>
  disc('#241509', `<svg x="6" y="5" width="32" height="33" viewBox="12 4 96 98">${CREWS[crew]?.() ?? ''}</svg>`);

/** The flag of who begins. */
export const flag = (): string =>
  ellipse(60, 108, 36, 8, '#000', 'opacity=".4"') +
  cel('M28 92H92L98 106Q60 116 22 106Z', MATERIALS.wood, 'M66 92H92L98 106Q82 110 66 110.5Z') +
  cel('M55 8H64V94H55Z', MATERIALS.wood, 'M60 8H64V94H60Z') +
  cel(
    'M64 14H108L96 35L108 56H64Z',
    ['#ffb347', '#c9701a', '#fff'],
    'M64 44Q84 50 102 45L108 56H64ZM96 35L102 26L108 14H96Z',
  ) +
  path('M80 22l3.7 7.6 8.3 1-6 5.9 1.4 8.3-7.4-4-7.4 4 1.4-8.3-6-5.9 8.3-1z', '#fff6e4', THIN) +
  circle(59.5, 7, 6, MATERIALS.gold[0], OUTLINE);
