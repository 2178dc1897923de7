/**
 * A game in words of which the page has no table of its own.
 *
 * Messages of the game are used where there are any, by the same names as in the terminal
 * (`terminal/plain.py`): `<game>-event-<kind>`, `<game>-ask-<kind>`, `<game>-option-<verb>` (its
 * further words are `first`, `second`, …), `<game>-<key>-<value>` for values that events and views
 * name, and `<game>-word-<slug>` for keys, and for values and words of options that have no message
 * of their own. Keys that many games have are named already (`plain-word-<key>`). A number under
 * a key `seat` or `…_seat`, or in a list under `winners`, `seats` or `…_seats`, is a player.
 * Everything else is said in the game's own notation.
 */
import type { Decision, Found, Happened } from '../../link/protocol';
import { readable, type Argument, type Arguments, type Texts } from '../../words/texts';
import type { Tone } from '../../words/wording';
import type { GameWords } from '../game';

/** What the words of an option are called in its message, after the verb. */
const PLACES = ['first', 'second', 'third', 'fourth'];

const isSeat = (key: string) => /(^|_)seat$/.test(key);

/** What the entries of a list under a key are. */
export const eachOf = (key: string) => (key === 'winners' || /(^|_)seats$/.test(key) ? 'seat' : key);

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
    if (kind === 'over' && 'winners' in told && 'reason' in told) {
      return this.texts.say('plain-over', told);
    }
    const { seat, ...rest } = told;
    const facts = Object.entries(rest).map(([key, value]) => `${this.key(key)} ${String(value ?? '–')}`);
    const what = [this.word(kind), facts.join(', ')].filter(Boolean).join(': ');
    return seat === undefined ? what : `${String(seat)}: ${what}`;
  }

  private told(data: Readonly<Record<string, unknown>>): Arguments {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, this.detail(key, value)]),
    );
  }

  private detail(key: string, value: unknown): Argument {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) {
      const names = value.map((each) => String(this.detail(eachOf(key), each) ?? '–'));
      return names.join(', ') || null;
    }
    if (typeof value === 'boolean') return value;
    if (typeof value === 'number') return isSeat(key) ? this.seat(value) : value;
    if (typeof value === 'string') return this.value(key, value);
    const facts = Object.entries(this.told(value as Record<string, unknown>));
    return facts.map(([each, fact]) => `${this.key(each)} ${String(fact ?? '–')}`).join(', ');
  }

  /** A slug in a word of the game, where it has one. */
  private word(slug: string): string {
    return this.texts.sayOr(`${this.game}-word-${slug}`, readable(slug));
  }

  /** A key of an event or a view; whose value is a player, it does without `seat`. */
  key(key: string): string {
    const short = key.replace(/_seats?$/, '');
    const own = [key, short].map((each) => `${this.game}-word-${each}`).find((id) => this.texts.has(id));
    return own ? this.texts.say(own) : this.texts.sayOr(`plain-word-${short}`, readable(short));
  }

  /** A value under a key of an event or a view. */
  value(key: string, value: string | number): string {
    if (typeof value === 'number') return isSeat(key) ? this.seat(value) : String(value);
    return this.texts.sayOr(`${this.game}-${key}-${value}`, this.word(value));
  }

  /** Said like an event; games of which the page knows nothing have no heads. */
  finding({ kind, data }: Found): { head: string; text: string } {
    return { head: '', text: this.sentence({ kind, data, number: 0 }) };
  }

  proposal(text: string): string {
    return readable(text);
  }

  speech(event: Happened): string {
    return this.sentence(event);
  }

  tone({ kind }: Happened): Tone {
    return kind === 'over' ? 'alert' : 'plain';
  }

  /** Nothing moves here: every step is shown at once. */
  duration(): number {
    return 0;
  }

  winners(winners: readonly (string | number)[]): string {
    return this.texts.list(winners.map((winner) => this.value(typeof winner === 'number' ? 'seat' : 'winners', winner)));
  }

  question({ kind, about }: Decision): string {
    const own = `${this.game}-ask-${kind}`;
    if (this.texts.has(own)) return this.texts.say(own, { who: this.value('about', about) });
    return this.texts.say('plain-ask', { kind: this.word(kind) });
  }

  option(text: string): string {
    const [id, args] = this.optionMessage(text);
    const plain = text.split(' ').map((each) => this.word(each));
    return this.texts.sayOr(id, plain.join(' '), args);
  }

  advice(kind: string): string {
    return readable(kind);
  }

  obstacle(why: string): string {
    return readable(why);
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
