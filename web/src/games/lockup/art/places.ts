/**
 * The eight locations: 264 by 226. The name stands over 0–30 and the rewards over 190–226, so the scene
 * is 30–190 with its floor at 152; its hero is on the left, a goon's card comes on the right.
 */
import { EARTH, TORCH } from '../../../drawing/palette';
import { bottle, INK, OUTLINE } from '../../../drawing/parts';
import { circle, ellipse, line, linear, path, radial, rect } from '../../../drawing/shapes';

export const PLACE_BOX = '0 0 264 226';

/** Torch light, light on a wall. */
export const placeLight = (): string =>
  radial('lockup-torch', '', [0, TORCH[0], 0.85], [0.35, TORCH[1], 0.45], [1, TORCH[2], 0]) +
  linear('lockup-wall', [0, 0, 1, 1], [0, '#ffb347', 0.42], [0.6, '#7a3a10', 0.12], [1, '#000', 0.42]);

const BLOCKS = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 7 }, (_, column) => `M${(column - 1) * 50 + (row % 2) * 25} ${28 + row * 18}h50v18`).join(''),
).join('');

const torch = (x: number, y: number): string =>
  circle(x, y, 70, 'url(#lockup-torch)') +
  path(`M${x - 4} ${y + 6}h8l-2 26h-4z`, '#5a3a1e', OUTLINE) +
  path(`M${x - 7} ${y + 4}h14v5h-14z`, '#8b97a8', OUTLINE) +
  path(`M${x} ${y - 20}q12 12 6 22q-6 6-12 0q-6-10 6-22z`, '#ff8a1f') +
  path(`M${x} ${y - 9}q6 6 3 11q-3 3-6 0q-3-5 3-11z`, '#ffe9a0');

/** A lit wall and a floor, with a torch unless something else gives light. */
const wall = (torchAt: number | null = 24): string =>
  rect([0, 0, 264, 226], EARTH[2]) +
  path(BLOCKS, 'none', `stroke="${EARTH[0]}" stroke-width="1.6" opacity=".55"`) +
  rect([0, 0, 264, 226], 'url(#lockup-wall)') +
  path('M0 152H264V226H0Z', EARTH[1]) +
  path('M0 152H264V156H0Z', EARTH[4], 'opacity=".6"') +
  line('M60 156L20 192M132 156V192M204 156L244 192', EARTH[0], 1.5, 'opacity=".6"') +
  (torchAt === null ? '' : torch(torchAt, 66));

const SPINES = ['#b3342d', '#3a6fb0', '#c99a3d', '#4d8a4d', '#7a4f9e', '#d9b98a'];

/** A row of books on a board, `seed` makes rows differ. */
function books(x: number, y: number, count: number, seed: number): string {
  let [drawn, left] = ['', x];
  for (let i = 0; i < count; i++) {
    const [width, height] = [7 + ((i * 7 + seed) % 5), 20 + ((i * 5 + seed * 3) % 9)];
    const colour = SPINES[(i + seed) % SPINES.length] ?? EARTH[5];
    drawn += rect([left, y - height, width, height], colour, `stroke="${INK}" stroke-width="1.5"`);
    left += width;
  }
  return drawn;
}

/** The weights of the barbell: where, and how large. */
const WEIGHTS = [
  [44, 30],
  [58, 22],
  [168, 22],
  [182, 30],
] as const;

/** A barred door; somebody looks out of the second one. */
function cell(i: number): string {
  const x = 46 + i * 72;
  const bars = [10, 24, 38, 50].map((at) => `M${x + at} ${at === 10 || at === 50 ? 68 : 60}V152`).join('');
  const somebody =
    path(`M${x + 14} 152Q${x + 14} 116 ${x + 30} 112Q${x + 46} 116 ${x + 46} 152Z`, '#3a2c20') +
    circle(x + 30, 102, 10, '#3a2c20') +
    circle(x + 26, 101, 2, '#ffdf6b') +
    circle(x + 34, 101, 2, '#ffdf6b');
  return (
    path(`M${x} 152V78Q${x + 30} 46 ${x + 60} 78V152Z`, '#0d0805', OUTLINE) +
    (i === 1 ? somebody : '') +
    line(bars, INK, 8) +
    line(bars, '#8f99a8', 4) +
    line(`M${x} 108H${x + 60}`, '#8f99a8', 4) +
    path(`M${x + 42} 100h14v16h-14z`, '#c99a3d', OUTLINE) +
    circle(x + 49, 107, 2.5, INK)
  );
}

