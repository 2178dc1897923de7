/** What several kinds of goons wear or carry. */
import { shaded, MATERIALS, INK, HEAD_OUTLINE } from '../../../../drawing/parts';
import { path, circle, ellipse, line } from '../../../../drawing/shapes';

export const cloak = (base: string, shade: string, more = ''): string =>
  shaded('M4 122C6 98 32 94 46 90H74C88 94 114 98 116 122Z', base, shade, 'M64 90H74C88 94 114 98 116 122H70Z') + more;

export const EXTRAS = {
  patch: () =>
    line('M30 40L88 62', INK, 4.5) +
    path('M62 48Q72 44 82 50Q82 62 72 64Q62 60 62 48Z', '#1c1410', HEAD_OUTLINE),
  scar: (colour = '#a3262f') =>
    line('M44 38L50 70', colour, 3) +
    line('M43 48l7-2M45 58l7-2', colour, 2.2),
  earring: () =>
    circle(26, 68, 4.5, 'none', `stroke="${INK}" stroke-width="6"`) +
    circle(26, 68, 4.5, 'none', 'stroke="#ffd75e" stroke-width="3"'),
  coin: () =>
    circle(60, 100, 9, '#f0c23a', HEAD_OUTLINE) +
    circle(60, 100, 4.5, '#b07f16'),
  band: (base: string, shade: string) =>
    shaded('M33 38Q60 26 87 38L86 48Q60 36 34 48Z', base, shade, 'M68 32.5Q80 34 87 38L86 48Q78 43 68 41Z'),
  feather: (colour = '#45dccd') =>
    path('M84 34Q100 26 104 2Q84 6 78 28Z', colour, HEAD_OUTLINE) +
    line('M82 30L100 8', INK, 1.8),
  bruise: () =>
    ellipse(72, 56, 12, 9, '#5a2a6e', 'opacity=".45"'),
  flame: () =>
    path(
      'M38 32Q28 20 38 7Q43 17 50 17Q47 7 60 2Q60 13 68 15Q75 12 75 5Q92 17 82 34Z',
      '#ff8a1f',
      HEAD_OUTLINE,
    ) +
    path('M50 30Q48 22 54 17Q58 23 62 15Q72 22 68 32Z', '#ffe28a'),
  sword: () =>
    `<g transform="translate(-9 2) rotate(26 96 60)">${path('M92 26H100V90H92Z',MATERIALS.violet[0],HEAD_OUTLINE)}${path('M84 22H108V29H84Z','#f0c23a',HEAD_OUTLINE)}${path('M93 6H99V22H93Z','#5c3a1a',HEAD_OUTLINE)}${circle(96,4,4.5,'#f0c23a',HEAD_OUTLINE)}</g>`,
  axes: () =>
    [[-1, 24], [1, 96]].map(([s, x]) => `<g transform="translate(${x} 60) scale(${s} 1) rotate(-5)">${path('M-3.5 -54H3.5V50H-3.5Z','#85592b',HEAD_OUTLINE)}${path('M3 -52Q26 -54 24 -26Q14 -14 3 -20ZM-3 -48L-11 -44V-30L-3 -26Z',s<0?'#c2cddc':'#8695ab',HEAD_OUTLINE)}</g>`).join(''),
  banner: () =>
    path('M90 5H95V120H90Z', '#85592b', HEAD_OUTLINE) +
    path('M95 8H118L111 21L118 34H95Z', '#c3222c', HEAD_OUTLINE) +
    circle(92.5, 5, 4, '#f0c23a', HEAD_OUTLINE),
  runes: (colour = '#6fe0ff') =>
    line('M44 34l8 8-8 8M52 42h-8M76 34v14l-7-5M76 40l6-4M46 74l6 8M74 72l-4 10', colour, 3),
  smoke: () =>
    path(
      'M6 40Q2 22 20 22Q24 6 42 10Q50 0 64 6Q84 0 90 14Q110 12 110 32Q120 44 106 52Q100 40 84 40H36Q22 44 18 54Q4 54 6 40Z',
      '#a7adb8',
      HEAD_OUTLINE,
    ) +
    path('M84 8Q110 12 110 32Q120 44 106 52Q100 40 84 40Q100 26 84 8Z', '#737b88'),
  bottle: () =>
    path('M88 76h10v9l7 8v16h-24v-16l7-8z', '#4a93e0', HEAD_OUTLINE) +
    path('M98 85l7 8v16h-10v-20z', '#235899') +
    path('M87 71h12v7h-12z', '#b98549', HEAD_OUTLINE) +
    line('M85 96v7', '#fff', 2.6),
};
