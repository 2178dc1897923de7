/** The words of one language: Fluent messages found by id, and the names of cards. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { broughtName } from './brought.svelte';

export type Argument = string | number | boolean | null | undefined;
export type Arguments = Record<string, Argument>;

export const LANGUAGES = ['en', 'pl', 'ru', 'cs', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Source {
  fluent: string;
  cards: Record<string, string>;
}

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    private readonly source: Source,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source.fluent));
  }

  /** Learn further messages. */
  add(fluent: string): void {
    this.bundle.addResource(new FluentResource(fluent));
  }

  /** Whether there is such a message, or such an attribute: `room-vortex.what`. */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** A message with its arguments; an unknown one is shown by its id, so that play goes on. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) return id;
    return minusFor(args, this.bundle.formatPattern(pattern, plain(args), []));
  }

  /** A message, or something else where there is none. */
  sayOr(id: string, other: string, args: Arguments = {}): string {
    return this.has(id) ? this.say(id, args) : other;
  }

  /** A message; if there is none, or a mistake in it or its arguments, that is thrown. */
  sayStrictly(id: string, args: Arguments = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) throw new Error(`no message ${id} in ${this.language}`);
    return minusFor(args, this.bundle.formatPattern(pattern, plain(args)));
  }

  /** The name of a card: what somebody brought has its own. */
  card(slug: string): string {
    return broughtName(this.language, slug) ?? this.source.cards[slug] ?? slug;
  }

  /** Several names as one phrase. */
  list(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? this.say('nobody');
    return this.say('list-and', {
      first: names.slice(0, -1).join(', '),
      last: names[names.length - 1] ?? '',
    });
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    if (!message) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

// Fluent knows neither nothing nor truth: messages select on [none] and on [0].
function plain(args: Arguments): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    told[key] = value === null || value === undefined ? 'none' : typeof value === 'boolean' ? Number(value) : value;
  }
  return told;
}

/** A number for people: with a minus sign, as our messages write it, and no hyphen. */
export const figure = (value: number): string => withMinus(String(value));

const withMinus = (text: string): string => text.replace(/(?<![\w-])-(?=\d)/g, '−');

const minusFor = (args: Arguments, text: string): string =>
  Object.values(args).some((value) => typeof value === 'number' && value < 0) ? withMinus(text) : text;

/** A name as programs write it, for people: `hand_size` is "hand size". */
export const readable = (slug: string): string => slug.replaceAll('_', ' ');

/** The first of the wanted languages that we speak, English otherwise. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const code = each.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
