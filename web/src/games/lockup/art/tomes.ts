/** The 14 tomes: one book, a colour and an emblem for each. */
import { rope, rotated, ring, eye, book, MATERIALS, INK, OUTLINE, materialOf, spark } from '../../../drawing/parts';
import { path, circle, line } from '../../../drawing/shapes';

const CREAM = '#f6e6c6';

/** The colour of the cover, and what is on it. */
const TOMES: Record<string, readonly [colour: string, emblem: () => string]> = {
  big_book_of_stealth: [
    '#4a5472',
    () =>
      path(
        'M40 42Q52 34 63 41Q74 34 86 42Q88 60 74 62Q66 62 63 55Q60 62 52 62Q38 60 40 42Z',
        '#14161f',
        OUTLINE,
      ) +
      path('M46 48Q53 44 58 51Q51 56 46 48ZM80 48Q73 44 68 51Q75 56 80 48Z', CREAM),
  ],
  cutthroat_crafting: [
    '#8a2433',
    () =>
      rotated(
        40,
        path('M60 42H66V76H60Z', '#b98549', OUTLINE)+path('M50 28H76V42H50Z', '#8695ab', OUTLINE),
        63,
        51,
      ) +
      rotated(
        -40,
        path('M63 22L69 34V56H57V34Z', CREAM, OUTLINE) +
        path('M63 22L69 34V56H63Z', '#c2b08a') +
        path('M51 56H75V61H51Z', '#f0c23a', OUTLINE) +
        path('M60 61H66V78H60Z', '#5c3a1a', OUTLINE),
        63,
        51,
      ),
  ],
  atlas_of_hideouts: [
    '#1f8088',
    () =>
      line('M76 62L88 76', INK, 10) +
      line('M76 62L88 76', '#b98549', 5) +
      circle(61, 47, 19, '#d8f4f4', OUTLINE) +
      circle(61, 47, 19, 'none', 'stroke="#f0c23a" stroke-width="3"') +
      eye(61, 47, 14, '#1f5f66'),
  ],
  manual_of_muscle: [
    '#d9702a',
    () =>
      path(
        'M42 74V56Q40 36 54 26Q64 22 68 30Q68 38 60 40L57 48Q64 42 74 46Q86 52 84 66Q80 76 66 76Z',
        '#f2b98c',
        OUTLINE,
      ) +
      path('M66 45Q86 50 84 66Q80 76 66 76H56Q76 68 66 45Z', '#b9764a') +
      path('M40 66H52V78H40Z', '#c3222c', OUTLINE),
  ],
  airtight_alibis: [
    '#4a93d8',
    () =>
      rope('M52 52Q63 66 74 56', '#8695ab', 3) +
      ring(50, 40, 11, MATERIALS.steel, 4.5) +
      `<g transform="rotate(24 78 58)">${line('M68 58A11 11 0 1 0 84 49',INK,9.5)+line('M68 58A11 11 0 1 0 84 49',MATERIALS.steel[0],4.5)}</g>` +
      line('M66 30L73 37L86 22', INK, 8) +
      line('M66 30L73 37L86 22', '#8cf0a4', 4),
  ],
  the_gentle_art_of_framing: [
    '#7a4f9e',
    () =>
      path('M41 24H85V78H41Z', '#f0c23a', OUTLINE) +
      path('M41 24H85L79 31H47V71L41 78Z', '#fff3b8') +
      path('M47 31H79V71H47Z', '#2d1846', OUTLINE) +
      circle(63, 45, 8, CREAM) +
      path('M49 71Q49 56 63 56T77 71Z', CREAM) +
      path('M55 42H71V48H55Z', '#14161f'),
  ],
  scavengers_almanac: [
    '#4a9a58',
    () =>
      Array.from({length:8}, (_, i) => rotated(i*45, path('M58.5 27H67.5L66 36H60Z', '#d8cdb4', OUTLINE), 63, 51)).join('') +
      circle(63, 51, 17, '#d8cdb4', OUTLINE) +
      path('M66 34A17 17 0 0 1 66 68Q76 51 66 34Z', '#9c8f72') +
      circle(63, 51, 7, '#2c5f38', OUTLINE),
  ],
  alchemists_primer: [
    '#3558b8',
    () =>
      path('M57 24H69V40L82 66Q84 76 74 76H52Q42 76 44 66L57 40Z', '#e6f2ff', OUTLINE) +
      path('M51 55H75L81 67Q83 74 74 74H52Q43 74 45 67Z', '#f0c23a') +
      path('M66 55H75L81 67Q83 74 74 74H66Z', '#b07f16') +
      path('M53 22H73V28H53Z', '#b98549', OUTLINE) +
      circle(58, 62, 3, '#fff') +
      circle(67, 67, 2.4, '#fff') +
      path('M57 24H69V40L82 66Q84 76 74 76H52Q42 76 44 66L57 40Z', 'none', OUTLINE),
  ],
  ironmongers_digest: [
    '#76828f',
    () =>
      path('M38 36H90L83 48H74L77 62H84V72H48V62H55L58 48H52Q41 46 38 36Z', '#39424f', OUTLINE) +
      path('M38 36H90L87 41H41Z', '#c2cddc') +
      path('M74 48L77 62H84V72H66V48Z', '#232a34'),
  ],
  iron_will_regimen: [
    '#cf3f36',
    () =>
      rotated(
        -28,
        path('M42 48H84V54H42Z', '#c2cddc', OUTLINE) +
        path('M43 34H51V68H43ZM75 34H83V68H75Z', '#39424f', OUTLINE) +
        path('M36 40H43V62H36ZM83 40H90V62H83Z', '#59636f', OUTLINE),
        63,
        51,
      ),
  ],
  recruiters_handbook: [
    '#c9a03d',
    () =>
      circle(74, 40, 9, '#b98f5a', OUTLINE) +
      path('M58 76Q58 54 74 54T90 76Z', '#8a6034', OUTLINE) +
      circle(55, 42, 11, CREAM, OUTLINE) +
      path('M36 78Q36 57 55 57T74 78Z', CREAM, OUTLINE) +
      path('M56 57Q74 58 74 78H60Q68 68 56 57Z', '#cbb68a') +
      line('M78 24V36M72 30H84', INK, 8) +
      line('M78 24V36M72 30H84', '#58b36b', 4),
  ],
  contraband_blueprints: [
    '#1d4f96',
    () =>
      line('M42 30H84M42 44H84M42 58H84M42 72H84M46 26V76M60 26V76M74 26V76', '#6fa0e0', 1.2) +
      line('M63 32L48 74M63 32L78 74M53 60Q63 66 73 60', '#fff', 4) +
      circle(63, 29, 5, '#fff', OUTLINE),
  ],
  map_of_the_old_wing: [
    '#8a5a2e',
    () =>
      path('M40 32L55 27L71 32L86 27V70L71 75L55 70L40 75Z', CREAM, OUTLINE) +
      path('M55 27L71 32V75L55 70Z', '#d9c49a') +
      line('M46 66Q50 52 58 56T68 46', '#85592b', 3, 'stroke-dasharray="4 5"') +
      line('M70 36L80 46M80 36L70 46', '#d8232f', 4.4),
  ],
  tales_of_seniority: [
    '#5f7a3a',
    () =>
      circle(63, 42, 15, '#efbd96', OUTLINE) +
      path('M66 27.5A15 15 0 0 1 66 56.5Q74 42 66 27.5Z', '#bf8660') +
      path('M45 46Q48 56 63 52Q78 56 81 46Q84 70 63 80Q42 70 45 46Z', '#f4f1e8', OUTLINE) +
      path('M66 53Q78 55 81 46Q84 70 63 80Q76 64 66 53Z', '#b8b3a6') +
      line('M50 40Q55 36 60 40M66 40Q71 36 76 40', '#fff', 4) +
      circle(56, 44, 2, INK) +
      circle(70, 44, 2, INK) +
      path('M46 32L44 18L54 25L63 15L72 25L82 18L80 32Q63 25 46 32Z', '#f0c23a', OUTLINE),
  ],
};

export const TOME_SLUGS = Object.keys(TOMES);

/** A tome; one that nobody has drawn is violet, with a spark. */
export function tome(slug: string): string {
  const [colour, emblem] = TOMES[slug] ?? ['#5c3987', () => spark(63, 51, 24)];
  return book(materialOf(colour), emblem());
}
