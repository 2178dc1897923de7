/** Room 25 in words: sentences, questions and options, from views and notation. */
import type { Decision, Happened } from '../../link/protocol';
import type { Argument, Arguments, Texts } from '../../words/texts';
import type { GameWords, Tone } from '../game';
import { durationOf } from './durations';
import {
  allOpen,
  CELLS,
  colourOf,
  DIRECTIONS,
  peopleAt,
  shownKnowledge,
  type Room25View,
} from './view';

const NAMED: Record<string, string> = {
  who: 'character',
  by: 'character',
  of: 'character',
  room: 'room',
  dir: 'dir',
  colour: 'colour',
  role: 'role',
  cause: 'cause',
  reason: 'reason',
};

const TONES: Record<string, Tone> = {
  ...Object.fromEntries(['claim', 'accuse', 'plan', 'agree', 'deny'].map((kind) => [kind, 'talk'])),
  ...Object.fromEntries(
    ['died', 'alarm', 'over', 'timer', 'unmasked', 'role'].map((kind) => [kind, 'alert']),
  ),
  ...Object.fromEntries(['round', 'turn', 'programming'].map((kind) => [kind, 'title'])),
  ...Object.fromEntries(['key', 'revived', 'recovered'].map((kind) => [kind, 'good'])),
  saw: 'private',
};

export const MARKS: Record<string, string> = {
  blue: '◆',
  green: '●',
  yellow: '▲',
  red: '✖',
  safe: '○',
};

/** A token by the word that is printed on it: the special one of each character has its own. */
export function tokenName(texts: Texts, token: string, who: string): string {
  const own = `special-${who}`;
  return texts.say(token === 'special' && texts.has(own) ? own : `token-${token}`);
}

/** The id of an option's message and its arguments; the option is of a question about somebody. */
export function toldOf(texts: Texts, text: string, about = ''): [string, Arguments] {
  const name = (family: string, slug: string) => texts.say(`${family}-${slug}`);
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second = ''] = rest;
  const last = rest[rest.length - 1] ?? '';
  switch (verb) {
    case 'program': {
      const tokens = rest.filter((word) => !word.startsWith('+')).map((word) => tokenName(texts, word, about));
      const adrenaline = rest.includes('+adrenaline');
      if (tokens.length === 0) return ['option-program-none', { adrenaline }];
      return ['option-program', { first: tokens[0], second: tokens[1] ?? null, adrenaline }];
    }
    case 'hack':
      return ['option-hack', { cell: first, other: second }];
    case 'slide':
      return ['option-slide', { line: first, dir: name('dir', second) }];
    case 'order': {
      const args: Arguments = { robot: first, dir: name('dir', last) };
      if (second === 'push') args['who'] = name('character', rest[2] ?? '');
      return [`option-order-${second}`, args];
    }
    case 'sabotage':
      return [`option-sabotage-${first}`, { robot: second }];
    case 'robot':
      return ['option-robot', { robot: first }];
    case 'corridor':
      return ['option-corridor', { axis: first }];
    default:
      return [`option-${verb}`, Object.fromEntries(rest.map((word) => detail(texts, word, about)))];
  }
}

function detail(texts: Texts, word: string, about: string): [string, Argument] {
  if ((DIRECTIONS as readonly string[]).includes(word)) return ['dir', texts.say(`dir-${word}`)];
  if (CELLS.includes(word)) return ['cell', word];
  for (const [family, key] of [
    ['character', 'who'],
    ['token', 'token'],
    ['colour', 'colour'],
  ] as const) {
    if (!texts.has(`${family}-${word}`)) continue;
    return [key, key === 'token' ? tokenName(texts, word, about) : texts.say(`${family}-${word}`)];
  }
  return ['line', word];
}

/** A M.A.C. card as it was drawn. */
export function cardName(texts: Texts, card: string): string {
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
    const who = texts.list(rest.map((each) => texts.say(`character-${each}`)));
    return texts.say('card-punishment.drawn', { who });
  }
  if (kind === 'deactivate') {
    return texts.say('card-deactivate.drawn', { colour: texts.say(`colour-${rest[0]}`) });
  }
  return texts.say(`card-${kind}`);
}

export class Room25Words implements GameWords<Room25View> {
  constructor(private readonly texts: Texts) {}

  seat(seat: number, view: Room25View): string {
    const people = Object.keys(view.characters).filter((who) => view.characters[who]?.seat === seat);
    return this.texts.list(people.map((who) => this.texts.say(`character-${who}`)));
  }

  sentence(event: Happened, view: Room25View): string {
    const told: Arguments = {};
    for (const [key, value] of Object.entries(event.data)) {
      if (key === 'winners') told[key] = this.winners(value as (string | number)[], view);
      else if (key === 'card') told[key] = cardName(this.texts, String(value));
      else if (key === 'seat') told[key] = this.seat(Number(value), view);
      else if (key === 'token') told[key] = tokenName(this.texts, String(value), String(event.data['who']));
      else if (key in NAMED) told[key] = this.texts.say(`${NAMED[key]}-${value}`);
      else told[key] = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
    }
    return this.texts.say(`event-${event.kind}`, told);
  }

  tone(event: Happened): Tone {
    return TONES[event.kind] ?? 'plain';
  }

  duration(event: Happened): number {
    return durationOf(event.kind);
  }

  winners(winners: readonly (string | number)[], view: Room25View): string {
    if (winners.length === 0) return this.texts.say('winners-nobody');
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
    const { acting } = view;
    const by = acting === null || acting === decision.about ? null : `character-${acting}`;
    return this.texts.say(`ask-${decision.kind}`, {
      who: this.texts.say(`character-${decision.about}`),
      by: by && this.texts.say(by),
    });
  }

  option(text: string, _view?: Room25View, about = ''): string {
    const [id, args] = toldOf(this.texts, text, about);
    return this.texts.say(id, args);
  }

  why(text: string, _view?: Room25View, about = ''): string {
    const [id, args] = toldOf(this.texts, text, about);
    return this.texts.say(`${id}.why`, args);
  }

  /** The room of a cell in words, as far as it may be shown. */
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
