/** Locations and boards in words, for those who hear the table. */
import { KINDS } from './cards';
import { count, isGuards, knownDown, type Crew, type Cubes, type LockupView } from './view';
import type { LockupWords } from './words';

export class Spoken {
  constructor(
    private readonly words: LockupWords,
    private readonly view: LockupView,
  ) {}

  cubes(cubes: Cubes): string {
    const { texts } = this.words;
    return KINDS.filter((kind) => cubes[kind])
      .map((kind) => texts.say(`kind-${kind}.cubes`, { count: cubes[kind] ?? 0 }))
      .join(', ');
  }

  /** "Sewers: 1 suspicion; Ragpicker Jod, bandit; Gnolls: 3, face-down token." */
  location(slug: string): string {
    const { words, view } = this;
    const { texts } = words;
    const here = view.locations[slug];
    if (!here) return texts.say(`location-${slug}`);
    const facts: string[] = [];
    if (here.suspicion) facts.push(texts.say('suspicion-count', { count: here.suspicion }));
    const cubes = this.cubes(here.cubes);
    if (cubes) facts.push(cubes);
    if (here.goon) facts.push(texts.card(here.goon));
    for (const pile of here.tokens) {
      const known = knownDown(view, slug, pile);
      const down = texts.say('face-down');
      const tokens = [
        ...pile.up.map((token) => texts.say(`token-${token}`)),
        ...known.map((token) => `${texts.say(`token-${token}`)} (${down})`),
        ...Array<string>(Math.max(0, pile.down - known.length)).fill(texts.say('token-hidden')),
      ];
      facts.push(`${words.seat(pile.seat, view)}: ${tokens.join(', ')}`);
    }
    const { up, down } = here.guards;
    if (up.length + down > 0) {
      const guards = [
        ...up.map((guard) => texts.card(guard)),
        ...Array<string>(down).fill(texts.say('guard-hidden')),
      ];
      facts.push(`${texts.say('crew-guards')}: ${guards.join(', ')}`);
    }
    if (view.location === slug && view.ranking) {
      const order = view.ranking.map((each) => `${words.seat(each.seat, view)} ${each.strength}`);
      facts.push(`${texts.say('lockup-label-ranking')}: ${order.join(', ')}`);
    }
    const said = facts.length > 0 ? facts.join('; ') : texts.say('lockup-label-nobody');
    return `${texts.say(`location-${slug}`)}: ${said}`;
  }

  /** "Gnolls: 12 stars, 2 power, 1 suspicion, 3 scrap …" */
  crew(crew: Crew): string {
    const { texts } = this.words;
    const facts = [
      texts.say('star-count', { count: crew.stars }),
      texts.say('power-count', { count: crew.power }),
      texts.say('suspicion-count', { count: crew.suspicion }),
      this.cubes(crew.cubes),
      `${texts.say('lockup-label-items')}: ${crew.items.length}`,
      `${texts.say('lockup-label-goons')}: ${crew.goons.length}`,
    ];
    if (!isGuards(crew)) facts.push(texts.say('tome-count', { count: count(crew.tomes) }));
    if (crew.seat === this.view.first) facts.push(texts.say('lockup-label-first'));
    if (crew.passed) facts.push(texts.say('lockup-label-passed'));
    return `${texts.say(`crew-${crew.crew}`)}: ${facts.filter(Boolean).join(', ')}`;
  }
}
