/** A cultist by its outline; `o` swaps parts. */
import { shaded, INK, HEAD_OUTLINE, THIN } from '../../../../drawing/parts';
import { path, circle, ellipse, line } from '../../../../drawing/shapes';
import { cloak } from './extras';

/** What tells one from another. */
interface Looks {
  drop?: boolean;
  glow?: string;
  ink?: boolean;
  low?: boolean;
  robe?: readonly [base: string, shade: string];
  scroll?: boolean;
  sing?: boolean;
  slime?: boolean;
  three?: boolean;
}

export function cultist(o: Looks = {}): string {
  const [a, b] = o.robe ?? ['#5c3987', '#371d57'];
  const g = o.glow ?? '#ffd35a';
  return (
    cloak(b, INK) +
    (
      o.scroll
        ? path('M14 92L30 84L36 118H18ZM106 92L90 84L84 118H102Z', '#fff6e4', HEAD_OUTLINE) +
          line('M22 96l8-3M23 103l8-3M98 96l-8-3M97 103l-8-3', '#a4825a', 2)
        : ''
    ) +
    shaded(
      o.low?'M22 78Q22 22 60 16Q98 22 98 78Q94 96 60 102Q26 96 22 78Z':'M22 78Q20 10 60 6Q100 10 98 78Q94 96 60 102Q26 96 22 78Z',
      a,
      b,
      o.low?'M64 16.5Q98 24 98 78Q94 96 66 101Q86 70 78 40Z':'M64 8Q100 14 98 78Q94 96 66 101Q86 70 78 36Z',
    ) +
    path('M36 62Q38 30 60 28Q82 30 84 62Q82 86 60 90Q38 86 36 62Z', '#120a1c', HEAD_OUTLINE) +
    (
      o.three
        ? path('M42 60L56 66Q48 71 42 60ZM78 60L64 66Q72 71 78 60Z', g) +
          path('M60 38Q66 46 60 54Q54 46 60 38Z', g)
        : path('M42 58L57 64Q48 70 42 58ZM78 58L63 64Q72 70 78 58Z', g)
    ) +
    (
      o.sing
        ? ellipse(60, 79, 7, 8, g, THIN) +
          ellipse(60, 80, 4, 5, '#120a1c') +
          line('M94 60q7-8 0-16M102 66q12-14 0-28', g, 3.4)
        : o.slime
        ? path(
            'M44 74Q60 68 76 74Q74 84 70 82L68 92Q64 96 63 84L58 84L56 102Q51 104 52 84Q46 84 44 74Z',
            '#7cc45a',
            HEAD_OUTLINE,
          )
        : line('M54 78Q60 75 66 78', '#8a6a2e', 2.6)
    ) +
    (
      o.ink
        ? path(
            'M24 40Q34 8 60 7Q86 8 96 40Q92 34 88 48Q84 56 80 40Q74 24 66 30Q62 40 56 28Q48 22 42 38Q38 60 34 44Q28 32 24 40Z',
            '#161a2e',
            HEAD_OUTLINE,
          ) +
          line('M36 24Q44 14 54 12', '#5b6a9e', 3)
        : circle(60, 18, 7, g, HEAD_OUTLINE) +
          (
            o.drop
              ? path('M60 12Q65 19 60 22.5Q55 19 60 12Z', INK)
              : o.three
              ? path('M60 13L64.5 21.5H55.5Z', INK)
              : line('M60 13.5V22.5M55.5 18H64.5', INK, 2.4)
          )
    ) +
    path('M52 100L60 116L68 100Z', g, HEAD_OUTLINE)
  );
}
