/** Lockup's part of the picture for friends: everybody's stars. */
import { HEIGHT } from '../../table/end/picture';
import type { Look, Picture, Pictured } from '../game';
import type { Texts } from '../../words/texts';
import type { LockupView } from './view';

const LOOK: Look = {
  back: '#14100c',
  plate: '#2b231a',
  text: '#f6eee2',
  quiet: '#bfae98',
  won: '#ffb648',
};

/** Everybody's stars as bars of stone. */
function bars(
  pen: CanvasRenderingContext2D,
  view: LockupView,
  people: readonly Pictured[],
  texts: Texts,
): void {
  // Those who hold no seat are the guards of the solo game.
  const guards = texts.say('crew-guards');
  const scores = view.scores ?? view.crews.map((crew) => crew.stars);
  const most = Math.max(1, ...scores);
  const [left, width, bottom, tallest] = [640, 500, HEIGHT - 90, 400];
  const step = width / Math.max(1, scores.length);
  scores.forEach((score, seat) => {
    const height = Math.max(6, (Math.max(0, score) / most) * tallest);
    const x = left + seat * step + step * 0.15;
    const person = people[seat];
    pen.fillStyle = person?.won ? LOOK.won : LOOK.plate;
    pen.beginPath();
    pen.roundRect(x, bottom - height, step * 0.7, height, 8);
    pen.fill();
    pen.fillStyle = LOOK.text;
    pen.textAlign = 'center';
    pen.font = '600 34px "Oswald Variable", "Arial Narrow", sans-serif';
    pen.fillText(`${score} ★`, x + step * 0.35, bottom - height - 14);
    pen.font = '20px system-ui, sans-serif';
    pen.fillStyle = LOOK.quiet;
    pen.fillText(person?.name ?? guards, x + step * 0.35, bottom + 32, step - 14);
    pen.textAlign = 'left';
  });
}

export const picture: Picture<LockupView> = {
  look: LOOK,
  words: { left: 60, width: 500 },
  draw: bars,
};
