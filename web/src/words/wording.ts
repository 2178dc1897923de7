/**
 * Events, options and questions as sentences, by the table `words.toml` of a game.
 *
 * The file says at its top what its entries mean. The terminal reads the same one
 * (`terminal/wording.py`), so that both say the same.
 */
import type { Sound } from '../shell/sound.svelte';
import type { Argument, Arguments, Texts } from './texts';

export type Tone = 'plain' | 'talk' | 'alert' | 'title' | 'good' | 'private';

/** What is to be told, by name: the details of an event, or the words of an option. */
export type Details = Readonly<Record<string, unknown>>;

/** A kind of argument that only the game's own code can put into words. */
export type Coded<V> = (values: readonly unknown[], view: V) => Argument;

type Spec = string | { kind: string; of: string[] };

/** A line of the file. */
interface WordsLine {
  message?: string;
  told?: string[];
  arguments?: Record<string, Spec>;
  tone?: Tone;
  ms?: number;
  sound?: Sound;
  at?: string;
  card?: string;
  token?: string;
  answers?: string[];
  head?: string;
}

/** The file, as far as the page reads it. */
export interface WordsFile {
  messages: {
    event: string;
    option: string;
    question: string;
    finding: string;
    insight: string;
    advice: string;
    obstacle: string;
    speech?: string;
  };
  kinds: {
    printed: string[];
    coded: string[];
    named: Record<string, string>;
    lists: Record<string, string>;
  };
  arguments: Record<string, Spec>;
  usual: { ms: number };
  events: Record<string, WordsLine>;
  options: Record<string, WordsLine>;
  questions: Record<string, WordsLine>;
  findings: Record<string, WordsLine>;
  insights: Record<string, WordsLine>;
  advice: Record<string, WordsLine>;
  waits?: Record<string, { same: string[]; there?: string; not_in?: string }>;
}

/** A message with its arguments, each of a kind and made of details, and what else the line says. */
export interface Template {
  message: string;
  told: { name: string; kind: string; of: readonly string[] }[];
  line: WordsLine;
}

/** The table of one game. */
export class WordsTable {
  private readonly events: Record<string, Template>;
  private readonly questions: Record<string, Template>;
  private readonly findings: Record<string, Template>;
  private readonly advices: Record<string, Template>;
  private readonly options: { form: RegExp; template: Template }[];

  constructor(readonly source: WordsFile) {
    const { messages } = source;
    const entries = (lines: Record<string, WordsLine>, start: string) =>
      Object.fromEntries(
        Object.entries(lines).map(([kind, line]) => [kind, this.template(line, start + kind, line.told ?? [])]),
      );
    this.events = entries(source.events, messages.event);
    this.questions = entries(source.questions, messages.question);
    this.findings = {
      ...entries(source.findings, messages.finding),
      ...entries(source.insights, messages.insight),
    };
    this.advices = entries(source.advice, messages.advice);
    this.options = Object.entries(source.options).map(([notation, line]) => {
      const words = [...notation.matchAll(/<(\w+)>/g)].map(([, word]) => word ?? '');
      const form = notation.replace(/[+?]/g, '\\$&').replace(/<(\w+)>/g, '(?<$1>\\S+)');
      const [verb = ''] = notation.split(' ');
      return {
        form: new RegExp(`^${form}$`),
        template: this.template(line, messages.option + verb, line.told ?? words),
      };
    });
  }

  private template(line: WordsLine, message: string, told: readonly string[]): Template {
    const specs = { ...this.source.arguments, ...line.arguments };
    return {
      message: line.message ?? message,
      told: told.map((name) => {
        const spec = specs[name] ?? '';
        return typeof spec === 'string' ? { name, kind: spec, of: [name] } : { name, ...spec };
      }),
      line,
    };
  }

  /** Null for a kind that the table does not have: a server of another version may tell one. */
  event = (kind: string): Template | null => this.events[kind] ?? null;
  question = (kind: string): Template | null => this.questions[kind] ?? null;
  finding = (kind: string): Template | null => this.findings[kind] ?? null;
  advice = (kind: string): Template | null => this.advices[kind] ?? null;

  /** The template of an option, and the details that its notation holds; null if none fits. */
  option(notation: string): { template: Template; details: Details } | null {
    for (const { form, template } of this.options) {
      const found = form.exec(notation);
      if (found) return { template, details: { ...found.groups } };
    }
    return null;
  }

