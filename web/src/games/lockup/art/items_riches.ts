/** The items of the box whose first treasure is a gem, on the grid of 120. */
import { cel, rope, rotated, scaled, moved, gem, ring, bolt, spark, coin, hoop, MATERIALS, type Shades, INK, OUTLINE, THIN } from '../../../drawing/parts';
import { path, circle, ellipse, line } from '../../../drawing/shapes';

const key = (angle: number, material: Shades): string =>
  rotated(
    angle,
    cel('M60 46a11 11 0 1 1 0 22a11 11 0 1 1 0-22z', material, 'M62 46a11 11 0 0 1 0 22q8-11 0-22z') +
      circle(60, 56, 4, '#3a2a20', THIN) +
      cel('M56 67h8v18h12v9h-12v4h8v9h-16z', material, 'M60 67h4v18h12v9h-12v4h8v9h-12z'),
    60,
    40,
  );

export const RICHES: Record<string, () => string> = {
  lucky_rat_skull: () =>
    cel('M30 68Q34 90 58 93L88 97Q96 94 90 86L72 80L58 66Z', [MATERIALS.bone[1], '#a48a5c', '#fff']) +
    cel('M84 90Q98 92 100 76Q92 76 90 84Z', MATERIALS.paper) +
    cel(
      'M94 56L108 54Q114 72 102 88Q95 84 97 72Z',
      MATERIALS.paper,
      'M103 55L108 54Q114 72 102 88Q106 72 103 55Z',
    ) +
    cel(
      'M10 48Q10 16 44 14Q68 14 82 32L106 44Q114 52 108 60L96 66L72 68Q52 78 30 72Q10 66 10 48Z',
      MATERIALS.bone,
      'M30 72Q52 78 72 68L96 66L108 60Q112 54 108 48Q92 60 66 60Q36 64 14 58Q18 68 30 72Z',
      'M20 42Q22 26 40 22',
      3.4,
    ) +
    path('M46 44Q48 30 62 32Q76 38 72 50Q62 58 52 54Q46 50 46 44Z', '#2a1a10', OUTLINE) +
    circle(60, 44, 4.5, '#7fe08a') +
    circle(58.5, 42.5, 1.5, '#fff') +
    line('M98 50l6-1', INK, 3.4) +
    line('M62 67V75M69 66V74M76 66V72', INK, 2.2) +
    rope('M16 62Q6 74 16 82', '#b98549', 3) +
    moved(
      24,
      90,
      circle(-8, -6, 8.5, MATERIALS.green[0], OUTLINE) +
      circle(8, -6, 8.5, MATERIALS.green[1], OUTLINE) +
      circle(-7, 8, 8.5, MATERIALS.green[0], OUTLINE) +
      circle(8, 8, 8.5, MATERIALS.green[1], OUTLINE) +
      circle(0, 1, 3.4, MATERIALS.green[2]),
    ),
  copper_wire_ring: () =>
    rope('M84 54Q106 46 100 30Q92 24 90 34', MATERIALS.copper[0], 4) +
    ring(60, 72, 27, MATERIALS.copper, 9) +
    line(
      [[35, 60], [32, 76], [40, 91], [54, 100], [70, 99], [83, 88], [88, 73]].map(([x, y]) => `M${x-3} ${y-3}l6 6`).join(''),
      INK,
      2,
    ) +
    cel(
      'M38 32L50 14H72L84 32L72 52H48Z',
      ['#3fc4b4', '#1d7f76', '#c4fff4'],
      'M62 14H72L84 32L72 52H62L66 32Z',
      'M46 30L53 20',
    ) +
    rope('M36 44Q60 30 86 42M36 30Q60 44 86 26', MATERIALS.copper[0], 3.4),
  loaded_dice: () =>
    path('M12 38L42 22L70 36L40 54Z', '#fffaf0', OUTLINE) +
    path('M12 38L40 54V90L12 74Z', '#f0e2c2', OUTLINE) +
    path('M70 36L40 54V90L70 72Z', '#b89c6a', OUTLINE) +
    ellipse(41, 38, 6, 3.6, '#d8432f') +
    ellipse(20, 54, 3, 4.2, INK) +
    ellipse(32, 74, 3, 4.2, INK) +
    ellipse(47, 66, 3, 4.2, INK) +
    ellipse(63, 57, 3, 4.2, INK) +
    ellipse(55, 62, 3, 4.2, INK) +
    ellipse(48, 78, 3, 4.2, INK) +
    ellipse(63, 68, 3, 4.2, INK) +
    path('M62 74L86 62L108 74L84 88Z', '#ff8a74', OUTLINE) +
    path('M62 74L84 88V110L62 98Z', '#d8432f', OUTLINE) +
    path('M108 74L84 88V110L108 98Z', '#8c2016', OUTLINE) +
    ellipse(85, 75, 5, 3, '#fff') +
    ellipse(73, 91, 3, 4, '#fff'),
  false_bottom_bucket: () =>
    line('M26 36Q60 -14 94 36', INK, 8) +
    line('M26 36Q60 -14 94 36', MATERIALS.iron[2], 3.4) +
    cel('M22 34H98L88 104H32Z', MATERIALS.wood, 'M70 34H98L88 104H68Z', 'M30 46L35 76') +
    line('M42 40L46 78M78 40L74 78M60 42V78', INK, 2) +
    ellipse(60, 34, 38, 11, '#2a1a10', OUTLINE) +
    ellipse(60, 36, 30, 7, '#120b06') +
    line('M23 32Q60 16 97 32', MATERIALS.wood[2], 2) +
    hoop(50, 24.5, 95.5) +
    path('M30 78H90L86 103H34Z', '#1a0f08', OUTLINE) +
    gem(60, 91, 9) +
    coin(44, 99, 7) +
    coin(76, 99, 7) +
    coin(76, 95, 7) +
    cel('M25 72H95L94 80H26Z', MATERIALS.iron, 'M70 72H95L94 80H70Z'),
  loose_brick_stash: () =>
    path('M12 16H108V96H12Z', '#5a4a3e', OUTLINE) +
    [[12, 16, 34], [48, 16, 36], [86, 16, 22], [12, 35, 16], [88, 35, 20], [12, 54, 16], [88, 54, 20], [12, 73, 30], [44, 73, 36], [82, 73, 26]].map(([x, y, w]) => cel(`M${x+1} ${y+1}h${w-2}v17h${-w+2}z`, MATERIALS.brick, `M${x+w*.66} ${y+1}h${w*.34-1}v17h${-w*.34+1}z`)).join('') +
    path('M30 36H86V72H30Z', '#140a05', OUTLINE) +
    coin(48, 68, 9) +
    coin(48, 63, 9) +
    coin(66, 68, 9) +
    gem(62, 54, 9, MATERIALS.violet) +
    spark(42, 50, 7) +
    cel('M54 84L98 76L108 90L66 100Z', MATERIALS.brick) +
    cel('M66 100L108 90V100L66 110Z', [MATERIALS.brick[1], MATERIALS.brick[1], '#fff']) +
    cel('M54 84L66 100V110L54 95Z', [MATERIALS.brick[2], MATERIALS.brick[2], '#fff']),
  crown_of_bent_forks: () => {
    const fork = (x: number, y: number, angle: number, by = 1, material: Shades = MATERIALS.steel) =>
      moved(
        x,
        y,
        rotated(
          angle,
          cel(
            'M-13 -58V-38Q-13 -28 -5 -26V4H5V-26Q13 -28 13 -38V-58H8V-38H3V-58H-3V-38H-8V-58Z',
            material,
            'M0 -38V4H5V-26Q13 -28 13 -38V-58H8V-38H3V-58Z',
          ),
          0,
          0,
        ),
        by,
      );
    return scaled(
      0.88,
      fork(28, 78, -26, 0.9) +
        fork(92, 78, 26, 0.9, MATERIALS.dim_steel) +
        fork(45, 80, -9) +
        fork(76, 80, 9) +
        cel(
          'M16 72Q60 90 104 72L100 94Q60 110 20 94Z',
          MATERIALS.steel,
          'M68 82Q90 79 104 72L100 94Q84 101 68 102.5Z',
          'M24 82Q36 87 46 88',
        ) +
        gem(60, 92, 10) +
        bolt(36, 91, 3, MATERIALS.gold) +
        bolt(84, 91, 3, MATERIALS.gold),
    );
  },
  forged_signet: () =>
    cel(
      'M66 78Q92 70 106 84Q112 100 94 106Q70 112 62 100Q56 84 66 78Z',
      MATERIALS.red,
      'M88 74Q106 80 107 88Q110 100 94 106Q84 109 76 108Q100 98 88 74Z',
    ) +
    circle(86, 92, 10, MATERIALS.red[1]) +
    path('M86 84l2.5 5 5.5.6-4 4 1 5.4-5-2.6-5 2.6 1-5.4-4-4 5.5-.6z', '#ff9a88') +
    ring(50, 74, 25, MATERIALS.gold, 10) +
    cel(
      'M24 22H76L84 38L72 56H28L16 38Z',
      MATERIALS.gold,
      'M62 22H76L84 38L72 56H60L70 38Z',
      'M27 34L31 28H44',
    ) +
    path('M50 26l3.7 7.6 8.3 1-6 5.9 1.4 8.3-7.4-4-7.4 4 1.4-8.3-6-5.9 8.3-1z', '#7a5408'),
  ruby_eyepatch: () =>
    rope('M10 34Q60 8 110 34M12 38Q26 64 38 70M108 38Q96 64 82 70', MATERIALS.leather[2], 4) +
    cel(
      'M24 40Q60 24 96 40Q98 82 60 100Q22 82 24 40Z',
      MATERIALS.dark,
      'M64 32.5Q80 33 96 40Q98 82 60 100Q88 66 64 32.5Z',
      'M31 48Q32 62 38 71',
    ) +
    gem(60, 60, 23),
  gilded_mess_cup: () =>
    line('M80 42Q108 40 104 64Q100 84 78 82', INK, 15) +
    line('M80 42Q108 40 104 64Q100 84 78 82', MATERIALS.gold[1], 9) +
    line('M82 40Q102 38 102 52', MATERIALS.gold[2], 2.4) +
    cel('M22 24H86L80 104H28Z', MATERIALS.gold, 'M64 24H86L80 104H62Z', 'M31 42L35 88', 3.4) +
    ellipse(54, 24, 32, 9, '#5a3c0a', OUTLINE) +
    ellipse(54, 26, 24, 5.5, '#2a1a04') +
    path('M38 100L44 82L54 90L60 78L70 88L69 104H36Z', MATERIALS.steel[1], OUTLINE) +
    path('M58 46L70 46V56Q70 66 58 71Q46 66 46 56V46Z', '#4a6f9e', OUTLINE) +
    path('M58 46H70V56Q70 66 58 71Z', '#2f4c74'),
  skeleton_key_ring: () =>
    ring(60, 34, 21, MATERIALS.steel, 6) +
    key(-34, MATERIALS.copper) +
    key(36, MATERIALS.iron) +
    key(1, MATERIALS.gold),
  smugglers_strongbox: () =>
    cel(
      'M16 54Q14 20 40 18H80Q106 20 104 54Z',
      MATERIALS.wood,
      'M80 18Q106 20 104 54H84Q90 30 80 18Z',
      'M24 44Q24 30 36 26',
    ) +
    cel('M16 54H104V102H16Z', MATERIALS.wood, 'M76 54H104V102H76Z') +
    line('M38 78H82M16 78H26M94 78H104', INK, 2) +
    cel(
      'M26 20Q32 18 38 18V102H26ZM82 18Q88 18 94 21V102H82Z',
      MATERIALS.iron,
      'M34 18H38V102H34ZM89 18L94 21V102H89Z',
    ) +
    cel('M14 50H106V60H14Z', MATERIALS.iron, 'M76 50H106V60H76Z') +
    [32, 88].map((x) => bolt(x, 34, 2.6)+bolt(x, 70, 2.6)+bolt(x, 94, 2.6)).join('') +
    cel('M46 48H74V76Q60 86 46 76Z', MATERIALS.gold, 'M62 48H74V76Q68 80 62 81Z') +
    circle(60, 60, 4.5, INK) +
    path('M57.5 61H62.5L64.5 73H55.5Z', INK),
  stolen_tiara: () =>
    scaled(
      0.92,
      rope('M94 74Q104 84 98 90', '#b98549', 2.4) +
      cel(
        'M12 84L8 44L30 62L40 30L51 52L60 10L69 52L80 30L90 62L112 44L108 84Q60 64 12 84Z',
        MATERIALS.gold,
        'M60 10L69 52L80 30L90 62L112 44L108 84Q88 76 68 74.5Z',
        'M14 58L17 76',
      ) +
      circle(8, 42, 5, MATERIALS.bone[0], OUTLINE) +
      circle(40, 28, 5, MATERIALS.bone[0], OUTLINE) +
      circle(80, 28, 5, MATERIALS.bone[0], OUTLINE) +
      circle(112, 42, 5, MATERIALS.bone[0], OUTLINE) +
      gem(60, 56, 14, MATERIALS.violet) +
      gem(33, 66, 8) +
      gem(87, 66, 8) +
      path('M12 84Q60 64 108 84L106 96Q60 76 14 96Z', MATERIALS.gold[1], OUTLINE) +
      rotated(
        14,
        path('M82 88H108V106H82L75 97Z', '#fff6e4', OUTLINE) +
        circle(83, 97, 2.4, INK) +
        line('M91 94H102M91 100H98', '#a4825a', 2.4),
        92,
        96,
      ),
    ),
};
