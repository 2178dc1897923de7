/** A picture of the end to be shown to friends: our own drawing, on a canvas. */
import { COLOUR_MARKS, ICONS, letterOf, SHAPES } from '../../games/room25/drawings';
import { CELLS, colourOf, peopleAt, type Room25View } from '../../games/room25/view';
import type { LockupView } from '../../games/lockup/view';
import type { View } from '../../link/protocol';

export interface Person {
  name: string;
  /** What became of them: a role, a score. */
  note: string;
  won: boolean;
}

export interface Poster {
  game: string;
  title: string;
  sentence: string;
  people: Person[];
  foot: string;
  view: View;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const HUES: Record<string, string> = {
  blue: '#4aa8ff',
  green: '#37c978',
  yellow: '#f4c430',
  red: '#ff5a5f',
};
const LOOKS = {
  room25: { back: '#0b0d12', plate: '#1a2030', text: '#eef1f7', quiet: '#a3aec4', won: '#ff8fd0' },
  lockup: { back: '#14100c', plate: '#2b231a', text: '#f6eee2', quiet: '#bfae98', won: '#ffb648' },
};
type Look = (typeof LOOKS)['room25'];

export function draw(canvas: HTMLCanvasElement, poster: Poster): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const look = poster.game === 'lockup' ? LOOKS.lockup : LOOKS.room25;
  pen.fillStyle = look.back;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const left = poster.game === 'lockup' ? 60 : 610;
  const room = poster.game === 'lockup' ? 500 : WIDTH - left - 50;
  if (poster.game === 'lockup') bars(pen, poster, look);
  else board(pen, poster.view as unknown as Room25View, look);
  words(pen, poster, look, left, room);
}

function words(pen: CanvasRenderingContext2D, poster: Poster, look: Look, x: number, room: number): void {
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  pen.fillStyle = look.text;
  pen.font = '600 64px "Oswald Variable", "Arial Narrow", sans-serif';
  pen.fillText(poster.title, x, 105, room);
  pen.font = '26px system-ui, sans-serif';
  let y = 155;
  for (const line of wrap(pen, poster.sentence, room).slice(0, 3)) {
    pen.fillText(line, x, y);
    y += 36;
  }
  y += 18;
  const step = Math.min(48, (HEIGHT - y - 60) / Math.max(1, poster.people.length));
  for (const person of poster.people) {
    pen.fillStyle = person.won ? look.won : look.text;
    pen.font = `${person.won ? '600 ' : ''}${Math.min(27, step - 8)}px system-ui, sans-serif`;
    const name = `${person.won ? '★ ' : ''}${person.name}`;
    pen.fillText(name, x, y, room * 0.62);
    pen.fillStyle = look.quiet;
    pen.textAlign = 'right';
    pen.fillText(person.note, x + room, y, room * 0.36);
    pen.textAlign = 'left';
    y += step;
  }
  pen.fillStyle = look.quiet;
  pen.font = '20px system-ui, sans-serif';
  pen.fillText(poster.foot, x, HEIGHT - 32, room);
}

function wrap(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** The complex as it lay at the end, all faces up. */
function board(pen: CanvasRenderingContext2D, view: Room25View, look: Look): void {
  const [size, gap, x0, y0] = [94, 8, 50, 62];
  view.cells.forEach((tile, place) => {
    const x = x0 + (place % 5) * (size + gap);
    const y = y0 + Math.floor(place / 5) * (size + gap);
    const room = tile.room ?? view.knows[CELLS[place] ?? ''] ?? null;
    const colour = room ? colourOf(room) : null;
    pen.globalAlpha = tile.up || !room ? 1 : 0.45;
    pen.fillStyle = colour ? (HUES[colour] ?? look.plate) : look.plate;
    pen.beginPath();
    pen.roundRect(x, y, size, size, 12);
    pen.fill();
    pen.globalAlpha = 1;
    if (colour) {
      pen.save();
      pen.translate(x + 10, y + 10);
      pen.scale(1.6, 1.6);
      pen.fillStyle = look.back;
      pen.fill(new Path2D(COLOUR_MARKS[colour] ?? ''));
      pen.restore();
    }
    const here = peopleAt(view, CELLS[place] ?? '').filter((who) => view.characters[who]?.alive);
    if (here.length > 0) people(pen, here, x, y, look);
    else if (room) sign(pen, ICONS[room] ?? '', x, y, look);
  });
}

function sign(pen: CanvasRenderingContext2D, strokes: string, x: number, y: number, look: Look): void {
  pen.save();
  pen.translate(x + 23, y + 30);
  pen.scale(2, 2);
  pen.strokeStyle = look.back;
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
  look: Look,
): void {
  pen.textAlign = 'center';
  pen.font = '700 17px system-ui, sans-serif';
  here.slice(0, 4).forEach((who, at) => {
    const few = here.length < 3;
    const [cx, cy] = [x + 30 + (at % 2) * 36, y + (few ? 58 : 42 + Math.floor(at / 2) * 34)];
    pen.save();
    pen.translate(here.length === 1 ? x + 47 : cx, cy);
    pen.scale(1.2, 1.2);
    pen.fillStyle = look.back;
    pen.fill(new Path2D(SHAPES[who] ?? ''));
    pen.fillStyle = '#fff';
    pen.scale(0.83, 0.83);
    pen.fillText(letterOf(who), 0, 6);
    pen.restore();
  });
  pen.textAlign = 'left';
}

/** Everybody's stars as bars of stone. */
function bars(pen: CanvasRenderingContext2D, poster: Poster, look: Look): void {
  const view = poster.view as unknown as LockupView;
  const scores = view.scores ?? view.crews.map((crew) => crew.stars);
  const most = Math.max(1, ...scores);
  const [left, width, bottom, tallest] = [640, 500, HEIGHT - 90, 400];
  const step = width / Math.max(1, scores.length);
  scores.forEach((score, seat) => {
    const height = Math.max(6, (Math.max(0, score) / most) * tallest);
    const x = left + seat * step + step * 0.15;
    const person = poster.people[seat];
    pen.fillStyle = person?.won ? look.won : look.plate;
    pen.beginPath();
    pen.roundRect(x, bottom - height, step * 0.7, height, 8);
    pen.fill();
    pen.fillStyle = look.text;
    pen.textAlign = 'center';
    pen.font = '600 34px "Oswald Variable", "Arial Narrow", sans-serif';
    pen.fillText(`${score} ★`, x + step * 0.35, bottom - height - 14);
    pen.font = '20px system-ui, sans-serif';
    pen.fillStyle = look.quiet;
    pen.fillText(person?.name ?? '', x + step * 0.35, bottom + 32, step);
    pen.textAlign = 'left';
  });
}
