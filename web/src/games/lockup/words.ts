/** Lockup in words: sentences, questions, options and what cards do, from views and notation. */
import type { Decision, Happened } from '../../link/protocol';
import type { GameWords, Tone } from '../game';
import type { Arguments, Argument, Texts } from '../../words/texts';
import { CARDS, KINDS, type Item } from './cards';
import { durationOf } from './durations';
import { placeOf } from './rewards';
import type { LockupView } from './view';

const NAMED: Record<string, string> = {
  location: 'location',
  kind: 'kind',
  taken: 'kind',
  token: 'token',
  phase: 'lockup-phase',
  category: 'category',
  reason: 'reason',
  deck: 'deck',
};
const NAMED_LISTS: Record<string, string> = { tokens: 'token', up: 'token', given: 'kind' };
const CARD_KEYS = new Set(['item', 'goon', 'tome', 'goal', 'trait', 'guard']);

const TONES: Record<string, Tone> = {
  ...Object.fromEntries(['claim', 'plan', 'agree', 'deny'].map((kind) => [kind, 'talk'])),
  ...Object.fromEntries(['raid', 'raided', 'suspicion', 'over'].map((kind) => [kind, 'alert'])),
  ...Object.fromEntries(['round', 'phase', 'location'].map((kind) => [kind, 'title'])),
  ...Object.fromEntries(
    ['goal', 'leader', 'crafted', 'recruited', 'marker'].map((kind) => [kind, 'good']),
  ),
  ...Object.fromEntries(
    ['placed_down', 'saw_tomes', 'kept', 'sunk', 'saw_token'].map((kind) => [kind, 'private']),
  ),
};

/** Questions that belong to a place at a location. */
const OF_A_PLACE = new Set(['reward', 'take', 'swap', 'chow_hall', 'cell_block']);

export class LockupWords implements GameWords<LockupView> {
  constructor(readonly texts: Texts) {}

  private name(family: string, slug: unknown): string {
    return this.texts.say(`${family}-${slug}`);
  }

  seat(seat: number, view: LockupView): string {
    const crew = view.crews[seat];
    return crew ? this.name('crew', crew.crew) : this.texts.say('player', { number: seat + 1 });
  }

  sentence(event: Happened, view: LockupView): string {
    const { data, kind } = event;
    const told: Arguments = { token: null };
    for (const [key, value] of Object.entries(data)) told[key] = this.detail(key, value, view);
    const count = Number(data['count']);
    if (kind === 'gained' || kind === 'paid') {
      told['cubes'] = this.texts.say(`kind-${data['kind']}.cubes`, { count });
    } else if (kind === 'bonus') {
      told['bonus'] = this.texts.say(`bonus-${data['what']}`, { count });
    } else if (kind === 'ranked') {
      const strengths = data['strengths'] as number[];
      told['order'] = (data['order'] as number[])
        .map((seat, place) => `${this.seat(seat, view)} ${strengths[place]}`)
        .join(', ');
    } else if (kind === 'stars' && count < 0) {
      return this.texts.say('lockup-stars-lost', { ...told, count: -count });
    }
    return this.texts.say(`lockup-event-${kind}`, told);
  }

  private detail(key: string, value: unknown, view: LockupView): Argument {
    if (value === null || value === undefined) return null;
    if (key === 'winners') return this.winners(value as number[], view);
    if (key === 'seat' || key === 'of' || (key === 'to' && typeof value === 'number')) {
      return this.seat(Number(value), view);
    }
    if (CARD_KEYS.has(key)) return this.texts.card(String(value));
    if (key === 'tomes') {
      return this.texts.list((value as string[]).map((tome) => this.texts.card(tome)));
    }
    if (key === 'from' || key === 'to') return this.name('location', value);
    if (key in NAMED) return this.name(NAMED[key] ?? '', value);
    if (key in NAMED_LISTS) {
      const names = (value as string[]).map((slug) => this.name(NAMED_LISTS[key] ?? '', slug));
      return names.length > 0 ? this.texts.list(names) : null;
    }
    return typeof value === 'number' ? value : String(value);
  }

  tone(event: Happened): Tone {
    return TONES[event.kind] ?? 'plain';
  }

  duration(event: Happened): number {
    return durationOf(event.kind);
  }

  winners(winners: readonly (string | number)[], view: LockupView): string {
    return this.texts.list(winners.map((seat) => this.seat(Number(seat), view)));
  }

  /** What is going on and what it is about, for who is asked nothing. */
  scene(view: LockupView): { title: string; text: string } {
    const id =
      view.phase === 'lights_out' && view.location
        ? `location-${view.location}`
        : `lockup-phase-${view.phase}`;
    return { title: this.texts.say(id), text: this.texts.say(`${id}.what`) };
  }

  question(decision: Decision, view: LockupView): string {
    const who = this.seat(Number(decision.about), view);
    // Who declines in the Library is there already.
    const there = decision.kind === 'reward' && view.location === 'library' ? '-library' : '';
    const question = this.texts.say(`lockup-ask-${decision.kind}${there}`, { who });
    if (decision.kind === 'token' && view.assigning) {
      return `${this.name('location', view.assigning)}. ${question}`;
    }
    const place = placeOf(view, Number(decision.about));
    if (!OF_A_PLACE.has(decision.kind) || place < 0) return question;
    return this.texts.say('lockup-ask-place', {
      location: this.name('location', view.location),
      place: place + 1,
      count: view.ranking?.length ?? 0,
      question,
    });
  }

  option(text: string, view: LockupView): string {
    const [id, args] = this.told(text, view);
    return this.texts.say(`lockup-option-${id}`, args);
  }

  why(text: string, view: LockupView): string {
    const [id, args] = this.told(text, view);
    return this.texts.say(`lockup-option-${id}.why`, args);
  }

