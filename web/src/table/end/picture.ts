/** A picture of the end to be shown to friends: our own drawing, on a canvas. */
import type { Look, Picture, Pictured } from '../../games/game';
import type { View } from '../../link/protocol';
import type { Texts } from '../../words/texts';

export interface Poster {
  title: string;
  sentence: string;
  people: Pictured[];
  /** The rules that were changed, if any were. */
  changed: string | null;
  foot: string;
  texts: Texts;
  view: View;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const LINE = 26;

export async function draw(canvas: HTMLCanvasElement, poster: Poster, picture: Picture): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { look } = picture;
  pen.fillStyle = look.back;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  words(pen, poster, look, picture.words.left, picture.words.width);
  await picture.draw(pen, poster.view, poster.people, poster.texts);
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
  pen.font = '20px system-ui, sans-serif';
  const changed = poster.changed ? shortened(pen, poster.changed, room) : [];
  const low = HEIGHT - 60 - changed.length * LINE;
  const step = Math.min(48, (low - y) / Math.max(1, poster.people.length));
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
  changed.forEach((line, at) => pen.fillText(line, x, low + 28 + at * LINE, room));
  pen.fillText(poster.foot, x, HEIGHT - 32, room);
}

/** At most two lines; what does not fit is left to the page. */
function shortened(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const [first = '', second, ...rest] = wrap(pen, text, room);
  if (second === undefined) return [first];
  return [first, rest.length > 0 ? `${second} …` : second];
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
