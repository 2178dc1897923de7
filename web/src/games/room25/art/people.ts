/**
 * People on a grid of 120 by 120: one head, swapped parts.
 *
 * Head, ears, neck and suit are shared; hair and one object make the person; brows, eyes, mouth and
 * one thing more make the mood.
 */
import { INK, STEEL, STROKE } from '../../../drawing/palette';
import { circle, group, inked, line, linear, mix, outline, path, rect } from '../../../drawing/shapes';
import { define, symbol } from '../../../drawing/sheet';
import { BROWS, EXTRAS, EYES, MOUTHS, type Mood } from './moods';

export { MOODS, type Mood } from './moods';

const EDGE = outline(STROKE.face);

const HEADS = {
  oval: 'M38 46C38 22 82 22 82 46V60C82 78 70 90 60 90C50 90 38 78 38 60Z',
  square: 'M36 44C36 22 84 22 84 44V70L74 88Q60 95 46 88L36 70Z',
  long: 'M40 44C40 22 80 22 80 44V66C80 82 68 95 60 95C52 95 40 82 40 66Z',
  round: 'M35 52C35 22 85 22 85 52C85 80 72 90 60 90C48 90 35 80 35 52Z',
  heart: 'M37 46C37 22 83 22 83 46C83 70 68 90 60 91C52 90 37 70 37 46Z',
};

interface Face {
  head: keyof typeof HEADS;
  skin: readonly [lit: string, shade: string];
  hair: string;
  /** The part of the hair that the light falls on, or that it does not. */
  strand: string;
  iris: string;
  brow?: string;
}

/** The hue of a person: of the ring, the collar, the badge and the voice. */
export const HUES: Readonly<Record<string, string>> = {
  alice: '#cbb0ff',
  bruce: '#ffb257',
  emmett: '#dcc8a4',
  franck: '#45dccd',
  jennifer: '#ff9b85',
  kevin: '#bde35f',
  max: '#8ec9ff',
  sarah: '#ffe066',
};

const FACES: Readonly<Record<string, Face>> = {
  alice: { head: 'heart', skin: ['#f3ece9', '#c8bcc9'], hair: '#e8eef6', strand: '#9fb0c9', iris: '#3fd6ff', brow: '#9fb0c9' },
  bruce: { head: 'square', skin: ['#8a5a3c', '#5b3824'], hair: '#2a1c18', strand: '#463029', iris: '#2a1c18', brow: '#1a1210' },
  emmett: { head: 'oval', skin: ['#efc7a6', '#c18d6b'], hair: '#c9ced6', strand: '#8d95a3', iris: '#4d6a86' },
  franck: { head: 'long', skin: ['#d9a87c', '#a5744f'], hair: '#20232c', strand: '#3c4352', iris: '#2d4b3a' },
  jennifer: { head: 'heart', skin: ['#b9784f', '#834c32'], hair: '#2b1a1f', strand: '#4b2f35', iris: '#3a2217' },
  kevin: { head: 'oval', skin: ['#f2cda9', '#c7946c'], hair: '#3b4a2c', strand: '#5f7744', iris: '#3f6b3a' },
  max: { head: 'square', skin: ['#eebd97', '#bd8560'], hair: '#d9b35c', strand: '#f3da92', iris: '#31659a', brow: '#a8812f' },
  sarah: { head: 'round', skin: ['#e9b189', '#b87a55'], hair: '#a83f22', strand: '#d5653a', iris: '#4a7a3c' },
};

/** Somebody whom nobody has drawn yet looks like this. */
const ANYBODY: Face = { head: 'oval', skin: ['#dcb594', '#a98263'], hair: '#4a4f5c', strand: '#6b7180', iris: '#3c4352' };

type Part = (face: Face, hue: string) => string;

/** Hair behind the head. */
const BEHIND: Readonly<Record<string, Part>> = {
  alice: (f) =>
    path('M31 50Q28 18 60 17Q92 18 89 50L92 82Q84 90 76 84V50H44V84Q36 90 28 82Z', f.hair, EDGE) +
    path('M76 30Q92 30 89 50L92 82Q84 90 76 84Z', f.strand),
  jennifer: (f) =>
    path(
      'M60 8C78 6 92 14 94 26C106 32 106 50 98 58C102 70 94 82 84 82H36C26 82 18 70 22 58C14 50 14 32 26 26C28 14 42 6 60 8Z',
      f.hair,
      EDGE,
    ) + line('M30 34q4-10 14-12M26 58q-2-10 4-14', f.strand, 4),
  sarah: (f) =>
    circle(82, 22, 13, f.hair, EDGE) +
    line('M78 16q5-3 9 1', f.strand, 3) +
    path('M33 54Q30 22 60 20Q90 22 87 54L84 66H36Z', f.hair, EDGE),
  franck: (f) => path('M37 50Q36 20 60 18Q84 20 83 50L86 92Q78 98 74 90V50Z', f.hair, EDGE),
};

