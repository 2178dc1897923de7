/** Lockup in words: its table `words.toml`, and what only code can put into words. */
import type { Board } from 'virtual:box/lockup';
import source from 'virtual:wording/lockup';

import type { Decision, Found, Happened } from '../../link/protocol';
import type { Texts } from '../../words/texts';
import { Wording, WordsTable, type Tone } from '../../words/wording';
import type { GameWords } from '../game';
import { CARDS, KINDS, type Item } from './cards';
import { detailsOf, heapOf, placeOf, type LockupView, type Rules } from './view';

export const TABLE = new WordsTable(source);

export class LockupWords implements GameWords<LockupView> {
  private readonly wording: Wording<LockupView>;

  constructor(readonly texts: Texts) {
    this.wording = new Wording(TABLE, texts, {
      player: ([word], view) => (word === 'guards' ? this.name('crew', word) : this.seat(Number(word), view)),
      called: ([word], view) => this.called(Number(word), view),
      players: ([seats], view) => this.winners(seats as number[], view),
      card: ([slug]) => texts.card(String(slug)),
      described_card: ([slug]) => this.described(String(slug)),
      goon_at: ([location], view) => this.goonAt(String(location), view),
      ranking: ([order, strengths], view) => this.ranked(order as number[], strengths as number[], view),
      amount: ([count]) => Math.abs(Number(count)),
      sign: ([count]) => (Number(count) < 0 ? 'minus' : 'plus'),
    });
  }

  private name(family: string, slug: unknown): string {
    return this.texts.say(`${family}-${slug}`);
  }

  /** A player is called by the crew; the catalogue knows seats that are not at this table, too. */
  seat(seat: number, view: LockupView): string {
    const crew = view.crews[seat];
    return crew ? this.name('crew', crew.crew) : this.texts.say('player', { number: seat + 1 });
  }

  /** A crew in the plural, as it is spoken to. */
  private called(seat: number, view: LockupView): string {
    const crew = view.crews[seat];
    return crew ? this.texts.say(`crew-${crew.crew}.called`) : this.seat(seat, view);
  }

  sentence(event: Happened, view: LockupView): string {
    if ('heap' in event.data) return this.heaped(event, view);
    return this.wording.event(event.kind, event.data, view);
  }

  /** A crew pays or gains cubes of several kinds. */
  private heaped(event: Happened, view: LockupView): string {
    const heap = heapOf(event);
    const cubes = KINDS.filter((kind) => heap[kind]).map((kind) =>
      this.texts.say(`kind-${kind}.cubes`, { count: heap[kind] ?? 0 }),
    );
    const seat = this.seat(detailsOf(event).seat ?? 0, view);
    return this.texts.say(`lockup-event-${event.kind}`, { seat, cubes: this.texts.list(cubes) });
  }

  finding(found: Found, view: LockupView): { head: string; text: string } {
    return this.wording.finding(found.kind, found.data, view);
  }

  proposal(text: string, view: LockupView): string {
    return this.wording.proposal(text, view);
  }

  speech(event: Happened, view: LockupView): string {
    return this.wording.speech(event.kind, event.data, view);
  }

  tone(event: Happened): Tone {
    return TABLE.tone(event.kind);
  }