export const PLACES: Record<string, () => string> = {
  yard: () =>
    wall(244) +
    path('M0 28H224V96H0Z', '#16233f') +
    path('M0 60H224V96H0Z', '#22345a') +
    circle(60, 56, 17, '#f6ecc8') +
    circle(53, 52, 15, '#16233f', 'opacity=".16"') +
    `<g fill="#fff"><circle cx="110" cy="42" r="1.4"/><circle cx="150" cy="58" r="1.2"/><circle cx="186" cy="40" r="1.5"/><circle cx="26" cy="80" r="1.2"/></g>` +
    path(
      'M0 96V82H20V90H40V82H60V90H80V82H100V90H120V82H140V90H160V82H180V90H200V82H224V152H0Z',
      EARTH[3],
      OUTLINE,
    ) +
    path(
      'M0 112H224M0 132H224M40 96V112M90 96V112M140 96V112M190 96V112M20 112V132M66 112V132M116 112V132M166 112V132',
      'none',
      `stroke="${EARTH[1]}" stroke-width="1.6"`,
    ) +
    ellipse(112, 166, 84, 7, '#000', 'opacity=".4"') +
    line('M30 138H196', INK, 9) +
    line('M30 138H196', '#aab4c2', 5) +
    WEIGHTS.map(
      ([x, r]) =>
        rect([x - 6, 138 - r, 12, r * 2], '#3b4350', `rx="4" ${OUTLINE}`) +
        rect([x - 4, 140 - r, 3, r * 2 - 6], '#8b97a8', 'rx="1.5"'),
    ).join(''),
  sewers: () =>
    wall() +
    circle(96, 104, 47, '#6b6f63', OUTLINE) +
    circle(96, 104, 38, '#0c0f0a', OUTLINE) +
    line('M68 78V130M86 68V122M106 68V122M124 78V130M58 104H134', INK, 8) +
    line('M68 78V130M86 68V122M106 68V122M124 78V130M58 104H134', '#8f948a', 4) +
    path('M60 126Q96 116 132 126L168 192H24Z', '#4f8f3a', OUTLINE) +
    path('M74 128Q96 122 118 128L140 192H52Z', '#7cc45a') +
    line('M62 152Q96 144 130 152M54 172Q96 162 138 172', '#c9f2a6', 2.4) +
    circle(96, 140, 5, '#d9f5bd') +
    circle(110, 160, 4, '#d9f5bd'),
  infirmary: () =>
    wall() +
    path('M54 72H158V78H54Z', '#8a6034', OUTLINE) +
    bottle(72, 72, '#3a83d6') +
    bottle(96, 72, '#7cc0ff') +
    bottle(120, 72, '#3a83d6') +
    bottle(143, 72, '#c06bd6') +
    ellipse(100, 160, 70, 7, '#000', 'opacity=".4"') +
    path('M34 104H44V158H34ZM158 118H168V158H158Z', '#8a6034', OUTLINE) +
    path('M40 124H164V146H40Z', '#e9dcc4', OUTLINE) +
    path('M84 118H164V148H84Z', '#b3342d', OUTLINE) +
    path('M84 118H164V126H84Z', '#d8573f') +
    path('M44 112H82V130H44Z', '#fff6e4', OUTLINE) +
    path('M118 126h12v6h6v8h-6v6h-12v-6h-6v-8h6z', '#fff'),
  smithy: () =>
    wall(null) +
    circle(62, 104, 92, 'url(#lockup-torch)') +
    path('M18 152V84Q62 40 106 84V152Z', '#5d4a3a', OUTLINE) +
    path('M32 152V94Q62 64 92 94V152Z', '#1a0a04', OUTLINE) +
    path('M62 84q24 24 14 50q6-2 6-10q8 16-2 28H44q-10-14 0-30q2 8 8 8q-6-26 10-46z', '#ff7a1a') +
    path('M62 110q12 14 6 30q-2 8-6 12h-6q-8-8-2-22q2 4 4 4q-2-12 4-24z', '#ffe28a') +
    ellipse(132, 164, 40, 6, '#000', 'opacity=".45"') +
    path(
      'M96 118H168L160 130H146L150 148H160V158H108V148H118L122 130H112Q100 128 96 118Z',
      '#59636f',
      OUTLINE,
    ) +
    path('M96 118H168L165 123H99Z', '#b5c0cd') +
    `<g transform="rotate(24 150 96)">${path('M147 84h6v34h-6z','#8a6034',OUTLINE)}${path('M136 76h28v14h-28z','#8b97a8',OUTLINE)}</g>`,
  commissary: () =>
    wall() +
    path(
      'M52 66Q104 44 160 66V80Q150 88 142 80Q132 88 124 80Q114 88 106 80Q96 88 88 80Q78 88 70 80Q60 88 52 80Z',
      '#b3342d',
      OUTLINE,
    ) +
    path(
      'M70 62L88 56V82Q78 88 70 80ZM106 52H124V80Q114 88 106 80ZM142 58L160 66V80Q150 88 142 80Z',
      '#f0dcb8',
    ) +
    path('M40 128H172V158H40Z', '#8a6034', OUTLINE) +
    path('M36 120H176V130H36Z', '#b98549', OUTLINE) +
    line('M62 132V156M106 132V156M150 132V156', '#5f3f1f', 2) +
    path('M50 120Q44 96 60 92Q80 96 74 120Z', '#c9a26a', OUTLINE) +
    line('M54 96q6 4 12 0', '#7a5528', 2.4) +
    line('M120 120V90M102 94H138', '#e0a921', 3.6) +
    path('M94 104H112L108 111H98ZM130 104H148L144 111H134Z', '#e0a921', OUTLINE) +
    line('M102 94V104M139 94V104', '#e0a921', 2) +
    ellipse(164, 118, 8, 3.5, '#ffe27a', OUTLINE) +
    ellipse(164, 113, 8, 3.5, '#ffe27a', OUTLINE),
  chow_hall: () =>
    wall() +
    ellipse(100, 168, 86, 7, '#000', 'opacity=".4"') +
    line('M58 60V82M142 60V82M46 62H154', INK, 7) +
    line('M58 60V82M142 60V82M46 62H154', '#8b97a8', 3) +
    circle(100, 118, 56, 'url(#lockup-torch)', 'opacity=".5"') +
    path('M62 86H138Q146 124 124 138H76Q54 124 62 86Z', '#3b4350', OUTLINE) +
    path('M62 86Q54 124 76 138H84Q66 118 70 88Z', '#6b7787') +
    ellipse(100, 86, 40, 9, '#c9772c', OUTLINE) +
    circle(88, 85, 4, '#f0c26a') +
    circle(108, 88, 3.5, '#8fbf52') +
    line('M118 84L140 50', INK, 7) +
    line('M118 84L140 50', '#b98549', 3.6) +
    line('M84 72q-6-8 0-14t0-13M104 70q-6-8 0-14t0-13', '#fff', 3, 'opacity=".55"') +
    path('M22 146H178V158H22Z', '#b98549', OUTLINE) +
    path('M34 158H44V178H34ZM156 158H166V178H156Z', '#8a6034', OUTLINE) +
    path('M150 140H172V146H150Z', '#e9dcc4', OUTLINE) +
    path('M30 138q8 10 22 0z', '#e9dcc4', OUTLINE),
  cell_block: () =>
    wall(20) +
    [0, 1, 2].map(cell).join(''),
  library: () =>
    wall(null) +
    path('M16 44H250V152H16Z', '#5a3a1e', OUTLINE) +
    [80, 114, 148].map((y, i) => books(24, y, 9+i%2, i*2+1)+books(150-i*8, y, 9, i+3)+path(`M20 ${y}H246V${y+5}H20Z`, '#8a6034', OUTLINE)).join('') +
    circle(126, 92, 54, 'url(#lockup-torch)') +
    path('M112 120H140V126L132 132V176H120V132L112 126Z', '#8a6034', OUTLINE) +
    path('M94 104Q112 98 126 108Q140 98 158 104V122Q140 116 126 126Q112 116 94 122Z', '#fff6e4', OUTLINE) +
    line('M126 108V124M102 109q10-2 18 4M150 109q-10-2-18 4', '#8a6a3c', 1.8) +
    path('M178 128h14v24h-14z', '#f6ecc8', OUTLINE) +
    path('M185 106q8 8 4 15q-4 4-8 0q-4-7 4-15z', '#ffb347'),
};