/** Hair in front of it; a guard's cap takes its place. */
const FRONT: Readonly<Record<string, Part>> = {
  alice: (f) =>
    path('M35 50Q34 20 60 19Q86 20 85 50Q82 42 78 38L42 41Q37 43 35 50Z', f.hair, EDGE) +
    path('M66 20Q86 22 85 50Q82 42 78 38L70 38.5Z', '#48dcff'),
  bruce: () => line('M45 40Q48 33 56 31', '#c08a64', 3.6, 'opacity=".75"'),
  emmett: (f) =>
    path(
      'M38 52Q30 46 35 36Q39 30 43 34Q38 44 41 52ZM82 52Q90 46 85 36Q81 30 77 34Q82 44 79 52Z',
      f.hair,
      EDGE,
    ),
  franck: (f) =>
    path('M39 46Q36 16 62 17Q84 18 81 46Q78 34 66 30Q50 28 39 46Z', f.hair, EDGE) +
    line('M50 25Q60 20 70 24', f.strand, 3),
  jennifer: (f) =>
    path('M36 46Q36 20 60 20Q84 20 84 46Q80 40 76 32Q68 38 60 32Q52 38 44 32Q40 40 36 46Z', f.hair, EDGE),
  kevin: (f) =>
    path(
      'M35 50L30 38L37 36L32 24L43 25L44 13L55 20L63 9L68 20L80 14L79 27L90 28L84 38L87 48Q80 40 76 36L68 42L62 35L52 43L46 36Q38 42 35 50Z',
      f.hair,
      EDGE,
    ) + line('M46 24L50 30M62 18L62 26M76 24L72 30', f.strand, 3.4),
  max: (f) =>
    path('M36 44Q34 18 60 18Q86 18 84 44L80 36Q60 28 40 36Z', f.hair, EDGE) +
    line('M46 26Q54 22 62 22', f.strand, 3.4),
  sarah: (f, hue) =>
    path('M35 48Q32 18 60 18Q88 18 85 48Q80 36 60 34Q40 36 35 48Z', f.hair, EDGE) +
    path('M34 42Q60 22 86 42L85 34Q60 14 35 34Z', hue, EDGE),
};

const dots = (fill: string, r: number, more: string, ...at: [number, number][]): string =>
  group(at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join(''), `fill="${fill}" ${more}`);

/** The one object by which a person is known, cap or no cap. */
const OBJECTS: Readonly<Record<string, (face: Face, hue: string, mood: Mood) => string>> = {
  alice: () => line('M78 66L73 72V82', '#3fb6d6', 2) + circle(78, 65, 2.4, '#48dcff'),
  emmett: (f) =>
    path('M44 73Q52 66 60 71Q68 66 76 73Q68 79 60 75Q52 79 44 73Z', f.hair, EDGE) +
    group(
      '<circle cx="48" cy="57.5" r="11"/><circle cx="72" cy="57.5" r="11"/><path d="M59 57h2"/>',
      'fill="none" stroke="#e5c46b" stroke-width="2.6"',
    ),
  franck: (f) => path('M56 86H64L60 95Z', f.hair) + line('M76 66L71 78', '#7c4a31', 2.4),
  jennifer: () =>
    group(
      '<circle cx="33" cy="75" r="5"/><circle cx="87" cy="75" r="5"/>',
      'fill="none" stroke="#ffd75e" stroke-width="2.6"',
    ),
  kevin: (_f, hue, mood) =>
    (mood === 'unmasked' ? '' : inked('M33 54Q28 8 60 7Q92 8 87 54', STEEL[5], 4, 8)) +
    rect([26, 50, 11, 20], hue, `rx="5" ${EDGE}`) +
    rect([83, 50, 11, 20], hue, `rx="5" ${EDGE}`) +
    group(
      '<rect x="38" y="49" width="19" height="17" rx="4"/><rect x="63" y="49" width="19" height="17" rx="4"/>',
      `fill="#bfe9ff" fill-opacity=".18" stroke="${INK}" stroke-width="2.6"`,
    ) +
    line('M57 55h6', INK, 2.6),
  max: () =>
    group(rect([52, 62, 17, 7], '#fff1de', `rx="3" ${EDGE}`), 'transform="rotate(-8 60 66)"') +
    dots('#a97a55', 1, 'opacity=".55"', [46, 80], [51, 85], [69, 85], [74, 80], [60, 88]),
  sarah: () => dots('#9a5a36', 1.4, '', [44, 68], [49, 70], [71, 70], [76, 68], [40, 71]),
};

const beard = (f: Face): string =>
  path(
    'M36.5 60L36 70L46 89Q60 97 74 89L84 70L83.5 60Q80 70 71 70.5Q66 68 60 70Q54 68 49 70.5Q40 70 36.5 60Z',
    f.hair,
    EDGE,
  ) + line('M44 80Q48 86 54 88', f.strand, 2.6);

