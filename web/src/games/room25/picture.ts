/** Room 25's part of the picture for friends: the complex, as it lay at the end. */
import type { Look, Picture } from '../game';
import { COLOUR_MARKS, ICONS, letterOf, SHAPES } from './drawings';
import { CELLS, colourOf, exitOf, peopleAt, type Room25View } from './view';

const HUES: Record<string, string> = {
  blue: '#4aa8ff',
  green: '#37c978',
  yellow: '#f4c430',
  red: '#ff5a5f',
};
const LOOK: Look = {
  back: '#0b0d12',
  plate: '#1a2030',
  text: '#eef1f7',
  quiet: '#a3aec4',
  won: '#ff8fd0',
};

/** The complex as it lay at the end, all faces up. */
function board(pen: CanvasRenderingContext2D, view: Room25View): void {
  const [size, gap, x0, y0] = [94, 8, 50, 62];
  const exit = exitOf(view);
  pen.save();
  if (exit) {
    // Room 25 lies beyond the edge that it left by: the complex makes room for it.
    pen.translate(305, 317);
    pen.scale(0.83, 0.83);
    pen.translate(-305, -317);
  }
  view.cells.forEach((tile, place) => {
    const out = exit?.cell === CELLS[place] ? exit : { right: 0, down: 0 };
    const x = x0 + ((place % 5) + out.right * 5) * (size + gap);
    const y = y0 + (Math.floor(place / 5) + out.down * 5) * (size + gap);
    const room = tile.room ?? view.knows[CELLS[place] ?? ''] ?? null;
    const colour = room ? colourOf(room) : null;
    pen.globalAlpha = tile.up || !room ? 1 : 0.45;
    pen.fillStyle = colour ? (HUES[colour] ?? LOOK.plate) : LOOK.plate;
    pen.beginPath();
    pen.roundRect(x, y, size, size, 12);
    pen.fill();
    pen.globalAlpha = 1;
    if (colour) {
      pen.save();
      pen.translate(x + 10, y + 10);
      pen.scale(1.6, 1.6);
      pen.fillStyle = LOOK.back;
      pen.fill(new Path2D(COLOUR_MARKS[colour] ?? ''));
      pen.restore();
    }
    const here = peopleAt(view, CELLS[place] ?? '').filter((who) => view.characters[who]?.alive);
    if (here.length > 0) people(pen, here, x, y);
    else if (room) sign(pen, ICONS[room] ?? '', x, y);
  });
  pen.restore();
}

function sign(pen: CanvasRenderingContext2D, strokes: string, x: number, y: number): void {
  pen.save();
  pen.translate(x + 23, y + 30);
  pen.scale(2, 2);
  pen.strokeStyle = LOOK.back;
  pen.lineWidth = 1.6;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.globalAlpha = 0.75;
  pen.stroke(new Path2D(strokes));
  pen.restore();
}

function people(
  pen: CanvasRenderingContext2D,
  here: readonly string[],
  x: number,
  y: number,
): void {
  pen.textAlign = 'center';
  pen.font = '700 17px system-ui, sans-serif';
  here.slice(0, 4).forEach((who, at) => {
    const few = here.length < 3;
    const [cx, cy] = [x + 30 + (at % 2) * 36, y + (few ? 58 : 42 + Math.floor(at / 2) * 34)];
    pen.save();
    pen.translate(here.length === 1 ? x + 47 : cx, cy);
    pen.scale(1.2, 1.2);
    pen.fillStyle = LOOK.back;
    pen.fill(new Path2D(SHAPES[who] ?? ''));
    pen.fillStyle = '#fff';
    pen.scale(0.83, 0.83);
    pen.fillText(letterOf(who), 0, 6);
    pen.restore();
  });
  pen.textAlign = 'left';
}

export const picture: Picture<Room25View> = {
  look: LOOK,
  words: { left: 610, width: 540 },
  draw: board,
};