  tone = (kind: string): Tone => this.events[kind]?.line.tone ?? 'plain';

  /** How many milliseconds an event wants on the screen at normal speed; 0: it needs no look. */
  duration = (kind: string): number => this.events[kind]?.line.ms ?? this.source.usual.ms;

  /** The sounds of events, the most important last: that of what is looked at longest. */
  get sounds(): Record<string, Sound> {
    const heard = Object.entries(this.events).flatMap(([kind, { line }]) =>
      line.sound ? [[kind, line.sound] as const] : [],
    );
    return Object.fromEntries(heard.sort(([one], [other]) => this.duration(one) - this.duration(other)));
  }
}

/** The table of a game in one language, with the game's own kinds of arguments. */
export class Wording<V> {
  constructor(
    private readonly table: WordsTable,
    private readonly texts: Texts,
    private readonly coded: Readonly<Record<string, Coded<V>>>,
  ) {}

  /** An event as a sentence; what was said, with who said it. */
  event(kind: string, details: Details, view: V): string {
    const words = this.speech(kind, details, view);
    const { speech } = this.table.source.messages;
    if (speech === undefined || this.table.tone(kind) !== 'talk') return words;
    const spec = this.table.source.arguments['seat'];
    const who = this.worded(typeof spec === 'string' ? spec : '', [details['seat'] ?? null], view);
    return this.texts.say(speech, { who, words });
  }

  /** What was said, without who said it; of other events the sentence. */
  speech(kind: string, details: Details, view: V): string {
    return this.said(this.table.event(kind), kind, details, view);
  }

  /** A phrase that proposes something, given in its notation, as it is said at the table; `more` as for an option. */
  proposal(notation: string, view: V, more: Details = {}): string {
    const details = this.table.option(notation)?.details ?? {};
    const values = Object.values(details);
    const kind = notation.split(' ').filter((word) => !values.includes(word)).join('_');
    return this.speech(kind, { ...details, ...more, wording: 0 }, view);
  }

  /** What was found after the end, at once or by an analysis: a sentence, and what stands above it. */
  finding(kind: string, details: Details, view: V): { head: string; text: string } {
    const template = this.table.finding(kind);
    const head = template?.line.head ? this.texts.say(`found-head-${template.line.head}`) : '';
    return { head, text: this.said(template, kind, details, view) };
  }

  /** A question, without what the game says before it. */
  question(kind: string, details: Details, view: V): string {
    return this.said(this.table.question(kind), kind, details, view);
  }

  /** What the coach says. */
  advice(kind: string, details: Details, view: V): string {
    return this.said(this.table.advice(kind), kind, details, view);
  }

  /** Why something is not offered, as the end of a sentence. */
  obstacle(why: string): string {
    return this.texts.say(this.table.source.messages.obstacle + why);
  }

  /**
   * An option of a question about somebody as a phrase, or an attribute of its message; `more` is
   * what the game knows of it besides what its notation says.
   */
  option(notation: string, about: string, view: V, attribute = '', more: Details = {}): string {
    const found = this.table.option(notation);
    const details = { who: about, ...more, ...found?.details };
    return this.said(found?.template ?? null, notation, details, view, attribute);
  }

  // What the table does not have is shown as it is called, so that play goes on.
  private said(template: Template | null, name: string, details: Details, view: V, attribute = ''): string {
    if (template === null) return name;
    const told: Arguments = {};
    for (const { name, kind, of } of template.told) {
      told[name] = this.worded(
        kind,
        of.map((detail) => details[detail] ?? null),
        view,
      );
    }
    return this.texts.say(template.message + attribute, told);
  }

  private worded(kind: string, values: readonly unknown[], view: V): Argument {
    const { named, lists, printed } = this.table.source.kinds;
    const each = lists[kind];
    if (each !== undefined) {
      const several = values.flat().filter((value) => value !== null);
      const names = several.map((value) => String(this.worded(each, [value], view)));
      return names.length > 0 ? this.texts.list(names) : null;
    }
    const [value, count] = values;
    if (value === null) return null;
    const id = named[kind];
    if (id !== undefined) {
      return this.texts.say(id.replace('{}', String(value)), typeof count === 'number' ? { count } : {});
    }
    if (printed.includes(kind)) return value as Argument;
    return this.coded[kind]?.(values, view) ?? null;
  }
}