  private whom(word: string, view: LockupView): string {
    return word === 'guards' ? this.name('crew', 'guards') : this.seat(Number(word), view);
  }

  /** The id of an option's message, without its beginning, and its arguments. */
  told(text: string, view: LockupView): [string, Arguments] {
    const [verb = '', ...rest] = text.split(' ');
    const [first = '', second = ''] = rest;
    switch (verb) {
      case 'assign':
      case 'from':
      case 'to':
      case 'plan':
        return [verb, { location: this.name('location', first) }];
      case 'take':
      case 'pay':
      case 'discard':
      case 'less':
        return [verb, { kind: this.name('kind', first) }];
      case 'token':
        return [
          first.startsWith('?') ? 'token-down' : 'token',
          { token: this.name('token', first.replace('?', '')) },
        ];
      case 'swap': {
        const given = rest.slice(0, rest.indexOf('for')).map((kind) => this.name('kind', kind));
        const taken = this.name('kind', rest[rest.length - 1]);
        return ['swap', { given: this.texts.list(given), taken }];
      }
      case 'keep':
        if (first === 'cubes') return ['keep-cubes', {}];
        return ['keep', { card: this.texts.card(first) }];
      case 'recruit': {
        if (first === 'two' || first === 'none') return [`recruit-${first}`, {}];
        const goon = view.locations[first]?.goon;
        const name = goon ? this.texts.card(goon) : this.texts.say('lockup-label-no-goon');
        return ['recruit', { goon: name, location: this.name('location', first) }];
      }
      case 'craft':
      case 'reserve':
        if (first === 'none') return ['craft-none', {}];
        return [verb, { item: this.texts.card(first) }];
      case 'tome':
        return [verb, { tome: this.texts.card(first) }];
      case 'give':
        return [verb, { who: this.whom(first, view) }];
      case 'first':
        return [verb, { effect: this.name('effect', first) }];
      case 'turn':
        return ['turn-up', { location: this.name('location', second) }];
      case 'peek':
        return [verb, { location: this.name('location', first), who: this.whom(second, view) }];
      case 'rob':
        return [verb, { who: this.whom(first, view), kind: this.name('kind', second) }];
      case 'claim':
        return [verb, { location: this.name('location', first), token: this.name('token', second) }];
      default:
        return [verb, {}];
    }
  }

  // What cards say.

  price(item: Item): string {
    return [...KINDS, 'any' as const]
      .filter((kind) => item.cost[kind])
      .map((kind) => this.texts.say(`kind-${kind}.cubes`, { count: item.cost[kind] ?? 0 }))
      .join(', ');
  }

  /** Any card explained in one paragraph; null if there is no such card. */
  about(slug: string, view: LockupView | null): string | null {
    const { texts } = this;
    const name = texts.card(slug);
    const item = CARDS.items[slug];
    if (item) {
      const stars = texts.say('star-count', { count: item.value });
      const text = texts.say('lockup-about-item', { name, stars, price: this.price(item) });
      return [text, ...this.icons(item)].join(' ');
    }
    const goon = CARDS.goons[slug];
    if (goon) {
      const type = this.name('goontype', goon.type);
      const told = [texts.say('lockup-about-goon', { name, type }), texts.say(`goontype-${goon.type}.what`)];
      if (goon.resource) told.push(texts.say('lockup-about-brings', { kind: this.name('kind', goon.resource) }));
      if (goon.suspicion) told.push(texts.say('lockup-about-watch', { count: goon.suspicion }));
      return [...told, ...this.icons(goon)].join(' ');
    }
    const tome = CARDS.tomes[slug];
    if (tome) {
      const when = this.name('timing', tome.timing);
      return `${texts.say('lockup-about-tome', { name, when })} ${texts.say(`tomecode-${tome.code}.what`)}`;
    }
    const trait = CARDS.traits[slug];
    if (trait) {
      const bonuses = trait.bonuses.map(([what, count]) => texts.say(`bonus-${what}`, { count }));
      return texts.say('lockup-about-trait', { name, bonuses: bonuses.join(', ') });
    }
    const guard = CARDS.guards[slug];
    if (guard) {
      const strength = guard.strength === 'power' ? texts.say('cube-power') : guard.strength;
      return texts.say('lockup-about-guard', { name, strength });
    }
    return this.goal(slug, view);
  }

  private icons(card: { treasures?: string[]; effects?: string[] }): string[] {
    const told: string[] = [];
    if (card.treasures?.length) {
      const treasures = card.treasures.map((each) => this.name('treasure', each)).join(', ');
      told.push(this.texts.say('lockup-about-treasures', { treasures }));
    }
    for (const effect of card.effects ?? []) told.push(this.texts.say(`effect-${effect}.what`));
    return told;
  }

  /** What a goal counts. */
  metric(slug: string): string {
    return this.texts.say(`metric-${(CARDS.goals[slug]?.metric ?? '').replace(':', '-')}`);
  }

  /** What a goal counts and what it is worth. */
  goal(slug: string, view: LockupView | null): string | null {
    const goal = CARDS.goals[slug];
    if (!goal) return null;
    const thing = this.metric(slug);
    const few = view !== null && view.crews.length <= 2;
    const args = { thing, minimum: goal.minimum ?? 0, per: goal.per ?? 1, count: goal.stars ?? 0 };
    if (goal.kind === 'leader') {
      return this.texts.say('goalkind-leader.card', { ...args, count: few ? 6 : 8 });
    }
    if (goal.kind === 'instant') return this.texts.say('goalkind-instant.card', args);
    if (goal.stars === undefined) return this.texts.say('goalkind-final.contest', args);
    return this.texts.say(goal.per ? 'goalkind-final.per' : 'goalkind-final.reach', args);
  }
}
