/** Room 25 in words: its table `words.toml`, and what only code can put into words. */
import type { Decision, Found, Happened } from '../../link/protocol';
import type { Texts } from '../../words/texts';
import { Wording, type Details, type Tone } from '../../words/wording';
import type { GameWords } from '../game';
import { targetOf } from './targets';
import { allOpen, CELLS, colourOf, peopleAt, shownKnowledge, type Room25View } from './view';
import { TABLE } from './words_table';

export const MARKS: Record<string, string> = {
  blue: '◆',
  green: '●',
  yellow: '▲',
  red: '✖',
  safe: '○',
};

/** A token by what is printed on it; the special one of nobody has its general name. */
export function tokenName(texts: Texts, token: string, who: string): string {
  return texts.say(token === 'special' && who ? `special-${who}` : `token-${token}`);
}

/** A M.A.C. card as it was drawn. */
export function cardName(texts: Texts, card: string, view: Room25View): string {
  const [kind = '', ...rest] = card.split(' ');
  if (kind === 'move') {
    return texts.say('card-movement.drawn', {
      line: rest[0],
      dir: texts.say(`dir-${rest[1]}`),
      steps: rest[2] === 'x2' ? 2 : 1,
      again: rest[2] === '+',
    });
  }
  if (kind === 'punishment') {
    const named = (here: boolean): string => {
      const people = rest.filter((each) => each in view.characters === here);
      return people.length > 0 ? texts.list(people.map((each) => texts.say(`character-${each}`))) : 'none';
    };
    return texts.say('card-punishment.drawn', { who: named(true), absent: named(false) });
  }
  if (kind === 'deactivate') {
    return texts.say('card-deactivate.drawn', { colour: texts.say(`colour-${rest[0]}`) });
  }
  return texts.say(`card-${kind}`);
}

/** The one cell that an option means, as a detail; that it is heard as a promise. */
function meant(text: string, about: string, view: Room25View): Details {
  const [cell, other] = targetOf(text, about, view).lit;
  return { ...(cell !== undefined && other === undefined ? { cell } : {}), ...ownPlan(text, view.seat, view) };
}

/**
 * That it proposes a slide that this seat could make itself, or a program of its own, as details: saying it is heard
 * as a promise.
 */
function ownPlan(text: string, seat: number | null, view: Room25View): Details {
  const [group, what, about = ''] = text.split(' ');
  if (group !== 'plan' || seat === null) return {};
  if (what === 'slide') return view.sliders[about]?.includes(seat) ? { own: 1 } : {};
  if (what !== 'program' || view.characters[about]?.seat !== seat) return {};
  const people = Object.values(view.characters).filter((sheet) => sheet.seat === seat);
  return people.length > 1 ? { own: 1, several: 1 } : { own: 1 };
}

export class Room25Words implements GameWords<Room25View> {
  private readonly wording: Wording<Room25View>;

  constructor(private readonly texts: Texts) {
    this.wording = new Wording(TABLE, texts, {
      player: ([seat], view) => this.seat(Number(seat), view),
      winners: ([winners], view) => this.won(winners as (string | number)[], view),
      mac_card: ([card], view) => cardName(texts, String(card), view),
      own_token: ([token, who]) => tokenName(texts, String(token), String(who ?? '')),
      place: ([cell], view) => this.place(String(cell), view),
    });
  }

  seat(seat: number, view: Room25View): string {
    const people = Object.keys(view.characters).filter((who) => view.characters[who]?.seat === seat);
    return this.texts.list(people.map((who) => this.texts.say(`character-${who}`)));
  }

  sentence(event: Happened, view: Room25View): string {
    return this.wording.event(event.kind, event.data, view);
  }

  finding(found: Found, view: Room25View): { head: string; text: string } {
    return this.wording.finding(found.kind, found.data, view);
  }

  proposal(text: string, view: Room25View, seat = view.seat): string {
    return this.wording.proposal(text, view, ownPlan(text, seat, view));
  }

  speech(event: Happened, view: Room25View): string {
    return this.wording.speech(event.kind, event.data, view);
  }

