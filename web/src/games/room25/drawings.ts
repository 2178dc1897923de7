/** Our own drawings: an icon for every room, a shape and a hue for every character. */
import { say } from '../../words/speech.svelte';

/** Strokes in a box of 24 by 24. */
export const ICONS: Record<string, string> = {
  central: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  room_25: 'M6 21V4h9v17M3 21h14M15 12h7m-3-3 3 3-3 3M12 12h.01',
  key: 'M7 9a3.5 3.5 0 1 0 .01 0M10.5 12.5H21v3.5m-4-3.5V15',
  empty: 'M7 7h10v10H7z',
  vision: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 .01 0',
  moving: 'M4 8h15l-4-4M20 16H5l4 4',
  tunnel: 'M4 20v-8a8 8 0 0 1 16 0v8M8.5 20v-7a3.5 3.5 0 0 1 7 0v7',
  control: 'M4 7h16M4 12h16M4 17h16M8 5v4M15 10v4M10 15v4',
  robot: 'M6 9h12v9H6zM12 9V5M9.5 12.5h.01M14.5 12.5h.01M9.5 15.5h5M3 12v3M21 12v3',
  regeneration: 'M20 12a8 8 0 1 1-2.5-5.8M18 2v4.5h-4.5M12 9v6M9 12h6',
  prison: 'M3 4h18M3 20h18M6 4v16M10 4v16M14 4v16M18 4v16',
  cold: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M10 4l2 2 2-2M10 20l2-2 2 2',
  vortex: 'M12 12a2 2 0 0 1 4 0 5 5 0 0 1-9.5 2A7 7 0 0 1 20 11.5 8.5 8.5 0 0 1 4 15',
  dark: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z',
  pivoting: 'M4 12a8 8 0 0 1 13.5-5.5M20 12a8 8 0 0 1-13.5 5.5M18 2.5v4.5h-4.5M6 21.5V17h4.5',
  mirror: 'M12 3v18M9 7 3 17h6zM15 7l6 10h-6z',
  mac: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  jamming: 'M13 2 5 13.5h6L10 22l9-12h-6z',
  false_exit: 'M5 21V4h9v17M2 21h14M17 9.5l5 5M22 9.5l-5 5',
  acid_bath: 'M9 3h6M10 3v6L5.2 19a1.5 1.5 0 0 0 1.4 2h10.8a1.5 1.5 0 0 0 1.4-2L14 9V3M8 15h8',
  trap: 'M3 6l3 5 3-5 3 5 3-5 3 5 3-5M3 18l3-5 3 5 3-5 3 5 3-5 3 5',
  flooded: 'M3 8c3-3 6 3 9 0s6 3 9 0M3 13c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0',
  mortal: 'M12 3a8 8 0 0 0-5 14v3.5h10V17a8 8 0 0 0-5-14zM9 11h.01M15 11h.01M10.5 20.5V18M13.5 20.5V18',
  shredder:
    'M12 6a6 6 0 1 0 .01 0M12 10a2 2 0 1 0 .01 0M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2 19 19M19 5l-2.8 2.8M7.8 16.2 5 19',
  illusion: 'M5 5h14v7a7 7 0 0 1-14 0zM8.5 10H11M13 10h2.5M9 14.5c2 1.5 4 1.5 6 0',
  paranoia: 'M7.5 6a2.5 2.5 0 1 0 .01 0M16.5 6a2.5 2.5 0 1 0 .01 0M4 18l2.7-3 2.7 3 2.6-3 2.7 3 2.6-3 2.7 3',
  timer: 'M12 5a8 8 0 1 0 .01 0M12 9v4l3 2M10 2h4',
};

/** The marks of the colours, in a box of 10 by 10: colour is never alone. */
export const COLOUR_MARKS: Record<string, string> = {
  blue: 'M5 0l5 5-5 5-5-5z',
  green: 'M5 0a5 5 0 1 0 .01 0z',
  yellow: 'M5 0l5.5 10h-11z',
  red: 'M2 0l3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3-3-3z',
  safe: 'M5 0a5 5 0 1 0 .01 0zM5 3a2 2 0 1 1-.01 0z',
};

