/** A hobgoblin by its outline; `o` swaps parts. */
import { shaded, INK, HEAD_OUTLINE, THIN } from '../../../../drawing/parts';
import { path, circle, line } from '../../../../drawing/shapes';
import { cloak, EXTRAS } from './extras';

/** What tells one from another. */
interface Looks {
  cloak?: string;
  extra?: 'banner' | 'bruise' | 'patch' | 'whistle';
  paint?: string;
  skin?: readonly [base: string, shade: string];
  top?: 'crest' | 'knot' | 'cap' | 'band';
}

export function hobgoblin(o: Looks = {}): string {
  const [a, b] = o.skin ?? ['#d98a3a', '#99561c'];
  const n = '#c05a2a';
  const top = {
    crest: () =>
      shaded(
        'M22 40Q16 4 60 2Q104 4 98 40L88 34Q86 16 60 15Q34 16 32 34Z',
        '#c3222c',
        '#86141d',
        'M68 2.5Q104 8 98 40L88 34Q86 20 70 16Z',
      ) +
      line('M34 12l4 8M48 6l2 9M72 6l-2 9M86 12l-4 8', '#6e0f18', 2.4) +
      shaded(
        'M26 50Q24 16 60 14Q96 16 94 50L84 42H36Z',
        '#6b7787',
        '#414b59',
        'M66 15Q96 18 94 50L84 42H72Z',
      ) +
      path('M55 16H65V50L60 56L55 50Z', '#c99a3d', HEAD_OUTLINE) +
      path('M26 50L36 42H84L94 50L90 60L82 50H38L30 60Z', '#c99a3d', HEAD_OUTLINE),
    knot: () =>
      shaded('M50 24Q42 4 60 2Q78 4 70 24Z', '#1f1a24', '#0c0a10', 'M62 2Q78 4 70 24H62Z') +
      path('M49 16H71V24H49Z', '#c3222c', HEAD_OUTLINE) +
      path('M34 44Q36 22 60 21Q84 22 86 44Q74 30 60 30Q46 30 34 44Z', '#1f1a24', HEAD_OUTLINE),
    cap: () =>
      shaded(
        'M28 38Q22 12 60 10Q98 12 92 38L88 42H32Z',
        '#5a6a3a',
        '#3a4724',
        'M66 10.5Q98 14 92 38L88 42H74Z',
      ) +
      path('M30 36H90V44H30Z', '#c3222c', HEAD_OUTLINE) +
      path('M28 46Q60 34 92 46Q86 54 60 50Q34 54 28 46Z', '#14180c', HEAD_OUTLINE) +
      path('M60 16l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z', '#ffd75e', THIN),
    band: () =>
      path('M34 44Q36 20 60 18Q84 20 86 44Q60 26 34 44Z', '#5c2a18', HEAD_OUTLINE) +
      EXTRAS.band('#fff6e4', '#cbb68a') +
      path('M86 40L104 34L100 46L106 52L88 48Z', '#cbb68a', HEAD_OUTLINE),
  };
  return (
    (o.extra==='banner'?EXTRAS.banner():'') +
    cloak(
      o.cloak ?? '#7a2a22',
      '#4a1512',
      path('M14 104L34 96L40 108L14 120ZM106 104L86 96L80 108L106 120Z', '#6b7787', HEAD_OUTLINE) +
      line('M20 108l12-5M100 108l-12-5', '#c2cddc', 2),
    ) +
    path('M36 46L8 32L18 52L12 58L34 66ZM84 46L112 32L102 52L108 58L86 66Z', a, HEAD_OUTLINE) +
    path('M86 48L112 32L102 52L108 58L86 66Z', b) +
    path('M84 46L112 32L102 52L108 58L86 66Z', 'none', HEAD_OUTLINE) +
    shaded(
      'M34 44C34 20 86 20 86 44L90 70Q90 96 60 100Q30 96 30 70Z',
      a,
      b,
      'M68 25C86 30 86 40 86 44L90 70Q90 96 62 100Q82 66 68 25Z',
    ) +
    path('M40 54L56 58Q47 63 40 54ZM80 54L64 58Q73 63 80 54Z', '#fff6b0') +
    circle(50, 57.5, 2.6, INK) +
    circle(70, 57.5, 2.6, INK) +
    line('M37 49L57 55M83 49L63 55', INK, 5) +
    path('M56 58H64L70 69Q60 76 50 69Z', n, HEAD_OUTLINE) +
    line('M53.5 68l4 1.5M66.5 68l-4 1.5', INK, 2.6) +
    (o.extra==='bruise'?EXTRAS.bruise():'') +
    line('M42 82Q60 76 78 82', INK, 3.4) +
    path('M43 83L40 70L51 80ZM77 83L80 70L69 80Z', '#fff8e4', HEAD_OUTLINE) +
    (
      o.paint
        ? path('M36 62L48 66L36 70ZM84 62L72 66L84 70Z', o.paint) +
          path('M56 86H64V98H56Z', o.paint)
        : line('M52 91Q60 88 68 91', b, 2.6)
    ) +
    (
      o.extra==='whistle'
        ? path('M56 79H80V86Q80 95 71 95Q62 95 61 87L56 86Z', '#dfe6ef', HEAD_OUTLINE) +
          path('M70 79H80V86Q80 95 71 95Q78 88 70 79Z', '#8695ab') +
          circle(70, 87, 2.6, INK)
        : ''
    ) +
    top[o.top ?? 'crest']() +
    (o.extra==='patch'?EXTRAS.patch():'')
  );
}
