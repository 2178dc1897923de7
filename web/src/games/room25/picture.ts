/** Room 25's part of the picture for friends: the complex, as it lay at the end. */
import { circle, group, path, rect } from '../../drawing/shapes';
import { rendered } from '../../drawing/sheet';
import type { Look, Picture } from '../game';
import { HUES as PEOPLE, personSymbol } from './art/people';
import { roomSymbol } from './art/rooms';
import { COLOUR_MARKS } from './drawings';
import { moodOf } from './moods';
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
const [SIZE, GAP, LEFT, TOP] = [94, 8, 50, 62];
const [WIDTH, HEIGHT] = [610, 630];

const CLIPS =
  '<clipPath id="share-tile" clipPathUnits="objectBoundingBox"><rect width="1" height="1" rx=".08"/></clipPath>' +
  '<clipPath id="share-pawn"><circle r="13"/></clipPath>';

/** The complex as it lay at the end, all faces up; those that never were are dim. */
export function complexDrawn(view: Room25View): string {
  const exit = exitOf(view);
  const tiles = view.cells.map((tile, place) => {
    const cell = CELLS[place] ?? '';
    const out = exit?.cell === cell ? exit : { right: 0, down: 0 };
    const x = LEFT + ((place % 5) + out.right * 5) * (SIZE + GAP);
    const y = TOP + (Math.floor(place / 5) + out.down * 5) * (SIZE + GAP);
    const room = tile.room ?? view.knows[cell] ?? null;
    return group(tileDrawn(room, tile.up) + peopleDrawn(view, cell), `transform="translate(${x} ${y})"`);
  });
  // Room 25 lies beyond the edge that it left by: the complex makes room for it.
  const room = exit ? 'transform="translate(305 317) scale(.83) translate(-305 -317)"' : '';
  return CLIPS + group(tiles.join(''), room);
}

function tileDrawn(room: string | null, up: boolean): string {
  const use = `<use href="${roomSymbol(room)}" width="${SIZE}" height="${SIZE}"/>`;
  const picture = group(group(use, 'clip-path="url(#share-tile)"'), up || !room ? '' : 'opacity=".45"');
  if (room === null) return picture;
  const hue = HUES[colourOf(room)] ?? LOOK.quiet;
  const edge = `rx="7.5" stroke="${hue}" stroke-width="2" ${up ? '' : 'stroke-dasharray="7 5"'}`;
  const mark = path(COLOUR_MARKS[colourOf(room)] ?? '', hue, 'transform="translate(6 6) scale(1.3)"');
  return picture + rect([1, 1, SIZE - 2, SIZE - 2], 'none', edge) + rect([2, 2, 21, 21], '#080b11', 'rx="6"') + mark;
}

function peopleDrawn(view: Room25View, cell: string): string {
  const here = peopleAt(view, cell).filter((who) => view.characters[who]?.alive).slice(0, 4);
  const drawn = here.map((who, at) => {
    const x = here.length === 1 ? 47 : 28 + (at % 2) * 38;
    const y = here.length < 3 ? 56 : 38 + Math.floor(at / 2) * 36;
    const face = `<use href="${personSymbol(who, moodOf(view, who))}" x="-21.7" y="-18" width="43.3" height="43.3"/>`;
    const hue = PEOPLE[who] ?? LOOK.quiet;
    const pawn =
      circle(0, 0, 15.5, '#080b11') +
      circle(0, 0, 13.5, hue) +
      group(face, 'clip-path="url(#share-pawn)"') +
      circle(0, 0, 13.5, 'none', `stroke="${hue}" stroke-width="2"`);
    return group(pawn, `transform="translate(${x} ${y}) scale(1.25)"`);
  });
  return drawn.join('');
}

export const picture: Picture<Room25View> = {
  look: LOOK,
  words: { left: 610, width: 540 },
  draw: async (pen, view) => {
    pen.drawImage(await rendered(complexDrawn(view), WIDTH, HEIGHT), 0, 0);
  },
};
