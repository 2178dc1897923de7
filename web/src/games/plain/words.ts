/**
 * A game in words of which the page has no table of its own.
 *
 * Messages of the game are used where there are any: `<game>-event-<kind>`, `<game>-ask-<kind>`,
 * `<game>-option-<verb>`, and `<game>-<key>-<value>` for the values that events name. Everything
 * else is said in the game's own notation, which can be read, too.
 */
import type { Decision, Happened } from '../../link/protocol';
import { readable, type Argument, type Arguments, type Texts } from '../../words/texts';
import type { Tone } from '../../words/wording';
import type { GameWords } from '../game';
import { eachKey, isSeat } from './shape';

/** What the words of an option are called in its message, after the verb. */
const PLACES = ['first', 'second', 'third', 'fourth'];

export class PlainWords implements GameWords {
  constructor(
    private readonly game: string,
    private readonly texts: Texts,
  ) {}

  seat(seat: number): string {
    return this.texts.say('player', { number: seat + 1 });
  }

  sentence({ kind, data }: Happened): string {
    const told = this.told(data);
    const own = `${this.game}-event-${kind}`;
    if (this.texts.has(own)) return this.texts.say(own, told);
    if (kind === 'over') return this.texts.say('plain-over', told);
    const { seat, ...rest } = told;
    const facts = Object.entries(rest).map(([key, value]) => `${readable(key)} ${String(value ?? '–')}`);
    const what = [readable(kind), facts.join(', ')].filter(Boolean).join(': ');
    return seat === undefined ? what : `${String(seat)}: ${what}`;
  }

  private told(data: Readonly<Record<string, unknown>>): Arguments {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, this.detail(key, value)]),
    );
  }

  private detail(key: string, value: unknown): Argument {
    if (value === null || value === undefined) return null;
    if (isSeat(key) && typeof value === 'number') return this.seat(value);
    if (key === 'winners') return this.winners(value as (string | number)[]);
    if (Array.isArray(value)) {
      return value.map((each) => String(this.detail(eachKey(key), each) ?? '–')).join(', ') || null;
    }
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (typeof value === 'string') return this.name(key, value);
    const facts = Object.entries(this.told(value as Record<string, unknown>));
    return facts.map(([each, fact]) => `${readable(each)} ${String(fact ?? '–')}`).join(', ');
  }

  private name(key: string, value: string): string {
    return this.texts.sayOr(`${this.game}-${key}-${value}`, readable(value));
  }

  tone({ kind }: Happened): Tone {
    return kind === 'over' ? 'alert' : 'plain';
  }

  /** Nothing moves here: every step is shown at once. */
  duration(): number {
    return 0;
  }

  winners(winners: readonly (string | number)[]): string {
    return this.texts.list(
      winners.map((winner) =>
        typeof winner === 'number' ? this.seat(winner) : this.name('winners', winner),
      ),
    );
  }

  question({ kind, about }: Decision): string {
    const own = `${this.game}-ask-${kind}`;
    if (this.texts.has(own)) return this.texts.say(own, { who: this.name('about', about) });
    return this.texts.say('plain-ask', { kind: readable(kind) });
  }

  option(text: string): string {
    const [id, args] = this.optionMessage(text);
    return this.texts.sayOr(id, readable(text), args);
  }

  why(text: string): string {
    const [id, args] = this.optionMessage(text);
    return this.texts.sayOr(`${id}.why`, '', args);
  }

  private optionMessage(text: string): [string, Arguments] {
    const [verb = '', ...rest] = text.split(' ');
    const args = Object.fromEntries(
      PLACES.map((place, at) => [place, rest[at] === undefined ? null : readable(rest[at])]),
    );
    return [`${this.game}-option-${verb}`, args];
  }
}