const CHEST = 'M6 122C8 100 34 98 46 92L60 104L74 92C86 98 112 100 114 122Z';

const suit = (hue: string): string =>
  path(CHEST, '#e8792e', EDGE) +
  path('M60 104L74 92C86 98 112 100 114 122H66Z', '#b4531b') +
  path('M46 92L60 104L52 115L40 97ZM74 92L60 104L68 115L80 97Z', hue, EDGE) +
  rect([80, 108, 18, 9], '#fff3e2', 'rx="1.5"') +
  line('M83.5 112.5H86M89 112.5H95', INK, 2);

const uniform = (): string =>
  path(CHEST, '#1b2130', EDGE) +
  path('M60 104L74 92C86 98 112 100 114 122H64Z', '#0f131c') +
  path('M10 106L34 97L37 105L9 116ZM110 106L86 97L83 105L111 116Z', '#c3222c', EDGE) +
  path('M46 92L60 104L52 116L40 98ZM74 92L60 104L68 116L80 98Z', '#2b3346', EDGE);

const cap = (): string =>
  path('M26 33Q26 6 60 5Q94 6 94 33L86 40H34Z', '#1f2637', EDGE) +
  path('M62 5Q94 6 94 33L86 40H66Z', '#131824') +
  path('M33 33H87V42H33Z', '#c3222c', EDGE) +
  path('M30 43Q60 33 90 43Q86 53 60 50Q34 53 30 43Z', STEEL[0], EDGE) +
  line('M40 42Q60 37 80 42', '#5b6a86', 2) +
  circle(60, 22, 8.5, '#ffd75e', EDGE) +
  circle(60, 22, 3.6, INK);

/** The head; its shadow is the same head moved to the left, and what is left over on the right. */
const head = (outlined: string, clip: string, [lit, shade]: Face['skin']): string =>
  path(outlined, shade) +
  group(path(outlined, lit, 'transform="translate(-9 -3)"'), `clip-path="url(#${clip})"`) +
  path(outlined, 'none', EDGE);

const shared = (): void =>
  define(
    'room25 heads',
    () =>
      Object.entries(HEADS)
        .map(([kind, d]) => `<clipPath id="r25-head-${kind}"><path d="${d}"/></clipPath>`)
        .join('') +
      linear('r25-from-below', [0, 1, 0, 0], [0, '#ff3b46', 0.55], [0.42, '#ff3b46', 0]) +
      '<filter id="r25-gone"><feColorMatrix type="saturate" values="0"/><feComponentTransfer>' +
      '<feFuncR type="linear" slope=".6"/><feFuncG type="linear" slope=".62"/><feFuncB type="linear" slope=".7"/>' +
      '</feComponentTransfer></filter>',
  );

/** A person in a mood. */
export function drawPerson(who: string, mood: Mood): string {
  const face = FACES[who] ?? ANYBODY;
  const hue = HUES[who] ?? STEEL[5];
  const guard = mood === 'unmasked';
  const [lit, shade] = face.skin;
  const skin =
    mood === 'afraid' ? ([mix(lit, '#d8e6ff', 0.22), mix(shade, '#5d7bb5', 0.3)] as const) : face.skin;
  const bearded = who === 'bruce';
  const quietMouth = bearded && (mood === 'calm' || mood === 'gone');
  const drawn =
    (BEHIND[who]?.(face, hue) ?? '') +
    path('M48 78H72V98L60 106L48 98Z', shade, EDGE) +
    (guard ? uniform() : suit(hue)) +
    path('M38 54Q29 50 31 60Q32 69 39 68ZM82 54Q91 50 89 60Q88 69 81 68Z', shade, EDGE) +
    head(HEADS[face.head], `r25-head-${face.head}`, skin) +
    (bearded ? beard(face) : '') +
    EYES[mood](face.iris) +
    line(BROWS[mood], face.brow ?? face.hair, 4.6) +
    line('M61 57L56.5 68Q60 71.5 64 69', mix(shade, '#200a08', 0.35), 2.6) +
    (quietMouth ? line('M51 78Q60 81 69 77', '#d59a80', 3.2) : MOUTHS[mood]) +
    (OBJECTS[who]?.(face, hue, mood) ?? '') +
    (guard ? cap() : (FRONT[who]?.(face, hue) ?? '')) +
    (EXTRAS[mood] ?? '') +
    (guard
      ? group(
          rect([30, 20, 60, 80], 'url(#r25-from-below)'),
          `clip-path="url(#r25-head-${face.head})"`,
        )
      : '');
  return mood === 'gone' ? group(drawn, 'filter="url(#r25-gone)"') : drawn;
}

/** The portrait of a person as a symbol for `<use href>`. */
export function personSymbol(who: string, mood: Mood): string {
  shared();
  return symbol(`person-${who}-${mood}`, '0 0 120 120', () => drawPerson(who, mood));
}