  duration(event: Happened): number {
    return TABLE.duration(event.kind);
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

  /** What is asked, and at which place. */
  question(decision: Decision, view: LockupView): string {
    const seat = Number(decision.about);
    const question = this.wording.question(decision.kind, { who: seat, there: view.location }, view);
    const at = TABLE.question(decision.kind)?.line.at;
    if (at === 'sending' && view.assigning) {
      return this.texts.say('lockup-ask-at', { location: this.name('location', view.assigning), question });
    }
    const place = placeOf(view, seat);
    if (at !== 'place' || place < 0) return question;
    return this.texts.say('lockup-ask-place', {
      location: this.name('location', view.location),
      place: place + 1,
      count: view.ranking?.length ?? 0,
      question,
    });
  }

  option(text: string, view: LockupView): string {
    return this.wording.option(text, '', view);
  }

  advice(kind: string, data: Readonly<Record<string, unknown>>, view: LockupView): string {
    return this.wording.advice(kind, data, view);
  }

  obstacle(why: string): string {
    return this.wording.obstacle(why);
  }

  why(text: string, view: LockupView): string {
    return this.wording.option(text, '', view, '.why');
  }

  private goonAt(location: string, view: LockupView): string {
    const goon = view.locations[location]?.goon;
    return goon ? this.texts.card(goon) : this.texts.say('lockup-label-no-goon');
  }

  private ranked(order: readonly number[], strengths: readonly number[], view: LockupView): string {
    return order.map((seat, place) => `${this.seat(seat, view)} ${strengths[place]}`).join(', ');
  }

  // What cards say.

  /** A card by name, and what matters most of it: a goon's type, a trait's bonuses. */
  private described(slug: string): string {
    const name = this.texts.card(slug);
    const [goon, trait] = [CARDS.goons[slug], CARDS.traits[slug]];
    if (goon) return `${name}, ${this.name('goontype', goon.type)}`;
    return trait ? `${name} (${this.bonuses(trait.bonuses)})` : name;
  }

  private bonuses(given: readonly (readonly [string, number])[]): string {
    return given.map(([what, count]) => this.texts.say(`bonus-${what}`, { count })).join(', ');
  }

  price(item: Item): string {
    return [...KINDS, 'any' as const]
      .filter((kind) => item.cost[kind])
      .map((kind) => this.texts.say(`kind-${kind}.cubes`, { count: item.cost[kind] ?? 0 }))
      .join(', ');
  }

  /** Any card explained in one paragraph; null if there is no such card. */
  about(slug: string, rules: Rules): string | null {
    const { texts } = this;
    const name = texts.card(slug);
    const item = CARDS.items[slug];
    if (item) {
      const stars = texts.say('star-count', { count: item.value });
      const text = texts.say('lockup-about-item', { name, stars, price: this.price(item) });
      return [text, ...this.icons(item, rules)].join(' ');
    }
    const goon = CARDS.goons[slug];
    if (goon) {
      const type = this.name('goontype', goon.type);
      const told = [texts.say('lockup-about-goon', { name, type }), texts.say(`goontype-${goon.type}.what`)];
      if (goon.resource) told.push(texts.say('lockup-about-brings', { kind: this.name('kind', goon.resource) }));
      if (goon.suspicion) told.push(texts.say('lockup-about-watch', { count: goon.suspicion }));
      return [...told, ...this.icons(goon, rules)].join(' ');
    }
    const tome = CARDS.tomes[slug];
    if (tome) {
      const when = this.name('timing', tome.timing);
      return `${texts.say('lockup-about-tome', { name, when })} ${texts.say(`tomecode-${tome.code}.what`)}`;
    }
    const trait = CARDS.traits[slug];
    if (trait) {
      return texts.say('lockup-about-trait', { name, bonuses: this.bonuses(trait.bonuses) });
    }
    const guard = CARDS.guards[slug];
    if (guard) {
      const told =
        guard.strength === 'power'
          ? `${name}. ${texts.say('guard-fist.what')}`
          : texts.say('lockup-about-guard', { name, strength: guard.strength });
      return guard.draw ? `${told} ${texts.say('guard-draw.what')}` : told;
    }
    const goal = CARDS.goals[slug];
    if (!goal) return null;
    const kind = this.name('goalkind', goal.kind);
    const what = texts.say(`goalkind-${goal.kind}.what`);
    return `${texts.say('lockup-about-goal', { name, kind })} ${this.goal(slug, rules)} ${what}`;
  }

  private icons(card: { treasures?: string[]; effects?: string[] }, rules: Rules): string[] {
    const told: string[] = [];
    if (card.treasures?.length) {
      const treasures = rules.treasures.map((slug) => ({
        name: this.name('treasure', slug),
        count: card.treasures?.filter((each) => each === slug).length ?? 0,
      }))
        .filter(({ count }) => count)
        .map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name))
        .join(', ');
      told.push(this.texts.say('lockup-about-treasures', { treasures }));
    }
    for (const slug of card.effects ?? []) {
      const [effect, what] = [this.name('effect', slug), this.texts.say(`effect-${slug}.what`)];
      told.push(this.texts.say('lockup-about-icon', { effect, what }));
    }
    return told;
  }

  /** A crew, and what the advanced game gives it at the start. */
  crew(slug: string, board: Board): string {
    const given: [string, number][] = [
      ['stars', board.stars],
      ['power', board.power],
      ['suspicion', board.suspicion],
      ...board.bonuses,
    ];
    return this.texts.say('lockup-about-crew', {
      name: this.name('crew', slug),
      start: this.bonuses(given.filter(([, count]) => count > 0)),
      storage: board.storage,
    });
  }

  /** What a goal counts. */
  metric(slug: string): string {
    return this.texts.say(`metric-${(CARDS.goals[slug]?.metric ?? '').replace(':', '-')}`);
  }

  /** What a goal counts and what it is worth. */
  goal(slug: string, rules: Rules): string | null {
    const goal = CARDS.goals[slug];
    if (!goal) return null;
    const thing = this.metric(slug);
    const args = { thing, minimum: goal.minimum ?? 0, per: goal.per ?? 1, count: goal.stars ?? 0 };
    if (goal.kind === 'leader') {
      return this.texts.say('goalkind-leader.card', { ...args, count: rules.leader_stars });
    }
    if (goal.kind === 'instant') return this.texts.say('goalkind-instant.card', args);
    if (goal.stars === undefined) return this.texts.say('goalkind-final.contest', args);
    return this.texts.say(goal.per ? 'goalkind-final.per' : 'goalkind-final.reach', args);
  }
}
