/** Action tokens: octagons on a grid of 64 by 66, with an ivory picture. */
import { INK, STEEL, STROKE } from '../../../drawing/palette';
import { circle, line, outline, path, rect } from '../../../drawing/shapes';
import { symbol } from '../../../drawing/sheet';

const IVORY = '#fff6e4';
const EDGE = outline(STROKE.thing);
const OCTAGON = 'M20 4H44L60 20V44L44 60H20L4 44V20Z';

const octagon = (colour: string, picture: string): string =>
  path('M20 8H44L60 24V48L44 64H20L4 48V24Z', '#05070b') +
  path(OCTAGON, colour) +
  path('M20 4H44L60 20V32H4V20Z', '#fff', 'opacity=".13"') +
  path(OCTAGON, 'none', `stroke="${INK}" stroke-width="2.4"`) +
  line('M6 21L21 6H43', '#fff', 1.6, 'opacity=".55"') +
  picture;

const ARM = path('M22 22Q34 10 50 18L48 26Q36 22 26 30Z', IVORY, EDGE);

/** The picture on a character's own token, by what the character can do. */
const SPECIALS: Readonly<Record<string, string>> = {
  // Hides: an eye struck through.
  alice:
    path('M10 32Q32 12 54 32Q32 52 10 32Z', IVORY, EDGE) +
    circle(32, 32, 8, '#1d4f78', EDGE) +
    line('M16 50L48 14', INK, 9) +
    line('M16 50L48 14', '#cbb0ff', 4),
  // Mimics: one mask behind another.
  bruce:
    path('M28 14H52V28Q52 42 40 44Q28 42 28 28Z', '#d9b98a', EDGE) +
    path('M12 22H38V38Q38 52 25 54Q12 52 12 38Z', IVORY, EDGE) +
    circle(20, 34, 2.6, INK) +
    circle(30, 34, 2.6, INK) +
    line('M19 43Q25 47 31 43', INK, 2.6),
  // Locks.
  emmett:
    line('M24 30V23a8 8 0 0 1 16 0V30', IVORY, 5) +
    rect([17, 29, 30, 22], IVORY, `rx="4" ${EDGE}`) +
    circle(32, 38, 3.6, INK) +
    path('M30.5 39H33.5L35 46H29Z', INK),
  // Gets the adrenaline back.
  franck:
    line('M49 24A19 19 0 1 0 51 36', INK, 9) +
    line('M49 24A19 19 0 1 0 51 36', IVORY, 4.5) +
    path('M52 12L54 27L40 25Z', IVORY, EDGE) +
    path('M34 18L22 35H31L28 47L41 29H32Z', '#ffe796', EDGE),
  // Calls.
  jennifer:
    path('M12 27L32 17V47L12 37Z', IVORY, EDGE) + line('M40 24Q46 32 40 40M47 17Q58 32 47 47', IVORY, 4.5),
  // Hacks: two rooms change places.
  kevin:
    rect([11, 14, 18, 18], IVORY, `rx="2" ${EDGE}`) +
    rect([35, 32, 18, 18], IVORY, `rx="2" ${EDGE}`) +
    line('M35 17Q47 16 46 24M29 47Q17 48 18 40', IVORY, 4) +
    path('M40 23H52L46 31ZM24 41H12L18 33Z', IVORY, EDGE),
  // Carries somebody along.
  max: circle(24, 34, 6, IVORY, EDGE) + path('M17 42H32L34 54H15Z', IVORY, EDGE) + ARM + circle(50, 22, 5, IVORY, EDGE),
  // Sabotages: a bomb with a burning fuse.
  sarah:
    circle(29, 38, 15, '#2b3446', EDGE) +
    path('M36 20L44 26L40 32L31 25Z', '#2b3446', EDGE) +
    line('M41 24Q46 16 51 19', IVORY, 3.5) +
    path('M52 9L54 15L60 16L55 20L57 26L51 22L46 25L48 19L44 14L50 15Z', '#ffe796', EDGE) +
    line('M20 36Q22 29 28 28', IVORY, 3),
};

const STAR = path('M32 12L37 26H52L40 35L44 50L32 41L20 50L24 35L12 26H27Z', IVORY, EDGE);

const TOKENS: Readonly<Record<string, () => string>> = {
  look: () =>
    octagon(
      '#2f7fb8',
      path('M10 32Q32 10 54 32Q32 54 10 32Z', IVORY, EDGE) +
        circle(32, 32, 9, '#1d4f78', EDGE) +
        circle(29, 29, 3, '#fff'),
    ),
  move: () =>
    octagon(
      '#2b9a63',
      path('M36 14H52V50H36Z', INK, `stroke="${IVORY}" stroke-width="3"`) +
        path('M10 27H28V19L44 32L28 45V37H10Z', IVORY, EDGE),
    ),
  push: () =>
    octagon(
      '#c0622a',
      path('M10 24H24V18L38 32L24 46V40H10Z', IVORY, EDGE) +
        circle(47, 20, 6, IVORY, EDGE) +
        path('M42 30L52 28L54 42L50 52H43L46 42Z', IVORY, EDGE),
    ),
  control: () =>
    octagon(
      '#7a55b8',
      [0, 1, 2]
        .flatMap((y) =>
          [0, 1, 2].map((x) =>
            rect(
              [13 + x * 12 + (y === 1 ? 5 : 0), 14 + y * 12.5, 9.5, 9.5],
              y === 1 ? IVORY : '#3b2466',
              `rx="1.5" ${EDGE}`,
            ),
          ),
        )
        .join(''),
    ),
  adrenaline: () => octagon('#b8264a', path('M36 10L18 36H30L26 54L46 27H34Z', '#ffe796', EDGE)),
  /** Face down. */
  back: () =>
    octagon(
      '#2b3446',
      circle(32, 32, 11, 'none', `stroke="${STEEL[5]}" stroke-width="3.5"`) + circle(32, 32, 3.5, STEEL[5]),
    ),
};

/** An action token as a symbol for `<use href>`; the special one is its owner's. */
export function tokenSymbol(token: string, who = ''): string {
  const special = token === 'special';
  const id = special ? `token-special-${who}` : `token-${token}`;
  const draw = TOKENS[token] ?? (() => octagon('#3a6d9e', SPECIALS[who] ?? STAR));
  return symbol(id, '0 0 64 66', draw);
}