/** The outline of a figure around 0, 0 with a radius of about 13. */
export const SHAPES: Record<string, string> = {
  alice: 'M0-13a13 13 0 1 0 .01 0z',
  bruce: 'M-11.5-11.5h23v23h-23z',
  emmett: 'M0-15 14.5 0 0 15-14.5 0z',
  franck: 'M0-15 15 12h-30z',
  jennifer: 'M0-15C6-8 13-3 13 4A13 11 0 0 1-13 4C-13-3-6-8 0-15z',
  kevin: 'M-7.5-13h15L14 0 7.5 13h-15L-14 0z',
  max: 'M-12-12H12v11Q12 9 0 15-12 9-12-1z',
  sarah: 'M0-15l4 8.5 9.5 1.2-7 6.5 1.8 9.5L0 6.2l-8.3 4.5 1.8-9.5-7-6.5L-4-6.5z',
};

/** The initial of a character in the language of the page; no two are alike. */
export const letterOf = (who: string): string => say(`character-${who}`).charAt(0);

/** The action tokens, in a box of 24 by 24. */
export const SIGNS: Record<string, string> = {
  look: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 .01 0',
  move: 'M4 12h15m-5-5 5 5-5 5',
  push: 'M3 12h10m-4-4 4 4-4 4M17 5v14M21 5v14',
  control: 'M3 6h18v12H3zM9 6v12M15 6v12M6 2l-3 2M18 22l3-2',
  special: 'M12 2l3 7 7 .6-5.3 4.7 1.6 7.2L12 17.6 5.7 21.5l1.6-7.2L2 9.6 9 9z',
  adrenaline: 'M13 2 5 13.5h6L10 22l9-12h-6z',
  skull: 'M12 3a8 8 0 0 0-5 14v3.5h10V17a8 8 0 0 0-5-14zM9 11h.01M15 11h.01M10.5 20.5V18M13.5 20.5V18',
  hidden: 'M3 12s4-6 9-6 9 6 9 6-4 6-9 6-9-6-9-6M4 20 20 4',
  stop: 'M12 4a8 8 0 1 0 .01 0M6.5 6.5l11 11',
};

/** Where a letter stands in a shape: lower where the shape is narrow at the top. */
export const letterAt = (who: string): number => ({ franck: 9, jennifer: 8 })[who] ?? 5.8;

/** Up to three stand in front, so that the room behind them is still seen. */
const IN_FRONT: readonly { x: number; y: number; size: number }[][] = [
  [],
  [{ x: 26, y: 72, size: 1.42 }],
  [
    { x: 25, y: 73, size: 1.36 },
    { x: 74, y: 73, size: 1.36 },
  ],
  [
    { x: 20, y: 76, size: 1.08 },
    { x: 50, y: 76, size: 1.08 },
    { x: 80, y: 76, size: 1.08 },
  ],
];

/** Where figures stand in a tile of 100 by 100, by how many there are. */
export function spotsFor(count: number): { x: number; y: number; size: number }[] {
  const few = IN_FRONT[count];
  if (few) return few;
  const inRow = count === 4 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / inRow);
  const size = count === 4 ? 1.15 : count <= 6 ? 1 : 0.76;
  const step = { x: inRow === 2 ? 48 : inRow === 3 ? 30 : 23, y: rows === 2 ? 34 : 24 };
  return Array.from({ length: count }, (_none, number) => {
    const row = Math.floor(number / inRow);
    const many = Math.min(inRow, count - row * inRow);
    return {
      x: 50 + ((number % inRow) - (many - 1) / 2) * step.x,
      y: 61 + (row - (rows - 1) / 2) * step.y,
      size,
    };
  });
}
