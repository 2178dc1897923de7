/** A marauder by its outline; `o` swaps parts. */
import { shaded, rope, moved, INK, HEAD_OUTLINE } from '../../../../drawing/parts';
import { path, circle, line, mix } from '../../../../drawing/shapes';
import { EXTRAS } from './extras';

/** What tells one from another. */
interface Looks {
  beard?: boolean;
  collar?: string;
  collar_shade?: string;
  ear?: boolean;
  extra?: 'axes' | 'bottle' | 'coin' | 'runes' | 'smoke' | 'sword';
  fang?: boolean;
  glow?: string;
  hair?: readonly [base: string, shade: string];
  mask?: string;
  nop?: boolean;
  paint?: string;
  skin?: readonly [base: string, shade: string];
  stache?: boolean;
  top?: 'hawk' | 'long' | 'bald' | 'hat' | 'hood' | 'cap';
}

export function marauder(o: Looks = {}): string {
  const [s, sd] = o.skin ?? ['#e8b48a', '#b37a52'];
  const [h, hd] = o.hair ?? ['#b3342d', '#741c18'];
  const p = o.paint ?? '#2f6fb0';
  const fur =
    path(
      'M2 122L6 104L14 108L18 94L28 100L34 88L44 96L60 104L76 96L86 88L92 100L102 94L106 108L114 104L118 122Z',
      o.collar ?? '#8a7360',
      HEAD_OUTLINE,
    ) +
    path('M66 104L76 96L86 88L92 100L102 94L106 108L114 104L118 122H70Z', o.collar_shade ?? '#5d4c3e') +
    line('M22 108l4 8M38 104l3 8M80 104l-3 8', INK, 2);
  return (
    (
      o.extra==='axes'
        ? EXTRAS.axes()
        : o.extra==='sword'
        ? EXTRAS.sword()
        : o.extra==='smoke'
        ? EXTRAS.smoke()
        : ''
    ) +
    (
      o.top==='long'
        ? shaded(
            'M28 52Q20 12 60 10Q100 12 92 52L98 100Q84 108 78 92V48H42V92Q36 108 22 100Z',
            h,
            hd,
            'M72 12Q98 18 92 52L98 100Q84 108 78 92V48Z',
          )
        : ''
    ) +
    path('M48 78H72V100H48Z', sd, HEAD_OUTLINE) +
    fur +
    path('M36 54Q27 50 29 60Q30 69 37 68ZM84 54Q93 50 91 60Q90 69 83 68Z', sd, HEAD_OUTLINE) +
    shaded(
      'M35 48Q34 22 60 21Q86 22 85 48V66L76 86Q60 100 44 86L35 66Z',
      s,
      sd,
      'M68 22.5Q86 26 85 48V66L76 86Q68 93 62 94Q80 60 68 22.5Z',
    ) +
    (o.nop?'':path('M35.5 50Q60 46 84.5 50V63Q72 66 60 61Q48 66 35.5 63Z', p)) +
    path('M41 55L56 58Q48 64 41 55ZM79 55L64 58Q72 64 79 55Z', o.glow ?? '#fff') +
    circle(50, 58, 2.6, INK) +
    circle(70, 58, 2.6, INK) +
    line('M39 50L56 54.5M81 50L64 54.5', hd, 5) +
    line('M61 58L56.5 69Q60 72 64 70', mix(sd, '#200a08', 0.35), 2.6) +
    (
      o.mask
        ? shaded(
            'M35 66Q60 74 85 66L78 88Q60 102 42 88Z',
            o.mask,
            mix(o.mask, '#000000', 0.35),
            'M64 71Q76 69 85 66L78 88Q70 95 62 96Z',
          ) +
          line('M48 80h6M48 86h5M66 80h6M66 86h5', INK, 2.4)
        : o.beard
        ? shaded(
            'M36 62L35 70L44 92Q60 108 76 92L85 70L84 62Q78 72 70 72Q60 66 50 72Q42 72 36 62Z',
            h,
            hd,
            'M72 72Q80 70 84 62L85 70L76 92Q70 100 62 102Q74 86 72 72Z',
          ) +
          path(
            'M42 74Q50 66 60 72Q70 66 78 74Q70 80 60 77Q50 80 42 74Z',
            mix(h, '#ffffff', 0.2),
            HEAD_OUTLINE,
          ) +
          line('M54 86Q60 88 66 85', INK, 2.6)
        : o.stache
        ? path('M40 80Q48 68 60 74Q72 68 80 80Q72 82 60 79Q48 82 40 80Z', h, HEAD_OUTLINE) +
          line('M54 87H66', INK, 2.8)
        : line('M49 81Q60 76 71 80', INK, 3.2) +
          (o.fang?path('M52 79l2 6 3-6z', '#fff'):'')
    ) +
    (o.extra==='runes'?EXTRAS.runes():'') +
    ({hawk:() => shaded('M49 34Q42 14 50 3Q55 9 60 1Q65 8 71 3Q80 16 71 34Q60 26 49 34Z', h, hd, 'M60 1Q65 8 71 3Q80 16 71 34Q66 30 62 29.5Z')+line('M40 34v8M45 30v6M77 31v6M81 35v7', hd, 2.4), long:() => shaded('M34 50Q32 18 60 18Q88 18 86 50Q80 34 62 32Q44 34 34 50Z', h, hd, 'M70 19Q88 22 86 50Q82 40 76 36Z'), bald:() => line('M46 32Q50 27 58 26', '#fff', 3.2, 'opacity=".6"'), hat:() => shaded('M8 42Q60 22 112 42Q104 52 60 40Q16 52 8 42Z', h, hd, 'M68 31Q92 34 112 42Q108 50 76 43Z')+shaded('M34 36Q32 8 60 8Q88 8 86 36Q60 26 34 36Z', h, hd, 'M68 9Q88 12 86 36Q80 33 72 31Z')+path('M35 28Q60 18 85 28V35Q60 25 35 35Z', '#f0c23a', HEAD_OUTLINE), hood:() => shaded('M26 64Q22 8 60 6Q98 8 94 64Q92 78 84 84Q92 36 60 30Q28 36 36 84Q28 78 26 64Z', h, hd, 'M70 8Q98 14 94 64Q92 78 84 84Q90 44 72 33Z'), cap:() => shaded('M30 46Q28 14 60 12Q92 14 90 46Q60 34 30 46Z', '#6b4a2b', '#452d18', 'M68 13Q92 18 90 46Q82 41 74 39Z')+path('M28 42Q60 30 92 42V50Q60 38 28 50Z', '#8a7360', HEAD_OUTLINE)+circle(60, 24, 5, '#c2cddc', HEAD_OUTLINE)})[o.top ?? 'hawk']() +
    (
      o.extra==='coin'
        ? rope('M38 90Q60 106 82 90', '#f0c23a', 2.6) +
          EXTRAS.coin()
        : o.extra==='bottle'
        ? EXTRAS.bottle()
        : ''
    ) +
    (o.ear?moved(5, 5, EXTRAS.earring()):'')
  );
}
