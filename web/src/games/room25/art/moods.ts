/** What a mood does to a face: brows, eyes, mouth, and one thing more. */
import { INK, STROKE } from '../../../drawing/palette';
import { circle, ellipse, group, line, outline, path, rect } from '../../../drawing/shapes';

export const MOODS = ['calm', 'afraid', 'hurt', 'unmasked', 'gone', 'glad'] as const;
export type Mood = (typeof MOODS)[number];

const EDGE = outline(STROKE.face);

export const EYES: Readonly<Record<Mood, (iris: string) => string>> = {
  calm: (iris) =>
    path('M40.5 58Q48 50.5 56 58Q48 63.5 40.5 58ZM64 58Q72 50.5 79.5 58Q72 63.5 64 58Z', '#fff') +
    circle(49, 57.4, 4.2, iris) +
    circle(71.5, 57.4, 4.2, iris) +
    circle(47.6, 56, 1.4, '#fff') +
    circle(70.1, 56, 1.4, '#fff') +
    line('M40.5 58Q48 50.5 56 58M64 58Q72 50.5 79.5 58', INK, 2.8),
  afraid: (iris) =>
    ellipse(48, 57, 8.4, 9.4, '#fff', EDGE) +
    ellipse(72, 57, 8.4, 9.4, '#fff', EDGE) +
    circle(49, 58, 3, iris) +
    circle(71, 58, 3, iris) +
    circle(48, 57, 1.1, '#fff') +
    circle(70, 57, 1.1, '#fff'),
  hurt: (iris) =>
    ellipse(72, 57, 12, 9, '#7c3f78', 'opacity=".5"') +
    path('M40.5 59Q48 53 56 60Q48 64 40.5 59Z', '#fff') +
    circle(49, 59, 3.6, iris) +
    line('M40.5 58.5Q48 53 56 60M64 57Q72 62 80 56', INK, 3),
  unmasked: () =>
    path('M40 54.5L56.5 60.5Q48 65 40 54.5ZM80 54.5L63.5 60.5Q72 65 80 54.5Z', '#ffe3df') +
    circle(50, 59.6, 2.7, '#ff2d3b') +
    circle(70, 59.6, 2.7, '#ff2d3b') +
    line('M40 54.5L56.5 60.5M80 54.5L63.5 60.5', INK, 3),
  gone: () => line('M41 57Q48 63 56 58M64 58Q72 63 79 57', INK, 3),
  glad: () => line('M40.5 60Q48 50 56 60M64 60Q72 50 79.5 60', INK, 3.4),
};

export const BROWS: Readonly<Record<Mood, string>> = {
  calm: 'M40 48.5Q48 43.5 56 47.5M64 47.5Q72 43.5 80 48.5',
  afraid: 'M39 46Q46 41 54 38.5M81 46Q74 41 66 38.5',
  hurt: 'M40 46L56 51.5M80 45.5Q72 47 65 51',
  unmasked: 'M40 46L56 53M80 46L64 53',
  gone: 'M40 49Q48 47 56 49M64 49Q72 47 80 49',
  glad: 'M40 46Q48 40.5 56 45M64 45Q72 40.5 80 46',
};

export const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: line('M51 77.5Q60 81 69 76', INK, 3),
  afraid:
    path('M51 81Q60 69 69 81Q66 86 60 86Q54 86 51 81Z', '#3a0d12', EDGE) +
    path('M55 76.5Q60 73 65 76.5L64 78.5H56Z', '#fff'),
  hurt: rect([50, 74, 20, 8.5], '#fff', `rx="4" ${EDGE}`) + line('M56 74.5V82M63 74.5V82M51 78H69', INK, 1.6),
  unmasked:
    path('M48 75Q62 80 73 69Q73 84 60 84.5Q51 84 48 75Z', '#3a0d12', EDGE) +
    path('M51 77Q62 80.5 71.5 73L70.5 77Q60 83 52.5 79.5Z', '#fff'),
  gone: line('M53 79Q60 76 67 79', INK, 3),
  glad:
    path('M47 73Q60 77 73 73Q72 87 60 87Q48 87 47 73Z', '#3a0d12', EDGE) +
    path('M50 75Q60 78 70 75L69 79Q60 81 51 79Z', '#fff') +
    path('M54 85Q60 80 66 85Q60 88 54 85Z', '#d8574f'),
};

/** Drops of sweat; a plaster and scratches. */
export const EXTRAS: Partial<Record<Mood, string>> = {
  afraid:
    path('M88 34q7 10 0 14q-8-4 0-14Z', '#9fe3ff', EDGE) +
    path('M30 26q5 8 0 11q-6-3 0-11Z', '#9fe3ff', EDGE),
  hurt:
    group(
      rect([34, 29, 24, 10], '#fff1de', `rx="4" ${EDGE}`) + line('M42 30v8M50 30v8', '#d8b48c', 1.8),
      'transform="rotate(-24 46 34)"',
    ) + line('M41 68l7 4M40 73l6 3', '#a3262f', 2.4),
};
