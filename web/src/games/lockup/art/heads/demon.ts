/** A demon by its outline; `o` swaps parts. */
import { shaded, chain, INK, HEAD_OUTLINE } from '../../../../drawing/parts';
import { path, circle, line } from '../../../../drawing/shapes';
import { cloak, EXTRAS } from './extras';

/** What tells one from another. */
interface Looks {
  antler?: boolean;
  chain?: boolean;
  crack?: boolean;
  eye?: string;
  flame?: boolean;
  gaunt?: boolean;
  horn?: readonly [base: string, shade: string];
  skin?: readonly [base: string, shade: string];
}

export function demon(o: Looks = {}): string {
  const [a, b] = o.skin ?? ['#d8432f', '#992318'];
  const [h, hd] = o.horn ?? ['#e9dcc4', '#a8977a'];
  const y = o.eye ?? '#ffe35a';
  return (
    cloak('#3a3f4b', '#23272f') +
    (o.flame?EXTRAS.flame():'') +
    (
      o.antler
        ? line('M46 32L32 18L14 16M32 18L33 6M74 32L88 18L106 16M88 18L87 6', INK, 11) +
          line('M46 32L32 18L14 16M32 18L33 6M74 32L88 18L106 16M88 18L87 6', h, 5.4)
        : shaded(
            'M40 36C24 34 12 20 16 2C24 16 34 18 48 22ZM80 36C96 34 108 20 104 2C96 16 86 18 72 22Z',
            h,
            hd,
            'M80 36C96 34 108 20 104 2C102 20 92 26 74 28Z',
          )
    ) +
    path('M33 54L20 46L32 66ZM87 54L100 46L88 66Z', b, HEAD_OUTLINE) +
    shaded(
      o.gaunt?'M36 44C36 18 84 18 84 44V62L76 72L70 94Q60 102 50 94L44 72L36 62Z':'M34 46C34 20 86 20 86 46V66L74 90Q60 100 46 90L34 66Z',
      a,
      b,
      'M66 25C86 30 86 40 86 46V66L74 90Q68 95 62 98Q76 70 66 25Z',
    ) +
    (
      o.gaunt
        ? path(
            'M38 54Q40 46 50 50Q58 56 54 66Q42 68 38 54ZM82 54Q80 46 70 50Q62 56 66 66Q78 68 82 54Z',
            '#0b1016',
            HEAD_OUTLINE,
          ) +
          circle(48, 58, 3, y) +
          circle(72, 58, 3, y) +
          path('M48 78H72L68 92Q60 97 52 92Z', '#0b1016', HEAD_OUTLINE) +
          line('M54 79V84M60 79V85M66 79V84', a, 3)
        : path('M39 52L57 60Q46 66 39 52ZM81 52L63 60Q74 66 81 52Z', y) +
          circle(50, 59, 2.2, INK) +
          circle(70, 59, 2.2, INK) +
          line('M37 48L57 57M83 48L63 57', INK, 4) +
          line('M60 60L56 70H64', INK, 2.4) +
          path('M45 76Q60 82 75 76Q72 88 60 88Q48 88 45 76Z', '#3a0808', HEAD_OUTLINE) +
          path('M48 77L51 85L55 79ZM72 77L69 85L65 79Z', '#fff')
    ) +
    (o.chain?chain([27, 92, 34], [43, 98, 14], [60, 100, 0], [77, 98, -14], [93, 92, -34]):'') +
    (o.crack?line('M46 30L50 40L44 48M74 32L70 40M44 72L50 78M76 70L72 78', '#ffb347', 3):'')
  );
}
