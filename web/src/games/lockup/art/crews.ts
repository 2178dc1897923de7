/** The heads of the five crews, on the grid of 120. */
import { shaded, INK, HEAD_OUTLINE } from '../../../drawing/parts';
import { path, circle, ellipse, line } from '../../../drawing/shapes';
import { cloak } from './heads/extras';

export const CREWS: Record<string, () => string> = {
  gnolls: () =>
    cloak('#7a5a34', '#503a20') +
    path('M34 40L16 14L46 22ZM86 40L104 14L74 22Z', '#b98b52', HEAD_OUTLINE) +
    path('M32 32L23 21L40 25ZM88 32L97 21L80 25Z', '#5a3822') +
    path('M52 22L54 2L60 14L66 0L68 22Z', '#3a2418', HEAD_OUTLINE) +
    path('M32 46C32 20 88 20 88 46L80 66L72 92Q60 102 48 92L40 66Z', '#d3a467', HEAD_OUTLINE) +
    path('M68 24C88 28 88 40 88 46L80 66L72 92Q66 98 60 98Q72 60 68 24Z', '#9c7140') +
    path('M46 68Q60 58 74 68L70 90Q60 100 50 90Z', '#4b3222', HEAD_OUTLINE) +
    ellipse(60, 70, 8, 5, INK) +
    path('M48 84Q60 92 72 84L69 92Q60 98 51 92Z', '#fff', HEAD_OUTLINE) +
    path('M40 52L55 57Q47 63 40 52ZM80 52L65 57Q73 63 80 52Z', '#ffe9a0') +
    circle(49, 56, 2.4, INK) +
    circle(71, 56, 2.4, INK) +
    line('M38 48L55 54M82 48L65 54', INK, 3.4) +
    `<g fill="#7a5028"><circle cx="44" cy="36" r="3"/><circle cx="76" cy="36" r="3"/><circle cx="52" cy="30" r="2"/><circle cx="82" cy="60" r="2.5"/><circle cx="38" cy="60" r="2.5"/></g>`,
  kobolds: () =>
    cloak('#5b3a3a', '#3a2323') +
    path('M44 26L34 4L54 18ZM76 26L86 4L66 18Z', '#f1ddb6', HEAD_OUTLINE) +
    path('M32 44C34 18 86 18 88 44L82 62Q92 74 86 86Q60 104 34 86Q28 74 38 62Z', '#d9603f', HEAD_OUTLINE) +
    path('M70 22C86 28 88 40 88 44L82 62Q92 74 86 86Q74 94 62 95Q82 70 70 22Z', '#9c3a26') +
    line('M36 80Q60 92 84 80', INK, 3) +
    path('M42 82L45 90L49 84ZM71 84L75 90L78 82Z', '#fff') +
    line('M52 70l3 2M68 70l-3 2', INK, 3.4) +
    ellipse(46, 48, 8, 8, '#ffd84a', HEAD_OUTLINE) +
    ellipse(74, 48, 8, 8, '#ffd84a', HEAD_OUTLINE) +
    ellipse(47, 48, 2.2, 6.5, INK) +
    ellipse(73, 48, 2.2, 6.5, INK) +
    line('M56 22V32M60 20V34M64 22V32', '#f09a78', 2.4),
  bugbears: () =>
    cloak('#44425e', '#2c2a40') +
    circle(30, 34, 13, '#6b5560', HEAD_OUTLINE) +
    circle(90, 34, 13, '#4d3b45', HEAD_OUTLINE) +
    path(
      'M28 50Q24 16 60 14Q96 16 92 50L98 72L90 76L92 90L80 88L74 100L60 94L46 100L40 88L28 90L30 76L22 72Z',
      '#84697a',
      HEAD_OUTLINE,
    ) +
    path('M68 15Q96 20 92 50L98 72L90 76L92 90L80 88L74 100L64 96Q84 60 68 15Z', '#5a4553') +
    path('M44 60Q60 50 76 60L74 86Q60 94 46 86Z', '#c9a99a', HEAD_OUTLINE) +
    ellipse(60, 64, 9, 6, '#2b1a20') +
    line('M48 80Q60 76 72 80', INK, 3) +
    path('M50 80L53 70L57 79ZM70 80L67 70L63 79Z', '#fff', HEAD_OUTLINE) +
    circle(46, 50, 4, '#ffdf6b', HEAD_OUTLINE) +
    circle(74, 50, 4, '#ffdf6b', HEAD_OUTLINE) +
    circle(46, 50, 1.5, INK) +
    circle(74, 50, 1.5, INK) +
    line('M36 42L54 46M84 42L66 46', '#2f2029', 6),
  goblins: () =>
    cloak('#4a5a2e', '#2f3b1c') +
    path('M38 52L2 34L14 62L36 68ZM82 52L118 34L106 62L84 68Z', '#7fb344', HEAD_OUTLINE) +
    path('M32 54L12 42L20 58ZM88 54L108 42L100 58Z', '#4f7426') +
    path('M34 48C34 20 86 20 86 48C86 72 74 94 60 94C46 94 34 72 34 48Z', '#93cc52', HEAD_OUTLINE) +
    path('M70 26C86 32 86 42 86 48C86 72 74 94 60 94Q82 60 70 26Z', '#5f8f2e') +
    path('M40 54Q48 44 57 56Q48 62 40 54ZM63 56Q72 44 80 54Q72 62 63 56Z', '#fff6b0', HEAD_OUTLINE) +
    circle(50, 54, 2.8, INK) +
    circle(70, 54, 2.8, INK) +
    line('M38 46L56 51M82 46L64 51', INK, 3.4) +
    path('M56 58L52 72Q60 78 68 72L64 58Z', '#7fb344', HEAD_OUTLINE) +
    path('M44 78Q60 84 76 78Q72 90 60 90Q48 90 44 78Z', '#2a1408', HEAD_OUTLINE) +
    path('M48 79L51 85L55 80.5ZM60 81L63 87L67 80.5Z', '#fff') +
    circle(24, 60, 3.5, 'none', 'stroke="#ffd75e" stroke-width="2.6"'),
  insectoids: () =>
    cloak('#2f4f52', '#1c3235') +
    line('M48 24Q42 4 22 4M72 24Q78 4 98 4', INK, 9) +
    line('M48 24Q42 4 22 4M72 24Q78 4 98 4', '#2f8f88', 4) +
    circle(20, 5, 4.5, '#ffd35a', HEAD_OUTLINE) +
    circle(100, 5, 4.5, '#ffd35a', HEAD_OUTLINE) +
    shaded(
      'M60 16Q90 18 96 44Q92 70 76 84L60 96L44 84Q28 70 24 44Q30 18 60 16Z',
      '#3fb8ac',
      '#1f736e',
      'M66 16.5Q90 20 96 44Q92 70 76 84L62 94Q82 60 66 16.5Z',
    ) +
    line('M60 16V46M50 18Q54 30 54 40M70 18Q66 30 66 40', '#14524e', 2.4) +
    line('M34 34Q40 24 50 22', '#a8f0e6', 3) +
    path(
      'M20 44Q22 30 38 34Q52 44 50 62Q42 72 30 66Q20 58 20 44ZM100 44Q98 30 82 34Q68 44 70 62Q78 72 90 66Q100 58 100 44Z',
      '#2a1030',
      HEAD_OUTLINE,
    ) +
    path(
      'M26 44Q28 36 36 40Q44 46 44 56Q36 58 30 54Q25 50 26 44ZM76 54Q78 44 84 40Q92 36 94 46Q90 56 80 60Z',
      '#c0408f',
    ) +
    circle(31, 45, 3.6, '#ffd0f0') +
    circle(80, 46, 3.6, '#ffd0f0') +
    line('M30 56l6-8M38 60l4-8M84 62l6-10M92 56l3-7', '#2a1030', 1.8) +
    shaded(
      'M44 76L36 100L50 110L48 98L56 88ZM76 76L84 100L70 110L72 98L64 88Z',
      '#e9c46a',
      '#a8802c',
      'M76 76L84 100L70 110L72 104L78 98Z',
    ) +
    path('M52 74H68L64 90H56Z', '#14524e', HEAD_OUTLINE) +
    line('M54 80H66', INK, 2),
};
