/** The items of the box whose first treasure is a shield, on the grid of 120. */
import { cel, rope, rotated, scaled, gem, chain, grip, bar, bolt, MATERIALS, INK, OUTLINE, THIN } from '../../../drawing/parts';
import { path, circle, line } from '../../../drawing/shapes';

export const WEAPONS: Record<string, () => string> = {
  sharpened_spoon: () =>
    rotated(
      38,
      bar(60, 50, 9, 34, MATERIALS.steel) +
      cel(
        'M60 4C80 16 84 44 66 56H54C36 44 40 16 60 4Z',
        MATERIALS.steel,
        'M60 4C80 16 84 44 66 56H62C76 40 72 20 60 4Z',
      ) +
      path('M60 18C70 26 71 40 63 48H57C49 40 50 26 60 18Z', '#66748a') +
      line('M47 34Q48 22 57 13', '#fff', 3) +
      grip(60, 78, 15, 34, MATERIALS.red),
    ),
  bone_shiv: () =>
    rotated(
      38,
      cel(
        'M56 2L72 46L68 86q11-3 12 7q0 8-9 8q0 9-11 8q-11 1-11-8q-9 0-9-8q1-10 12-7L49 46Z',
        MATERIALS.bone,
        'M56 2L72 46L68 86q11-3 12 7q0 8-9 8q0 9-11 8q6-4 2-24L62 40Z',
        'M54 20L53 48',
      ) +
      cel('M46 54H73V74H46Z', MATERIALS.red, 'M60 54H73V74H60Z') +
      line('M46 62L73 58M46 70L73 66', INK, 2) +
      rope('M72 72q10 4 8 14', MATERIALS.red[0], 3),
    ),
  knuckle_chains: () =>
    chain([26, 80, 50], [36, 92, 16], [51, 98, 0], [67, 98, -8], [82, 92, -28]) +
    cel('M10 48H110L102 78Q60 66 18 78Z', MATERIALS.iron, 'M70 48H110L102 78Q88 73 70 71Z') +
    [26, 49, 72, 95].map((x, i) => cel(`M${x-14} 36a14 14 0 1 1 28 0v8a14 14 0 1 1-28 0z`, i>2?MATERIALS.dim_steel:MATERIALS.steel, `M${x+4} 23q10 3 10 13v8q0 11-10 13q8-17 0-34z`, `M${x-10} 34q1-6 5-8`)+path(`M${x-6} 38a6 6 0 1 1 12 0v4a6 6 0 1 1-12 0z`, '#2a1a10', THIN)).join('') +
    line('M24 66Q42 61 58 61', MATERIALS.iron[2], 2.6),
  bunk_leg_club: () =>
    rotated(
      38,
      cel(
        'M42 10L52 4L58 10L68 3L79 11L71 68H50Z',
        MATERIALS.wood,
        'M62 8L68 3L79 11L71 68H60Z',
        'M49 16L53 58',
      ) +
      line('M58 20V34', INK, 2) +
      cel('M43 34H78L76 46H45Z', MATERIALS.iron, 'M62 34H78L76 46H62Z') +
      bolt(52, 40) +
      bolt(69, 40) +
      cel('M46 64H75V74H46Z', MATERIALS.wood, 'M62 64H75V74H62Z') +
      grip(60.5, 74, 16, 38, MATERIALS.paper),
    ),
  pot_lid_vest: () =>
    cel(
      'M30 20L46 10Q60 26 74 10L90 20L102 44L90 52V104H30V52L18 44Z',
      MATERIALS.leather,
      'M74 10L90 20L102 44L90 52V104H66V24Z',
      'M36 54V96',
    ) +
    line('M60 26V104', INK, 2.4) +
    cel(
      'M24 34Q24 20 40 20Q48 28 44 44Q30 46 24 34ZM96 34Q96 20 80 20Q72 28 76 44Q90 46 96 34Z',
      MATERIALS.steel,
      'M96 34Q96 20 80 20Q90 28 84 45Q91 44 96 34Z',
    ) +
    circle(60, 68, 29, MATERIALS.steel[0], OUTLINE) +
    path('M66 40A29 29 0 0 1 66 96Q84 68 66 40Z', MATERIALS.steel[1]) +
    circle(60, 68, 29, 'none', OUTLINE) +
    circle(60, 68, 20, 'none', `stroke="${INK}" stroke-width="1.8" opacity=".55"`) +
    line('M38 58A25 25 0 0 1 50 46', '#fff', 3) +
    circle(60, 68, 8, MATERIALS.dark[0], OUTLINE) +
    circle(57, 65, 2.4, '#c48f55'),
  dented_guard_helm: () =>
    cel('M56 18Q60 0 84 4Q98 8 100 22Q84 14 66 20Z', MATERIALS.red, 'M80 12Q92 8 100 22Q84 14 66 20Z') +
    path('M34 64H86V98H34Z', '#1a0f08', OUTLINE) +
    cel(
      'M20 74Q14 18 60 16Q106 18 100 74L96 102H78L82 70H65V90L60 97L55 90V70H38L42 102H24Z',
      MATERIALS.steel,
      'M68 17Q106 22 100 74L96 102H86L88 70Q92 36 68 17ZM60 70H65V90L60 97Z',
      'M28 58Q28 36 44 27',
    ) +
    cel(
      'M19 58Q60 48 101 58V70Q60 60 19 70Z',
      ['#c3222c', '#86141d', '#ff8d8d'],
      'M74 51.5Q90 54 101 58V70Q88 66 74 64Z',
    ) +
    path('M66 26L88 30L92 46Q80 48 72 40Z', '#5f6e84', OUTLINE) +
    line('M72 32L80 38L77 42M80 38L87 39', INK, 2.2),
  nail_studded_maul: () =>
    scaled(
      0.84,
      rotated(
        34,
        bar(60, 44, 10, 50) +
        grip(60, 86, 15, 26) +
        [14, 30, 44].map((y) => line(`M30 ${y+2}H13`, INK, 6)+line(`M30 ${y+2}H14`, '#dfe6ef', 2.6)).join('') +
        [14, 30, 44].map((y) => line(`M90 ${y+2}H107`, INK, 6)+line(`M90 ${y+2}H106`, '#aab6c6', 2.6)).join('') +
        cel('M28 4H92V56H28Z', MATERIALS.wood, 'M68 4H92V56H68Z') +
        cel('M28 4H40V56H28ZM80 4H92V56H80Z', MATERIALS.iron, 'M86 4H92V56H86ZM36 4H40V56H36Z') +
        gem(60, 29, 14),
      ),
      -6,
      8,
    ),
  gate_bar_axe: () =>
    scaled(
      0.96,
      rotated(
        34,
        bar(60, 8, 10, 74, MATERIALS.iron) +
        grip(60, 78, 16, 34) +
        path('M64 14Q92 8 98 40Q86 66 64 58Z', MATERIALS.steel[0]) +
        path('M64 44Q84 52 97 34L98 40Q86 66 64 58Z', MATERIALS.steel[1]) +
        path('M86 16Q97 26 98 40Q94 54 82 59Q94 38 86 16Z', '#fff') +
        path('M64 14Q92 8 98 40Q86 66 64 58Z', 'none', OUTLINE) +
        cel('M56 18Q32 22 32 44L56 54Z', MATERIALS.iron, 'M32 37L56 43V54L32 44Z') +
        cel('M50 12H70V22H50ZM50 52H70V62H50Z', MATERIALS.leather, 'M62 12H70V22H62ZM62 52H70V62H62Z'),
      ),
      -4,
      2,
    ),
  constructs_fist: () =>
    cel('M36 80H86L92 106H30Z', MATERIALS.gold, 'M66 80H86L92 106H66Z') +
    bolt(42, 95, 3) +
    bolt(80, 95, 3) +
    cel('M22 44H98V72Q94 86 80 86H40Q24 86 22 72Z', MATERIALS.iron, 'M74 44H98V72Q94 86 80 86H66Z') +
    [20, 40, 60, 80].map((x, i) => cel(`M${x} 24q0-8 9-8h2q9 0 9 8v26q0 6-6 6h-8q-6 0-6-6z`, i>2?MATERIALS.dim_steel:MATERIALS.steel, `M${x+13} 17q7 1 7 7v26q0 6-6 6h-2z`, `M${x+5} 22v8`)+line(`M${x+1} 36h18`, INK, 2)).join('') +
    cel(
      'M14 56Q14 48 24 50L64 54Q74 56 72 66Q70 74 60 73L26 72Q14 70 14 56Z',
      MATERIALS.steel,
      'M24 66L70 68Q68 75 60 73L26 72Q18 70 16 64Z',
      'M22 55L42 57',
    ) +
    circle(60, 93, 9, '#7fe3ff', OUTLINE) +
    circle(57, 90, 3, '#fff'),
  warded_cell_door: () =>
    cel('M22 106V46Q24 10 60 8Q96 10 98 46V106Z', MATERIALS.wood, 'M66 8Q96 12 98 46V106H72V40Z') +
    line('M41 14V106M60 10V106M79 14V106', INK, 2) +
    cel('M22 36H98V46H22ZM22 88H98V98H22Z', MATERIALS.iron, 'M70 36H98V46H70ZM70 88H98V98H70Z') +
    [30, 50, 70, 90].map((x) => bolt(x, 41, 2.4)+bolt(x, 93, 2.4)).join('') +
    circle(60, 66, 25, '#2a1344', OUTLINE) +
    circle(60, 66, 19, 'none', 'stroke="#c9a2ff" stroke-width="3.5"') +
    line('M60 50L74 75H46ZM60 82L46 58M60 82L74 58', '#e6d2ff', 2.6) +
    circle(60, 66, 4, '#fff'),
  pit_champions_harness: () =>
    cel('M34 20Q60 40 86 20L92 92H28Z', MATERIALS.dark, 'M70 30Q80 27 86 20L92 92H72Z') +
    rope('M38 30L84 84M82 30L36 84', MATERIALS.leather[0], 9) +
    cel(
      'M22 84Q60 94 98 84V102Q60 112 22 102Z',
      MATERIALS.leather,
      'M70 90Q88 88 98 84V102Q86 106 70 107.5Z',
    ) +
    cel('M47 86H73V110H47Z', MATERIALS.gold, 'M63 86H73V110H63Z') +
    cel(
      'M14 60Q8 48 16 40L40 42Q42 52 34 62Q24 54 14 60ZM106 60Q112 48 104 40L80 42Q78 52 86 62Q96 54 106 60Z',
      MATERIALS.iron,
    ) +
    cel(
      'M8 46Q6 14 32 10Q52 14 50 42Q28 34 8 46ZM112 46Q114 14 88 10Q68 14 70 42Q92 34 112 46Z',
      MATERIALS.steel,
      'M112 46Q114 14 88 10Q106 20 98 39.5ZM36 11Q52 16 50 42L43 40Q48 22 36 11Z',
      'M15 34Q17 22 27 17',
    ) +
    [20, 34, 86, 100].map((x) => bolt(x, x<60?x==20?34:31:x==86?31:34, 2.6, MATERIALS.gold)).join('') +
    circle(60, 58, 20, MATERIALS.gold[0], OUTLINE) +
    path('M64 39A20 20 0 0 1 64 77Q76 58 64 39Z', MATERIALS.gold[1]) +
    circle(60, 58, 20, 'none', OUTLINE) +
    gem(60, 57, 12.5),
};
