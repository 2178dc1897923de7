/** A ratfolk by its outline; `o` swaps parts. */
import { shaded, gem, INK, HEAD_OUTLINE, THIN } from '../../../../drawing/parts';
import { path, circle, ellipse, line, mix } from '../../../../drawing/shapes';
import { cloak, EXTRAS } from './extras';

/** What tells one from another. */
interface Looks {
  cloak?: string;
  extra?: 'band' | 'cap' | 'drool' | 'gem';
  eye?: string;
  fur?: readonly [base: string, shade: string, light: string];
  half?: string;
  long?: boolean;
  ring?: boolean;
  tooth?: string;
  torn?: boolean;
}

export function ratfolk(o: Looks = {}): string {
  const [a, b, l] = o.fur ?? ['#9c8675', '#6f5d4f', '#8b7766'];
  const p = '#d79a90';
  return (
    cloak(o.cloak ?? '#4e5a45', '#2a3024') +
    circle(28, 32, 18, l, HEAD_OUTLINE) +
    circle(28, 34, 10, p) +
    circle(92, 32, 18, b, HEAD_OUTLINE) +
    circle(92, 34, 10, mix(p, '#40201c', 0.3)) +
    (
      o.torn
        ? path('M110 22L90 22L104 36Z', '#2a2019', HEAD_OUTLINE) +
          path('M10 40L24 36L14 48Z', '#2a2019', HEAD_OUTLINE)
        : o.ring
        ? circle(14, 44, 5, 'none', `stroke="${INK}" stroke-width="6"`) +
          circle(14, 44, 5, 'none', 'stroke="#ffd75e" stroke-width="3"')
        : path('M104 20L92 24L102 32Z', '#2a2019')
    ) +
    shaded(
      'M34 44C34 22 86 22 86 44C86 66 76 74 72 84Q60 104 48 84C44 74 34 66 34 44Z',
      a,
      b,
      'M68 27C86 32 86 40 86 44C86 66 76 74 72 84Q66 94 60 95Q74 60 68 27Z',
    ) +
    (
      o.half
        ? path('M36 34Q44 26 60 27L56 92Q50 90 48 84C44 74 34 66 34 44Q34 38 36 34Z', o.half) +
          path(
            'M34 44C34 22 86 22 86 44C86 66 76 74 72 84Q60 104 48 84C44 74 34 66 34 44Z',
            'none',
            HEAD_OUTLINE,
          )
        : ''
    ) +
    path('M55 94H60V104H56ZM60 94H65L64 104H60Z', o.tooth ?? '#fff8e4', HEAD_OUTLINE) +
    ellipse(60, 86, 8, 6, '#e08c86', HEAD_OUTLINE) +
    circle(58, 84, 2, '#fff') +
    line(
      o.long?'M46 80Q24 66 4 70M45 85Q22 80 2 88M46 90Q26 94 10 106M74 80Q96 66 116 70M75 85Q98 80 118 88M74 90Q94 94 110 106':'M44 82L20 76M44 87L20 90M76 82L100 76M76 87L100 90',
      o.long?'#fff':'#efe2d2',
      o.long?2.8:1.8,
    ) +
    circle(48, 54, 6.5, '#1a0d0d', HEAD_OUTLINE) +
    circle(72, 54, 6.5, '#1a0d0d', HEAD_OUTLINE) +
    circle(46, 52, 2.2, o.eye ?? '#ff9a5a') +
    circle(70, 52, 2.2, o.eye ?? '#ff9a5a') +
    line('M40 45L54 48M80 45L66 48', INK, 3.4) +
    (
      o.extra==='band'
        ? EXTRAS.band('#b3342d', '#7e1f1d')
        : o.extra==='gem'
        ? gem(60, 36, 10) +
          line('M36 40Q48 30 52 34M84 40Q72 30 68 34', '#ffd75e', 3)
        : o.extra==='cap'
        ? shaded(
            'M32 36Q34 8 62 8Q88 10 88 36Q60 26 32 36Z',
            '#3a6fb0',
            '#234878',
            'M68 9Q88 12 88 36Q80 32 72 31Z',
          ) +
          path('M22 40Q54 22 66 30Q44 36 22 44Z', '#234878', HEAD_OUTLINE)
        : o.extra==='drool'
        ? path('M66 92Q72 102 66 106Q60 102 66 92Z', '#7cc45a', THIN) +
          EXTRAS.bottle()
        : ''
    )
  );
}
