/** The items of the box whose first treasure is a spell, on the grid of 120. */
import { cel, rope, rotated, scaled, gem, spark, cork, eye, horns, book, coin, drop, MATERIALS, type Shades, INK, OUTLINE, THIN } from '../../../drawing/parts';
import { path, circle, ellipse, line } from '../../../drawing/shapes';

export const CHARMS: Record<string, () => string> = {
  chalk_sigil: () =>
    cel(
      'M14 32L42 12L84 14L106 40L102 84L72 102L32 98L12 72Z',
      MATERIALS.slate,
      'M84 14L106 40L102 84L72 102L58 100L88 76L90 40Z',
      'M20 40L42 20',
    ) +
    circle(58, 56, 30, 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="60 3 40 2"') +
    line('M58 28L80 74L34 44H84L36 74Z', '#f6f4ff', 3.4) +
    circle(58, 56, 4.5, '#dcc2ff') +
    rotated(
      -36,
      cel('M72 92H104V104H72Z', MATERIALS.paper, 'M72 99H104V104H72Z') +
      cel('M72 92H80V104H72Z', MATERIALS.violet),
      88,
      96,
    ),
  vial_of_hush: () =>
    path('M48 22H72V48Q96 58 94 80Q92 106 60 106Q28 106 26 80Q24 58 48 48Z', '#dfeefb', OUTLINE) +
    path('M29 70Q44 62 60 70T92 68Q96 82 90 92Q80 103 60 103Q40 103 31 92Q25 82 29 70Z', '#6b86c9') +
    path('M70 70Q82 64 92 68Q96 82 90 92Q82 101 68 103Q84 90 70 70Z', '#42598f') +
    path('M48 22H72V48Q96 58 94 80Q92 106 60 106Q28 106 26 80Q24 58 48 48Z', 'none', OUTLINE) +
    line('M34 76Q34 62 46 57', '#fff', 4) +
    cel('M44 26H76V34H44Z', MATERIALS.gold, 'M62 26H76V34H62Z') +
    cork(60, 10, 24) +
    path('M36 84Q60 72 84 84Q60 100 36 84Z', '#fff6e4', OUTLINE) +
    line('M38 84Q60 86 82 84', INK, 2.4) +
    line('M46 79L50 90M50 79L46 90M58 79L62 90M62 79L58 90M70 79L74 90M74 79L70 90', '#9c1830', 2.2),
  scratched_scroll: () =>
    cel('M28 22H92V98H28Z', MATERIALS.paper, 'M78 22H92V98H78Z') +
    line('M38 38H60M38 48H52M38 76H56M38 86H72', '#a4825a', 3) +
    line('M46 66L80 30M56 74L88 42M66 82L88 60', INK, 6.5) +
    line('M46 66L80 30M56 74L88 42M66 82L88 60', '#9a68dc', 3) +
    cel(
      'M18 12H102Q108 20 102 28H18Q12 20 18 12Z',
      MATERIALS.paper,
      'M70 12H102Q108 20 102 28H70ZM18 23H102V28H18Z',
    ) +
    cel(
      'M18 92H102Q108 100 102 108H18Q12 100 18 92Z',
      MATERIALS.paper,
      'M70 92H102Q108 100 102 108H70ZM18 103H102V108H18Z',
    ) +
    circle(18, 20, 4, MATERIALS.paper[1], THIN) +
    circle(18, 100, 4, MATERIALS.paper[1], THIN),
  whispering_candle: () =>
    circle(56, 29, 26, '#ffb347', 'opacity=".35"') +
    path('M56 4q18 20 9 34q-9 8-18 0q-9-14 9-34z', '#ff8a1f', OUTLINE) +
    path('M56 20q7 8 4 15q-4 4-8 0q-3-6 4-15z', '#fff3b8') +
    line('M56 40V48', INK, 3) +
    cel('M34 50Q44 42 56 48Q68 42 78 50V94H34Z', MATERIALS.paper, 'M60 47Q70 44 78 50V94H60Z', 'M40 58V84') +
    path('M34 50V72q5 8 9 0V58q6-4 8 2v6q4 6 8 0V50Z', '#fff', `stroke="${INK}" stroke-width="1.6"`) +
    circle(48, 74, 3, INK) +
    circle(65, 74, 3, INK) +
    ellipse(57, 85, 5, 4, INK) +
    cel('M20 92H92L84 106H28Z', MATERIALS.gold, 'M64 92H92L84 106H64Z') +
    line('M92 96Q108 92 104 82Q100 78 96 84', INK, 6) +
    line('M92 96Q108 92 104 82Q100 78 96 84', MATERIALS.gold[0], 2.6) +
    line('M86 70q8-4 8-14M94 76q14-6 14-24', '#9a68dc', 4),
  rat_tail_wand: () =>
    rotated(
      38,
      cel('M53 30H67L64 110Q60 114 56 110Z', MATERIALS.wood, 'M61 30H67L64 110Q62 112 60 112Z') +
      rope('M49 52L71 44M49 70L71 62M50 88L70 80', '#eba49d', 5) +
      rope('M50 100Q78 104 84 92Q88 80 78 78', '#eba49d', 5) +
      cel('M48 36L42 20L60 30L78 20L72 36Q60 44 48 36Z', MATERIALS.iron),
    ) +
    spark(82, 30, 24, '#c9a2ff') +
    circle(82, 30, 6, '#fff') +
    spark(104, 54, 8, '#dcc2ff') +
    spark(54, 14, 8, '#dcc2ff'),
  hexed_playing_cards: () => {
    const card = (angle: number, face: string, material: Shades = MATERIALS.paper) =>
      rotated(
        angle,
        cel(
          'M38 22q0-6 6-6h34q6 0 6 6v54q0 6-6 6h-34q-6 0-6-6z',
          material,
          'M74 16h4q6 0 6 6v54q0 6-6 6h-4z',
        ) + face,
        60,
        104,
      );
    const spade = 'M61 32q14 12 14 20q0 8-8 8q-3 0-4-2l2 9h-8l2-9q-1 2-4 2q-8 0-8-8q0-8 14-20z';
    return scaled(
      0.9,
      card(-30, gem(60, 48, 12), [MATERIALS.paper[1], '#b59c6c', '#fff']) +
        card(-4, path(spade, INK)) +
        card(
          24,
          path('M40 20H82V80H40Z', '#5c3494') +
            path('M44 24H78V76H44Z', 'none', 'stroke="#c9a2ff" stroke-width="2.4"') +
            eye(61, 50, 15, '#9a68dc', '#fff3b8') +
            path('M61 28l2.5 5-2.5 5-2.5-5zM61 62l2.5 5-2.5 5-2.5-5z', '#ffd75e'),
        ),
      1,
      3,
    );
  },
  bottled_imp: () =>
    path('M38 30H82V40Q98 46 98 60V94Q98 106 86 106H34Q22 106 22 94V60Q22 46 38 40Z', '#cfe8d8', OUTLINE) +
    path('M74 36H82V40Q98 46 98 60V94Q98 106 86 106H74Q90 80 74 36Z', '#93bfa8') +
    horns(60, 64, MATERIALS.bone, 0.8) +
    path('M36 72L26 62L32 80ZM84 72L94 62L88 80Z', '#a02a22', OUTLINE) +
    cel(
      'M36 74Q38 54 60 54Q82 54 84 74Q84 98 60 100Q36 98 36 74Z',
      ['#e2503a', '#992318', '#fff'],
      'M66 55Q82 57 84 74Q84 98 60 100Q78 80 66 55Z',
    ) +
    path('M42 70L57 77Q48 83 42 70ZM78 70L63 77Q72 83 78 70Z', '#ffe35a', THIN) +
    path('M48 86Q60 91 72 86Q70 95 60 95Q50 95 48 86Z', '#3a0808') +
    path('M51 87l2.5 5 3-4.5zM69 87l-2.5 5-3-4.5z', '#fff') +
    path('M38 30H82V40Q98 46 98 60V94Q98 106 86 106H34Q22 106 22 94V60Q22 46 38 40Z', 'none', OUTLINE) +
    line('M29 66V88M29 62Q30 54 38 49', '#fff', 4) +
    cel('M34 26H86V36H34Z', MATERIALS.steel, 'M64 26H86V36H64Z') +
    cel('M42 10H78V26H42Z', MATERIALS.wood, 'M62 10H78V26H62Z'),
  puddle_scrying_orb: () =>
    cel('M38 78H82L98 106H22Z', MATERIALS.iron, 'M66 78H82L98 106H66Z', 'M40 86L32 100') +
    cel('M30 70Q28 84 44 88H76Q92 84 90 70Z', MATERIALS.gold, 'M70 88H76Q92 84 90 70H76Z') +
    circle(60, 46, 38, '#3f9fd8', OUTLINE) +
    path('M30 62Q44 52 60 62T95 58A38 38 0 0 1 60 84A38 38 0 0 1 30 62Z', '#235f9e') +
    path('M74 11A38 38 0 0 1 60 84Q104 58 74 11Z', '#1b4a80', 'opacity=".75"') +
    circle(60, 46, 38, 'none', OUTLINE) +
    eye(58, 48, 20, '#2c7541', '#eafcff') +
    line('M29 40Q32 22 48 14', '#fff', 4.4) +
    drop(102, 92, 6, '#7cc6f2') +
    drop(16, 90, 5, '#7cc6f2'),
  transmuters_kettle: () =>
    line('M40 44Q44 8 68 10Q90 12 88 46', INK, 10) +
    line('M40 44Q44 8 68 10Q90 12 88 46', MATERIALS.wood[0], 5) +
    cel('M36 60L12 46L8 56Q22 66 30 88Z', MATERIALS.iron, 'M12 56L8 56Q22 66 30 88L34 72Q24 62 12 56Z') +
    cel(
      'M30 72Q30 42 64 42Q100 42 100 74Q100 102 80 104H50Q30 102 30 72Z',
      MATERIALS.iron,
      'M74 43Q100 46 100 74Q100 102 80 104H64Q92 84 74 43Z',
      'M38 70Q38 56 50 51',
      3.6,
    ) +
    cel('M44 46Q64 34 86 46Q64 56 44 46Z', MATERIALS.steel, 'M66 40Q78 41 86 46Q78 51 66 51Z') +
    circle(65, 37, 5.5, MATERIALS.gold[0], OUTLINE) +
    spark(66, 76, 17, '#c9a2ff') +
    circle(66, 76, 4, '#fff') +
    drop(10, 72, 6, MATERIALS.gold[0]) +
    drop(16, 92, 7, MATERIALS.gold[0]) +
    coin(18, 106, 10),
  grimoire_of_cell_nine: () =>
    book(
      MATERIALS.violet,
      path('M44 24H84V78H44Z', '#2d1846', OUTLINE) +
      line(
        'M50 32V50M57 32V50M64 32V50M71 32V50M47 46L75 35M50 56V72M57 56V72M64 56V72M71 56V72',
        '#fff3b8',
        3.2,
      ) +
      rope('M17 64L99 32', MATERIALS.steel[1], 4) +
      cel('M80 52H102V74H80Z', MATERIALS.gold, 'M92 52H102V74H92Z') +
      line('M84 52V46Q91 36 98 46V52', INK, 7) +
      line('M84 52V46Q91 36 98 46V52', MATERIALS.gold[0], 3) +
      circle(91, 62, 3, INK),
    ),
  demonbone_staff: () =>
    scaled(
      0.82,
      rotated(
        24,
        cel(
          'M52 48H68L67 102q9-1 9 6q-1 7-8 6q-8 4-16 0q-8 1-8-6q0-7 9-6Z',
          MATERIALS.bone,
          'M62 48H68L67 102q9-1 9 6q-1 7-8 6L62 115.5Z',
        ) +
        cel('M48 64H72V73H48ZM48 86H72V95H48Z', MATERIALS.red, 'M62 64H72V73H62ZM62 86H72V95H62Z') +
        cel(
          'M44 20C24 22 8 6 16 -10C24 4 36 2 50 8ZM76 20C96 22 112 6 104 -10C96 4 84 2 70 8Z',
          MATERIALS.dark,
          'M76 20C96 22 112 6 104 -10C102 8 90 12 72 13Z',
        ) +
        cel(
          'M36 22Q38 0 60 0Q82 0 84 22Q82 36 74 40L72 54Q60 60 48 54L46 40Q38 36 36 22Z',
          MATERIALS.bone,
          'M66 1Q82 3 84 22Q82 36 74 40L72 54Q66 57 61 57Q76 30 66 1Z',
          'M42 20Q44 9 52 6',
        ) +
        path('M42 22L57 30Q50 38 42 22ZM78 22L63 30Q70 38 78 22Z', '#2d0f4a', OUTLINE) +
        circle(51, 28, 3, '#e07bff') +
        circle(69, 28, 3, '#e07bff') +
        path('M60 34L64 41H56Z', INK) +
        line('M54 47V55M60 48V57M66 47V55', INK, 2.2),
        60,
        60,
      ),
      -4,
      6,
    ),
};
