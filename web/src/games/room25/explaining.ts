/** What the things of Room 25 are, in words for the small card beside them. */
import type { Explanation } from '../../shell/explain.svelte';
import type { Texts } from '../../words/texts';
import { fateText } from './claims';
import { allOpen, CELLS, colourOf, shownKnowledge, specials, type Claim, type Room25View } from './view';
import { cardName, MARKS, Room25Words } from './words';

const rule = (anchor: string) => `room25#${anchor}`;

/** The markers of the board have their own names in the rules. */
const MARK_RULES: Record<string, string> = { closed: 'do_not_cross', slid: 'direction' };

export function aboutMark(texts: Texts, mark: string): Explanation {
  return {
    title: capital(texts, texts.say(`marker-${mark}`)),
    text: texts.say(`marker-${mark}.what`),
    rule: rule(`mark-${MARK_RULES[mark] ?? mark}`),
  };
}

/** A part of the table that only the page names: countdown, alarm, order … */
export function aboutPart(texts: Texts, part: string): Explanation {
  return {
    title: texts.say(`part-${part}`),
    text: texts.say(`part-${part}.what`),
    rule: rule(`mark-${part}`),
  };
}

export function aboutRoom(texts: Texts, room: string): Explanation {
  const colour = colourOf(room);
  return {
    title: `${MARKS[colour]} ${texts.say(`room-${room}`)}`,
    text: texts.say(`room-${room}.what`),
    rule: rule(`room-${room}`),
  };
}

/** A cell and all that is in it. */
export function aboutCell(texts: Texts, view: Room25View, cell: string): Explanation {
  const tile = view.cells[CELLS.indexOf(cell)];
  const room = tile?.up ? tile.room : (shownKnowledge(view)[cell] ?? null);
  const marks = [tile?.lock && 'lock', tile?.closed && 'closed', tile?.axis && 'corridor'].flatMap(
    (mark) => (mark ? [aboutMark(texts, mark)] : []),
  );
  const text = [
    ...(room && !tile?.up ? [texts.say(allOpen(view) ? 'about-open' : 'about-known')] : []),
    texts.say(`room-${room ?? 'hidden'}.what`),
    ...marks.map((mark) => `${mark.title}: ${mark.text}`),
  ].join(' ');
  const colour = room ? colourOf(room) : null;
  const name = texts.say(`room-${room ?? 'hidden'}`);
  return {
    title: `${cell} ${colour ? `${MARKS[colour]} ` : '· '}${name}`,
    text,
    rule: rule(`room-${room ?? 'hidden'}`),
  };
}

export function aboutCharacter(texts: Texts, view: Room25View, who: string): Explanation {
  const sheet = view.characters[who];
  const name = texts.say(`character-${who}`);
  const states = (['dead', 'hidden', 'armed', 'flood', 'paranoid'] as const).filter((state) =>
    state === 'dead' ? sheet?.alive === false : Boolean(sheet?.[state]),
  );
  const told = states.map(
    (state) => `${capital(texts, texts.say(`state-${state}`))}: ${texts.say(`state-${state}.what`)}`,
  );
  return {
    title: specials(view) ? `${name} · ${texts.say(`character-${who}.special`)}` : name,
    text: [...told, ...(specials(view) ? [texts.say(`character-${who}.what`)] : [])].join(' '),
    rule: rule(`character-${who}`),
  };
}

export function aboutState(texts: Texts, state: string): Explanation {
  return {
    title: capital(texts, texts.say(`state-${state}`)),
    text: texts.say(`state-${state}.what`),
    rule: rule(`mark-${state}`),
  };
}

export function aboutToken(texts: Texts, token: string, who: string): Explanation {
  if (token === 'special') {
    return {
      title: texts.say(`character-${who}.special`),
      text: texts.say(`character-${who}.what`),
      rule: rule(`character-${who}`),
    };
  }
  return {
    title: texts.say(`token-${token}`),
    text: texts.say(`token-${token}.what`),
    rule: rule(`token-${token}`),
  };
}

export function aboutRole(texts: Texts, role: string): Explanation {
  return {
    title: capital(texts, texts.say(`role-${role}`)),
    text: texts.say(`role-${role}.what`),
    rule: rule('mark-role'),
  };
}

/** A M.A.C. card, given as it was drawn: `move 4 e x2`. */
export function aboutCard(texts: Texts, card: string, view: Room25View): Explanation {
  const [word = ''] = card.split(' ');
  const kind = word === 'move' ? 'movement' : word;
  return {
    title: cardName(texts, card, view),
    text: texts.say(`card-${kind}.what`),
    rule: rule(`card-${kind}`),
  };
}

export function aboutClaim(texts: Texts, view: Room25View, claim: Claim): Explanation {
  const words = new Room25Words(texts);
  const seat = words.seat(claim.seat, view);
  const colour = texts.say(`colour-${claim.colour}`);
  return {
    title: texts.say('claim-of', { seat, cell: claim.cell, colour }),
    text: `${capital(texts, fateText(claim, view, words, texts))}. ${texts.say('about-claim.what')}`,
    rule: rule('mark-claim'),
  };
}

/** A tile of which two people cannot both have said the truth. */
export function aboutDispute(texts: Texts, view: Room25View, tile: number): Explanation {
  const said = view.claims.filter((claim) => claim.tile === tile);
  return {
    title: texts.say('claims-contradict'),
    text: said.map((claim) => aboutClaim(texts, view, claim).title).join(' '),
    rule: rule('mark-claim'),
  };
}

export function aboutNote(texts: Texts, note: string): Explanation {
  return { title: texts.say('note-here'), text: note };
}

export function aboutReminder(texts: Texts, who: string): Explanation {
  const about = aboutMark(texts, 'reminder');
  return { ...about, title: `${about.title}: ${texts.say(`character-${who}`)}` };
}

function capital(texts: Texts, word: string): string {
  return word.charAt(0).toLocaleUpperCase(texts.language) + word.slice(1);
}
