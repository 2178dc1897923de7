/**
 * The one palette, ink and light of all drawings.
 *
 * The light comes from above, left: every object has one hard-edged darker shape on its right, and at
 * most a short highlight on its upper left. See docs/drawing.md.
 */

/** From ink to glow: the darkest shade of a colour, then deep, mid, base, light, and its lamp. */
export type Ramp = readonly [ink: string, deep: string, mid: string, base: string, light: string, glow: string];

export type Hue = 'blue' | 'green' | 'yellow' | 'red';

/** The colours that say how dangerous a room is; nothing else on a table may look like them. */
export const RAMPS: Readonly<Record<Hue, Ramp>> = {
  blue: ['#050f1f', '#0c2a50', '#1a5fa8', '#4aa8ff', '#a8d8ff', '#eef8ff'],
  green: ['#04140c', '#0b3823', '#168a4d', '#37c978', '#a2f0c3', '#eafff3'],
  yellow: ['#171003', '#46330a', '#a67c10', '#f4c430', '#ffe796', '#fff9e0'],
  red: ['#1b0506', '#501015', '#b1262f', '#ff5a5f', '#ffb3ac', '#ffeeea'],
};

/** Metal, from black to white. */
export const STEEL = [
  ...['#0b0e14', '#151a24', '#212938', '#344054'],
  ...['#55637a', '#8695ab', '#c2cddc', '#f0f4f9'],
] as unknown as readonly [string, string, string, string, string, string, string, string];

/** Wood and stone, from black to parchment. */
export const EARTH = [
  ...['#140d08', '#241910', '#38291c', '#523d2a'],
  ...['#755a3d', '#a4825a', '#d9b98a', '#f6e6c6'],
] as unknown as readonly [string, string, string, string, string, string, string, string];

export const TORCH = ['#ffdc8a', '#ff9a3c', '#ff7a1a'] as const;

/** The line around everything that counts: cold under a studio's light, warm under a torch. */
export const INK = '#080b11';
export const WARM_INK = '#120b06';

/** What is yours, or the one next step. */
export const YOURS = '#ff6ad5';
export const ON_YOURS = '#1a0614';

/** How thick the ink is: around the hero of a picture, around a face, around a small thing. */
export const STROKE = { room: 3.2, face: 2.8, thing: 2.6 } as const;
