/** A dwarf by its outline; `o` swaps parts. */
import { shaded, gem, INK, HEAD_OUTLINE, THIN } from '../../../../drawing/parts';
import { path, circle, ellipse, line } from '../../../../drawing/shapes';
import { cloak } from './extras';

/** What tells one from another. */
interface Looks {
  beard?: readonly [base: string, shade: string, light: string];
  cloak?: string;
  female?: boolean;
  fork?: boolean;
  hat?: 'helm' | 'pot' | 'gogg' | 'rag' | 'horn' | 'bald' | 'hair';
  loupe?: boolean;
  mute?: boolean;
  smut?: boolean;
}

export function dwarf(o: Looks = {}): string {
  const [a, b, l] = o.beard ?? ['#c9642a', '#8c3f17', '#e0813f'];
  const f = o.female;
  const helm =
    shaded('M28 46Q28 10 60 8Q92 10 92 46Z', '#8b97a8', '#566274', 'M66 9Q92 12 92 46H76Q80 24 66 9Z') +
    path('M26 40H94V50H26Z', '#c99a3d', HEAD_OUTLINE) +
    path('M56 8H64V42H56Z', '#c99a3d', HEAD_OUTLINE) +
    [34, 46, 74, 86].map((x) => circle(x, 45, 1.8, INK)).join('');
  const hats = {
    helm: () =>
      helm,
    pot: () =>
      shaded('M28 44L32 14H88L92 44Z', '#7a8494', '#525c6b', 'M72 14H88L92 44H74Z') +
      path('M24 40H96V48H24Z', '#aab4c2', HEAD_OUTLINE) +
      line('M92 28Q110 24 106 40', INK, 8) +
      line('M92 28Q110 24 106 40', '#7a8494', 3.4) +
      line('M40 22L44 32L40 36', INK, 2.2),
    gogg: () =>
      shaded('M30 46Q28 12 60 10Q92 12 90 46Q60 34 30 46Z', a, b, 'M66 11Q92 14 90 46Q82 41 74 39Z') +
      line('M30 36Q60 24 90 36', INK, 9) +
      line('M30 36Q60 24 90 36', '#5c3a1a', 5) +
      circle(47, 32, 10, '#c99a3d', HEAD_OUTLINE) +
      circle(73, 32, 10, '#c99a3d', HEAD_OUTLINE) +
      circle(47, 32, 5.5, '#7fe3ff', THIN) +
      circle(73, 32, 5.5, '#5ab0d8', THIN) +
      circle(45, 30, 1.8, '#fff'),
    rag: () =>
      shaded(
        'M28 46Q26 12 60 10Q94 12 92 46Q60 30 28 46Z',
        '#b3342d',
        '#7e1f1d',
        'M66 11Q94 14 92 46Q84 41 76 39Z',
      ) +
      path('M88 38L108 30L104 46Z', '#7e1f1d', HEAD_OUTLINE) +
      `<g fill="#f6e6c6"><circle cx="46" cy="24" r="3"/><circle cx="62" cy="20" r="3"/><circle cx="78" cy="27" r="3"/><circle cx="38" cy="35" r="2.5"/></g>`,
    horn: () =>
      path(
        'M32 34C14 32 6 18 10 2C18 14 28 16 38 18ZM88 34C106 32 114 18 110 2C102 14 92 16 82 18Z',
        '#f6ead0',
        HEAD_OUTLINE,
      ) +
      helm +
      path('M55 44H65V62L60 68L55 62Z', '#8b97a8', HEAD_OUTLINE),
    bald: () =>
      path('M36 45Q34 16 60 14Q86 16 84 45Z', '#efbd96') +
      path('M67 15Q86 18 84 45H68Z', '#bf8660') +
      path('M36 46Q34 16 60 14Q86 16 84 46', 'none', HEAD_OUTLINE) +
      line('M42 30Q45 22 52 19', '#fff', 2.6, 'opacity=".6"') +
      circle(48, 26, 3.4, '#8b97a8', THIN) +
      circle(60, 22, 3.4, '#8b97a8', THIN) +
      circle(72, 26, 3.4, '#8b97a8', THIN),
    hair: () =>
      path('M37.4 44.5Q38 30 60 28Q82 30 82.6 44.5Z', '#efbd96') +
      path('M67 29Q82 31 82.6 44.5H68Z', '#bf8660') +
      shaded(
        'M28 54Q22 12 60 10Q98 12 92 54Q84 34 60 32Q36 34 28 54Z',
        a,
        b,
        'M68 11Q98 14 92 54Q86 40 76 35Z',
      ) +
      line('M62 11Q58 20 60 32M44 18Q38 28 36 42M74 17Q82 28 84 40', b, 2.6) +
      line('M40 28Q46 19 54 17', l, 3) +
      (
        f
          ? circle(60, 10, 11, a, HEAD_OUTLINE) +
            path('M62 -1A11 11 0 0 1 62 21Q70 10 62 -1Z', b) +
            line('M53 8q3-4 7-4', l, 2.6) +
            path('M47 17H73V23H47Z', '#f0c23a', HEAD_OUTLINE)
          : ''
      ),
  };
  return (
    cloak(o.cloak ?? '#5a4630', '#3b2d1d') +
    (
      f
        ? shaded(
            'M28 50Q12 76 20 112Q34 118 40 104L42 60ZM92 50Q108 76 100 112Q86 118 80 104L78 60Z',
            a,
            b,
            'M92 50Q108 76 100 112Q92 116 88 112Q96 80 84 54Z',
          ) +
          path('M18 92L41 88V97L19 101ZM102 92L79 88V97L101 101Z', '#f0c23a', HEAD_OUTLINE) +
          shaded(
            'M34 44Q34 30 60 30Q86 30 86 44V66Q84 94 60 96Q36 94 34 66Z',
            '#efbd96',
            '#bf8660',
            'M68 31Q86 32 86 44V66Q84 94 62 96Q82 70 68 31Z',
          )
        : (
            o.fork
              ? shaded(
                  'M30 58Q26 100 40 120L54 104L60 110L66 104L80 120Q94 100 90 58Z',
                  a,
                  b,
                  'M64 106L66 104L80 120Q94 100 90 58H78Q84 90 64 106Z',
                ) +
                path('M36 98L52 94V103L40 108ZM84 98L68 94V103L80 108Z', '#c99a3d', HEAD_OUTLINE)
              : shaded('M30 58Q26 112 60 118Q94 112 90 58Z', a, b, 'M64 118Q94 112 90 58H78Q84 96 64 118Z') +
                line('M44 84Q46 104 54 112M76 84Q74 104 66 112M60 92V116', b, 2.6)
          ) +
          shaded(
            'M36 42H84V62Q80 72 60 72Q40 72 36 62Z',
            '#efbd96',
            '#bf8660',
            'M66 42H84V62Q80 71 68 72Z',
          )
    ) +
    circle(60, 66, 9, '#e79c79', HEAD_OUTLINE) +
    (
      o.mute
        ? path('M32 72Q60 82 88 72L86 90Q60 98 34 90Z', '#e9dcc4', HEAD_OUTLINE) +
          path('M66 79Q80 77 88 72L86 90Q78 93 70 94Z', '#b9a67e') +
          line('M36 80Q50 86 62 86', INK, 1.8)
        : f
        ? line('M50 83Q60 89 70 82', INK, 3.2) +
          circle(42, 74, 4, '#e0785a', 'opacity=".5"')
        : shaded('M38 74Q50 66 60 76Q70 66 82 74Q70 86 60 80Q50 86 38 74Z', l, b)
    ) +
    path('M40 55Q47 50 54 55Q47 60 40 55ZM66 55Q73 50 80 55Q73 60 66 55Z', '#fff') +
    circle(48, 55, 2.6, INK) +
    circle(73, 55, 2.6, INK) +
    line('M38 50Q47 44 55 50M65 50Q73 44 82 50', b, 5) +
    hats[o.hat ?? 'helm']() +
    (
      o.loupe
        ? circle(73, 55, 11, 'none', `stroke="${INK}" stroke-width="7"`) +
          circle(73, 55, 11, '#7fe3ff', 'fill-opacity=".35" stroke="#f0c23a" stroke-width="3.5"') +
          gem(60, 99, 9)
        : ''
    ) +
    (
      o.smut
        ? ellipse(44, 66, 6, 3, '#2b1c14', 'opacity=".55"') +
          ellipse(80, 62, 4, 2.6, '#2b1c14', 'opacity=".55"')
        : ''
    )
  );
}
