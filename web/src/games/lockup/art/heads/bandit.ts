/** A bandit by its outline; `o` swaps parts. */
import { shaded, INK, HEAD_OUTLINE, THIN } from '../../../../drawing/parts';
import { path, circle, line } from '../../../../drawing/shapes';
import { cloak, EXTRAS } from './extras';

/** What tells one from another. */
interface Looks {
  cloak?: string;
  dot?: string;
  extra?: 'scar';
  hat?: string;
  hood?: readonly [base: string, shade: string];
  lash?: boolean;
  mend?: boolean;
  nails?: boolean;
  scarf?: readonly [base: string, shade: string];
  skin?: readonly [base: string, shade: string];
}

export function bandit(o: Looks = {}): string {
  const [h, hd] = o.hood ?? ['#7d5733', '#4d331c'];
  const [s, sd] = o.scarf ?? ['#b3342d', '#7e1f1d'];
  const [f, fd] = o.skin ?? ['#e3ad80', '#b07c54'];
  return (
    cloak(o.cloak ?? '#6b4a2b', '#38230f') +
    (o.hat?'':shaded('M28 62Q24 12 60 10Q96 12 92 62L84 92H36Z', h, hd, 'M64 10Q96 12 92 62L84 92H72Z')) +
    (
      o.hat||o.nails
        ? shaded(
            'M34 50Q34 24 60 24Q86 24 86 50V76Q60 98 34 76Z',
            o.hat?'#2b1c14':h,
            o.hat?'#2b1c14':hd,
            'M66 24Q86 26 86 50V76L70 88Z',
          )
        : ''
    ) +
    shaded('M38 46Q42 30 60 30Q78 30 82 46V64H38Z', f, fd, 'M62 30Q78 30 82 46V64H66Z') +
    path('M41 51L56 56Q48 61 41 51ZM79 51L64 56Q72 61 79 51Z', '#fff') +
    circle(50, 55, 2.6, INK) +
    circle(70, 55, 2.6, INK) +
    line('M40 48L56 54M80 48L64 54', INK, 3.6) +
    (
      o.lash
        ? line('M41 51l-5-3M79 51l5-3', INK, 2.6) +
          shaded('M30 58Q18 80 26 104Q36 100 38 78Z', '#8c3f17', '#5e280d')
        : ''
    ) +
    (o.extra==='scar'?EXTRAS.scar():'') +
    shaded('M34 60Q60 70 86 60L82 84L60 100L38 84Z', s, sd, 'M60 66Q74 66 86 60L82 84L60 100Z') +
    line('M46 72l6 5M58 76l4 4M70 74l5-3', o.dot ?? '#f0b49a', 2) +
    (
      o.mend
        ? path('M40 18h14v12h-14z', '#3f9a55', HEAD_OUTLINE) +
          line('M40 18l3 3M54 30l-3-3M54 18l-3 3M40 30l3-3', '#f6e6c6', 1.6) +
          path('M76 70h12v10h-12z', '#c99a3d', THIN)
        : ''
    ) +
    (
      o.nails
        ? EXTRAS.band('#6b7787', '#414b59') +
          [38, 49, 60, 71, 82].map((x, i) => path(`M${x-3} ${[36,31,29,31,36][i]}L${x} ${[18,11,8,11,18][i]}L${x+3} ${[36,31,29,31,36][i]}Z`, '#c2cddc', THIN)).join('')
        : ''
    ) +
    (
      o.hat
        ? EXTRAS.feather(o.hat) +
          shaded(
            'M10 40Q60 14 110 40Q104 50 60 38Q16 50 10 40Z',
            h,
            hd,
            'M68 25Q90 28 110 40Q106 48 74 40Z',
          ) +
          shaded('M36 32Q34 8 60 8Q86 8 84 32Q60 22 36 32Z', h, hd, 'M66 8.5Q86 10 84 32Q76 28 68 27Z') +
          line('M37 27Q60 17 83 27', '#f0c23a', 3.4)
        : ''
    )
  );
}