  tone(event: Happened): Tone {
    return TABLE.tone(event.kind);
  }

  duration(event: Happened): number {
    return TABLE.duration(event.kind);
  }

  /** Who won, or that nobody did. */
  won(winners: readonly (string | number)[], view: Room25View): string {
    if (winners.length === 0) return this.texts.say('winners-nobody');
    return this.texts.say('winners-are', { who: this.winners(winners, view) });
  }

  /** Those who won, or may win, by name. */
  winners(winners: readonly (string | number)[], view: Room25View): string {
    return this.texts.list(
      winners.map((winner) => {
        if (typeof winner === 'number') return this.seat(winner, view);
        if (winner in view.characters) return this.texts.say(`character-${winner}`);
        const family = winner === 'a' || winner === 'b' ? 'team' : 'winners';
        return this.texts.say(`${family}-${winner}`);
      }),
    );
  }

  question(decision: Decision, view: Room25View): string {
    const by = view.acting === decision.about ? null : view.acting;
    return this.wording.question(decision.kind, { who: decision.about, by }, view);
  }

  option(text: string, view: Room25View, about = ''): string {
    return this.wording.option(text, about, view, '', meant(text, about, view));
  }

  advice(kind: string, data: Readonly<Record<string, unknown>>, view: Room25View): string {
    return this.wording.advice(kind, data, view);
  }

  obstacle(why: string): string {
    return this.wording.obstacle(why);
  }

  why(text: string, view: Room25View, about = ''): string {
    return this.wording.option(text, about, view, '.why', meant(text, about, view));
  }

  /** A cell with its room, as far as that may be shown. */
  private place(cell: string, view: Room25View): string {
    const room = this.roomAt(cell, view);
    if (room === null) return this.texts.say('place-hidden', { cell });
    return this.texts.say('place-known', { cell, room: this.texts.say(`room-${room}`) });
  }

  /** The room of a cell, as far as it may be shown. */
  roomAt(cell: string, view: Room25View): string | null {
    const tile = view.cells[CELLS.indexOf(cell)];
    return tile?.up ? tile.room : (shownKnowledge(view)[cell] ?? null);
  }

  /** A cell for those who hear the board: «c4: Vortex Room, yellow, face up; Alice is here». */
  spoken(cell: string, view: Room25View, note = ''): string {
    const { texts } = this;
    const tile = view.cells[CELLS.indexOf(cell)];
    if (!tile) return cell;
    const room = this.roomAt(cell, view);
    const parts: string[] = [];
    if (room !== null) {
      const state = tile.up ? 'cell-face-up' : allOpen(view) ? 'cell-open' : 'cell-known';
      parts.push(texts.say(`room-${room}`), texts.say(`colour-${colourOf(room)}`), texts.say(state));
    } else {
      parts.push(texts.say('room-hidden'));
    }
    for (const [flag, marker] of [
      ['lock', 'lock'],
      ['closed', 'closed'],
    ] as const) {
      if (tile[flag]) parts.push(texts.say(`marker-${marker}`));
    }
    if (tile.axis) parts.push(`${texts.say('marker-corridor')} ${texts.say('axis-name', { axis: tile.axis })}`);
    let told = `${cell}: ${parts.join(', ')}`;
    const here = peopleAt(view, cell).map((who) => texts.say(`character-${who}`));
    view.robots.forEach((at, number) => {
      if (at === cell) here.push(`${texts.say('marker-robot')} ${number + 1}`);
    });
    if (here.length > 0) told += `; ${texts.say('label-here')}: ${texts.list(here)}`;
    const claims = view.claims.filter((claim) => claim.cell === cell);
    for (const claim of claims) {
      told += `; ${this.seat(claim.seat, view)}: ${texts.say(`colour-${claim.colour}`)}`;
    }
    for (const [who, sheet] of Object.entries(view.characters)) {
      if (sheet.reminder === cell) {
        told += `; ${texts.say('marker-reminder')}: ${texts.say(`character-${who}`)}`;
      }
    }
    return note ? `${told}; ${texts.say('note-here')}: ${note}` : told;
  }
}
