/** Everything at the Lockup table explained: a title, a text, and where the rules say more. */
import type { Explanation } from '../../shell/explain.svelte';
import { CARDS, STANDARD } from './cards';
import type { LockupView } from './view';
import type { LockupWords } from './words';

const FAMILIES = ['items', 'goons', 'tomes', 'goals', 'traits', 'guards'] as const;

/** Where the rules tell of a family: they list the cards of the box only. */
const CHAPTERS = { items: 'items', goons: 'goons', tomes: 'tomes', goals: 'goals', traits: 'advanced', guards: 'solo' };

const anchorOf = (family: (typeof FAMILIES)[number], slug: string) =>
  slug in STANDARD[family] ? `${family.slice(0, -1)}-${slug}` : CHAPTERS[family];

export class About {
  constructor(
    private readonly words: LockupWords,
    private readonly view: LockupView,
  ) {}

  private said(title: string, text: string, anchor: string): Explanation {
    return { title: capital(title), text: capital(text), rule: `lockup#${anchor}` };
  }

  /** A location, with the goon that is there. */
  location(slug: string, goon: string | null = null): Explanation {
    const { texts } = this.words;
    const id = `location-${slug}`;
    const there = (goon && this.words.about(goon, this.view.rules)) ?? '';
    return this.said(texts.say(id), `${texts.say(`${id}.what`)} ${there}`.trim(), id);
  }

  /** Something to be done at a location: why one would, and what the place is about. */
  act(option: string, location: string): Explanation {
    const there = this.location(location);
    const text = `${this.words.why(option, this.view)} ${there.text}`;
    return { ...there, title: this.words.option(option, this.view), text };
  }

  card(slug: string): Explanation {
    const { texts } = this.words;
    const family = FAMILIES.find((each) => slug in CARDS[each]) ?? 'items';
    const title = texts.card(slug);
    // What is told of a card begins with its name, which is the title here.
    const told = this.words.about(slug, this.view.rules) ?? title;
    const text = told.startsWith(title) ? told.slice(title.length).replace(/^[,:.\s]+/, '') : told;
    return this.said(title, text, anchorOf(family, slug));
  }

  kind(slug: string): Explanation {
    const { texts } = this.words;
    return this.said(texts.say(`kind-${slug}`), texts.say(`kind-${slug}.what`), `resource-${slug}`);
  }

  token(slug: string): Explanation {
    const { texts } = this.words;
    const id = `token-${slug}`;
    return this.said(texts.say(id), texts.say(`${id}.what`), slug === 'hidden' ? 'word-face_down' : id);
  }

  /** A word of the table: `raid`, `den`; power and suspicion are kinds of cubes, too. */
  word(slug: string, id = `word-${slug}`): Explanation {
    const { texts } = this.words;
    return this.said(texts.say(id), texts.say(`${id}.what`), `word-${slug}`);
  }

  phase(): Explanation {
    const id = `lockup-phase-${this.view.phase}`;
    return this.word(this.view.phase, id);
  }

  crew(slug: string): Explanation {
    const { texts } = this.words;
    const title = texts.say(`crew-${slug}`);
    const text = slug === 'guards' ? texts.say('guard-card.what') : texts.say('lockup-crew-what');
    return this.said(title, text, slug === 'guards' ? 'word-guards' : `crew-${slug}`);
  }
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
