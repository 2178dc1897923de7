/** Shapes as text: a drawing is a string of SVG, made from these. */
import { INK } from './palette';

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** An open line with round ends. */
export const line = (d: string, stroke: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A line of one colour inside a wider one of ink: a pipe, a bar, a rope. */
export const inked = (d: string, stroke: string, width: number, ink: number): string =>
  line(d, INK, ink) + line(d, stroke, width);

export const group = (some: string, more = ''): string => `<g ${more}>${some}</g>`;

export const outline = (width: number, ink: string = INK): string =>
  `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (some: readonly Stop[]): string =>
  some
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

/** Light that falls off along a line, in the box of the shape it fills. */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  ...some: Stop[]
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(some)}</linearGradient>`;

export const radial = (id: string, more: string, ...some: Stop[]): string =>
  `<radialGradient id="${id}" ${more}>${stops(some)}</radialGradient>`;

/** A colour between two others. */
export function mix(one: string, other: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const to = parts(other);
  const mixed = parts(one).map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
