import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { cardNames, fluentOf } from '../plugins/game_data';
import type { Info, OfferedOption } from '../src/link/protocol';
import { after, type Staged } from '../src/games/lockup/staging';
import { captionOf } from '../src/games/lockup/caption';
import { KINDS, LOCATIONS, type Kind } from '../src/games/lockup/cards';
import { nextOf } from '../src/games/lockup/errands';
import { effectsOf } from '../src/games/lockup/effects';
import { ending } from '../src/games/lockup/ending';
import {
  billOf,
  cheapest,
  cubeSteps,
  isChoosy,
  lessonPays,
  missing,
  together,
  without,
} from '../src/games/lockup/paying';
import { shownPrizes } from '../src/games/lockup/prizes';
import { CATEGORIES, filledRows, isCounted, scoreRows } from '../src/games/lockup/scores';
import { keepStandingAnswer, lasts, recallStandingAnswer, scopesOf, stand } from '../src/games/lockup/standing_answers';
import { swapOf, swapSize, takenBy } from '../src/games/lockup/swaps';
import { USUAL_RULES } from '../src/games/lockup/types';
import { count, knownDown, sum, type Cubes, type LockupView } from '../src/games/lockup/view';
import { LockupWords } from '../src/games/lockup/words';
import { LANGUAGES, Texts } from '../src/words/texts';

interface Step {
  asked: { kind: string; options: string[] } | null;
  chosen: string | null;
  events: { kind: string; data: Record<string, unknown>; number: number }[];
  changes: [string, unknown][];
}

const playedGames = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/lockup_games.json'), 'utf-8'),
) as { view: LockupView; steps: Step[] }[];

/** The view with some leaves replaced. */
function changed(view: LockupView, changes: Step['changes']): LockupView {
  const next = structuredClone(view);
  for (const [path, value] of changes) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let at = next as unknown as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    at[last] = value;
  }
  return next;
}

/** Every step of every played game with the views before and after it. */
const walked = playedGames.map((playedGame) => {
  let view = playedGame.view;
  return playedGame.steps.map((step) => {
    const before = view;
    view = changed(view, step.changes);
    return { ...step, before, view };
  });
});
const steps = walked.flat();
const asked = (kind: string) => steps.filter((step) => step.asked?.kind === kind);
const choices = (texts: readonly string[]): OfferedOption[] =>
  texts.map((text, option) => ({ option, text }));

describe('the table after each event', () => {
  // What no event tells comes with the view: own cards, tokens that go home.
  const boards = (view: LockupView) =>
    view.crews.map((crew) => ({
      stars: crew.stars,
      power: crew.power,
      cubes: Object.fromEntries(KINDS.map((kind) => [kind, crew.cubes[kind] ?? 0])),
      items: crew.items,
      goons: crew.goons,
      reserved: count(crew.reserved),
      storage: crew.storage,
      trait: crew.trait,
    }));
  const rooms = (view: LockupView) =>
    Object.entries(view.locations).map(([slug, here]) => ({
      slug,
      suspicion: here.suspicion,
      goon: here.goon,
      cubes: Object.fromEntries(KINDS.map((kind) => [kind, here.cubes[kind] ?? 0])),
    }));

  it('leads to what the server tells', () => {
    for (const { before, view, events } of steps) {
      const reached = events.reduce(after, before);
      const kinds = events.map((event) => event.kind).join(' ');
      expect(boards(reached), kinds).toEqual(boards(view));
      expect(rooms(reached), kinds).toEqual(rooms(view));
      expect(reached.display, kinds).toEqual(view.display);
      expect(reached.first).toBe(view.first);
      expect(reached.round).toBe(view.round);
      expect(reached.supply, kinds).toMatchObject(
        Object.fromEntries(KINDS.map((kind) => [kind, view.supply[kind]])),
      );
      // How far everybody is with them comes with the view.
      expect({ ...reached.goals, counts: null }).toEqual({ ...view.goals, counts: null });
    }
  });

  it('takes suspicion back after a raid, once everybody has seen who had it', () => {
    let raids = 0;
    for (const { before, view, events } of steps) {
      const seen: Staged[] = [before];
      for (const event of events) seen.push(after(seen.at(-1)!, event));
      for (const each of seen) expect(each.supply.suspicion).toBeGreaterThanOrEqual(0);
      const reached = seen.at(-1)!;
      if (events.some(({ kind }) => kind === 'raid')) raids += 1;
      if (reached.searched) continue;
      const kinds = events.map((event) => event.kind).join(' ');
      expect(reached.crews.map((crew) => crew.suspicion), kinds).toEqual(
        view.crews.map((crew) => crew.suspicion),
      );
      expect(reached.supply.suspicion, kinds).toBe(view.supply.suspicion);
    }
    expect(raids).toBeGreaterThan(2);
  });

  it('puts tokens where they were sent and turns them up', () => {
    const sent = steps.filter(
      ({ events, view }) =>
        events.some(({ kind }) => kind === 'assigned') && view.phase === 'roll_call',
    );
    expect(sent.length).toBeGreaterThan(50);
    for (const { before, view, events } of sent) {
      const reached = events.reduce(after, before);
      for (const [slug, here] of Object.entries(view.locations)) {
        expect(reached.locations[slug]?.tokens, slug).toEqual(here.tokens);
        expect(reached.locations[slug]?.guards, slug).toEqual(here.guards);
      }
      for (const crew of view.crews) {
        expect(count(reached.crews[crew.seat]?.cell)).toBe(count(crew.cell));
      }
    }
  });

  it('keeps the ranking and walks stragglers to the Library', () => {
    const [walk] = steps.filter(({ events }) => events.some(({ kind }) => kind === 'straggled'));
    const event = walk?.events.find(({ kind }) => kind === 'straggled');
    let view = walk!.before;
    for (const each of walk!.events) {
      view = after(view, each);
      if (each === event) break;
    }
    const seat = Number(event?.data['seat']);
    const library = view.locations['library'];
    const there = library?.tokens.some((pile) => pile.seat === seat) || library?.guards.up.length;
    expect(there).toBeTruthy();
    for (const { before, events } of steps) {
      const ranked = events.find(({ kind }) => kind === 'ranked');
      if (!ranked) continue;
      const order = after(before, ranked).ranking?.map((place) => place.seat);
      expect(order).toEqual(ranked.data['order']);
    }
  });

  it('knows where every flight begins and ends', () => {
    for (const { before, events } of steps) {
      for (const event of events) {
        for (const flight of effectsOf(event, before)) {
          expect(flight.from + flight.to, event.kind).not.toMatch(/undefined|null|NaN/);
          expect(flight.count).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe('flights', () => {
  it('end where the thing is counted', () => {
    const view = playedGames[0]!.view;
    const fly = (kind: string, data: Record<string, unknown>) =>
      effectsOf({ kind, data, number: 1 }, { ...view, phase: 'lights_out', location: 'sewers' })[0];
    const won = fly('gained', { seat: 1, kind: 'scrap', count: 3 });
    expect(won).toMatchObject({ count: 3, piece: { cube: 'scrap' } });
    expect(won?.from).toContain('location:sewers');
    expect(won?.to).toBe('[data-crew="1"] [data-stat="scrap"]');
    expect(fly('recruited', { seat: 0, goon: 'x', location: 'smithy' })?.to).toContain('"goon"');
    expect(fly('stars', { seat: 0, count: -4 })?.from).toBe('[data-crew="0"] [data-stat="star"]');
  });
});

describe('paying', () => {
  it('splits a price into what is fixed and what one picks', () => {
    expect(billOf({ scrap: 2, any: 1 })).toEqual({ fixed: { scrap: 2 }, any: 1 });
    expect(isChoosy(billOf({ scrap: 2, any: 1 }), { scrap: 3, iron: 1 })).toBe(true);
    expect(isChoosy(billOf({ scrap: 2, any: 1 }), { scrap: 2, iron: 1 })).toBe(false);
    expect(isChoosy(billOf({ scrap: 2 }), { scrap: 2, iron: 1 })).toBe(false);
    expect(isChoosy(billOf({ any: 1 }), { scrap: 5 })).toBe(false);
  });

  it('suggests what one has most of, and gold last', () => {
    expect(cheapest({ scrap: 1, potion: 3, gold: 5 }, 3)).toMatchObject({ potion: 2, scrap: 1, gold: 0 });
    expect(cheapest({ gold: 2, iron: 1 }, 2)).toMatchObject({ iron: 1, gold: 1 });
    expect(sum(cheapest({ scrap: 1 }, 3))).toBe(1);
    expect(without({ scrap: 2 }, { scrap: 3 }).scrap).toBe(0);
    expect(together({ scrap: 2 }, { scrap: 1, gold: 1 })).toMatchObject({ scrap: 3, gold: 1 });
  });

  it('suggests what the best item within reach does not need', () => {
    const maul = { value: 11, cost: { scrap: 3, iron: 2 } };
    const axe = { value: 10, cost: { iron: 3 } };
    const cup = { value: 8, cost: { scrap: 1, any: 1 } };
    expect(cheapest({ scrap: 3, iron: 4 }, 2)).toMatchObject({ scrap: 1, iron: 1 });
    expect(cheapest({ scrap: 3, iron: 4 }, 2, [maul])).toMatchObject({ scrap: 0, iron: 2 });
    expect(cheapest({ scrap: 3, iron: 3 }, 2, [axe, maul])).toMatchObject({ scrap: 2, iron: 0 });
    expect(cheapest({ scrap: 1, iron: 1, gold: 1 }, 1, [cup])).toMatchObject({ iron: 1 });
    expect(missing(cup.cost, { iron: 2 })).toBe(1);
    expect(missing(cup.cost, { scrap: 1 })).toBe(1);
    expect(missing(cup.cost, { scrap: 2 })).toBe(0);
  });

  it('offers in a lesson what the lesson wants to be paid', () => {
    expect(lessonPays(['recruit smithy', 'pay iron', 'pay scrap'], 1)).toEqual({ iron: 1 });
    expect(lessonPays(['recruit two', 'pay iron', 'pay iron'], 2)).toEqual({ iron: 2 });
    expect(lessonPays(['recruit smithy', 'collect'], 1)).toBeNull();
    expect(lessonPays([], 1)).toBeNull();
  });

  it('lists the guards of a solo game at its end, winners first', () => {
    const view = {
      winners: [1],
      crews: [{ seat: 0, stars: 10 }, { seat: 1, stars: 147 }],
    } as unknown as LockupView;
    const info = { outcome: { scores: [10] } } as unknown as Info;
    const english = new Texts('en', { fluent: fluentOf('en'), cards: cardNames('en') });
    const people = ending.people(info, view, english, (seat) => `P${seat}`);
    expect(people.map(({ name }) => name)).toEqual(['P1', 'P0']);
  });

  it('is told by the view what everything costs and what is lacking', () => {
    const all = [...asked('cell_block'), ...asked('chow_hall')];
    expect(all.length).toBeGreaterThan(6);
    for (const { before, asked: question } of all) {
      const { costs, lacks } = before.offer!;
      if (!question!.options.includes('decline')) continue; // a tome helps to pay
      for (const text of question!.options) {
        if (/^(craft|reserve|recruit) (?!none)/.test(text)) expect(costs, text).toHaveProperty(text);
      }
      for (const slug of Object.keys(lacks)) expect(question!.options).not.toContain(`craft ${slug}`);
    }
  });
});

describe('errands', () => {
  const send = (errand: string[], questions: { kind: string; options: string[] }[]) => {
    const said: (string | null)[] = [];
    let rest: readonly string[] = errand;
    for (const question of questions) {
      const { option, rest: left } = nextOf(rest, { ...question, options: choices(question.options) });
      rest = left;
      said.push(option === null ? null : (question.options[option] ?? null));
    }
    return { said, rest };
  };

  it('says again what was said in real games', () => {
    // Each turn of Roll Call: where, which tokens, done.
    let turn: Step[] = [];
    let turns = 0;
    for (const step of steps) {
      if (step.asked?.kind === 'roll_call') turn = [step];
      else if (step.asked?.kind === 'token') turn.push(step);
      else continue;
      if (step.chosen !== 'done') continue;
      const errand = turn.map((each) => each.chosen ?? '');
      const { said, rest } = send(errand, turn.map((each) => each.asked!));
      expect(said).toEqual(errand);
      expect(rest).toEqual([]);
      turns += 1;
    }
    expect(turns).toBeGreaterThan(15);
  });

  it('pays in any order and skips what answered itself', () => {
    const pay = (...options: string[]) => ({ kind: 'pay', options });
    const { said, rest } = send(
      ['craft bone_shiv', 'pay scrap', 'pay scrap', 'pay iron'],
      [
        { kind: 'cell_block', options: ['decline', 'craft bone_shiv'] },
        pay('pay scrap', 'pay iron'),
        pay('pay iron', 'pay scrap'),
      ],
    );
    expect(said).toEqual(['craft bone_shiv', 'pay scrap', 'pay scrap']);
    expect(rest).toEqual(['pay iron']);
    expect(cubeSteps('pay', { iron: 1, scrap: 2 })).toEqual(['pay scrap', 'pay scrap', 'pay iron']);
  });

  it('waits while something else is asked, and goes on', () => {
    const { said } = send(
      ['recruit two', 'recruit sewers', 'recruit smithy'],
      [
        { kind: 'chow_hall', options: ['decline', 'recruit two', 'recruit sewers'] },
        { kind: 'recruit', options: ['recruit sewers', 'recruit smithy'] },
        { kind: 'order', options: ['first gain_scrap', 'first gain_power'] },
        { kind: 'recruit', options: ['recruit smithy', 'recruit infirmary'] },
      ],
    );
    expect(said).toEqual(['recruit two', 'recruit sewers', null, 'recruit smithy']);
  });

  it('is the same list as long as it waits', () => {
    const errand = ['recruit sewers'];
    const question = { kind: 'order', options: choices(['first gain_scrap']) };
    expect(nextOf(errand, question).rest).toBe(errand);
  });

  it('is dropped when the table does not offer its step', () => {
    const { said, rest } = send(['pay gold'], [{ kind: 'pay', options: ['pay scrap', 'pay iron'] }]);
    expect(said).toEqual([null]);
    expect(rest).toEqual([]);
  });
});

describe('swaps', () => {
  it('every swap on offer can be picked as cubes', () => {
    const questions = asked('swap');
    expect(questions.length).toBeGreaterThan(1);
    for (const { asked: question } of questions) {
      const options = choices(question!.options);
      for (const choice of options) {
        if (!choice.text.startsWith('swap ')) continue;
        const words = choice.text.split(' ').slice(1);
        const given: Cubes = {};
        for (const kind of words.slice(0, words.indexOf('for')) as Kind[]) {
          given[kind] = (given[kind] ?? 0) + 1;
        }
        const taken = words[words.length - 1] as Kind;
        expect(sum(given)).toBe(swapSize(options));
        expect(takenBy(options, given)).toContain(taken);
        expect(swapOf(options, given, taken)).toBe(choice);
      }
    }
  });

  it('offers nothing for what cannot be given', () => {
    const options = choices(['decline', 'swap scrap scrap for gold']);
    expect(takenBy(options, { iron: 1 })).toEqual([]);
    expect(swapOf(options, { scrap: 1 }, 'gold')).toBeNull();
  });
});

describe('prizes on the board', () => {
  const { prizes } = USUAL_RULES;
  const placesOf = (location: string) =>
    shownPrizes(prizes[location] ?? []).map(({ from, to, open, last }) => [from, to, open, last]);

  it('are shown for every location, the first place first', () => {
    for (const location of LOCATIONS) {
      const shown = shownPrizes(prizes[location] ?? []);
      expect(shown[0]?.from).toBe(1);
      for (const { parts } of shown) expect(parts.length).toBeGreaterThan(0);
    }
  });

  it('stand together where neighbours get the same', () => {
    expect(placesOf('sewers')).toEqual([
      [1, 1, false, false],
      [2, 2, false, false],
      [3, 4, true, false],
    ]);
    expect(placesOf('cell_block')).toEqual([[1, 4, true, false]]);
    expect(placesOf('infirmary')).toEqual([
      [1, 1, false, false],
      [2, 4, true, true],
    ]);
    expect(placesOf('smithy')).toEqual([
      [1, 1, false, false],
      [2, 2, false, false],
    ]);
  });

  it('show cubes, signs and prices', () => {
    expect(shownPrizes(prizes['chow_hall'] ?? [])[0]?.parts).toEqual([
      { sign: 'goon' },
      { text: '−' },
      { cube: 'any' },
    ]);
    expect(shownPrizes(prizes['library'] ?? [])[0]?.parts).toEqual([{ sign: 'tome' }, { text: '½' }]);
    expect(shownPrizes(prizes['commissary'] ?? [])[1]?.parts).toEqual([
      { cube: 'any' },
      { sign: 'swap' },
      { cube: 'any' },
    ]);
  });
});

describe('what is said to who only waits', () => {
  it('is where everybody is and what it is about, in every language', () => {
    for (const language of LANGUAGES) {
      const words = new LockupWords(
        new Texts(language, { fluent: fluentOf(language), cards: cardNames(language) }),
      );
      const view = playedGames[0]!.view;
      const scenes = [
        ...LOCATIONS.map((location) => ({ ...view, phase: 'lights_out' as const, location })),
        ...(['setup', 'roll_call', 'lights_out', 'patrol', 'final'] as const).map((phase) => ({
          ...view,
          phase,
          location: null,
        })),
      ].map((each) => words.scene(each));
      expect(new Set(scenes.map(({ title }) => title)).size).toBe(LOCATIONS.length + 5);
      for (const { title, text } of scenes) {
        expect(text.length, title).toBeGreaterThan(15);
        expect(title + text).not.toMatch(/location-|lockup-/);
      }
    }
  });
});

describe('the caption', () => {
  it('tells the newest whole, and what was before where there is room', () => {
    expect(captionOf([])).toBe('');
    expect(captionOf(['One.', 'Two.'])).toBe('One. Two.');
    const long = 'x'.repeat(86);
    expect(captionOf(['Before.', long])).toBe(long);
    expect(captionOf([long, 'Now.'])).toBe('Now.');
  });
});

describe('waiting in tome windows', () => {
  const base = { round: 2, phase: 'lights_out', location: 'sewers' } as LockupView;
  afterEach(() => vi.unstubAllGlobals());

  function disk() {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    return kept;
  }

  it('outlives the page, but only for its seat, its table and its time', () => {
    disk();
    for (const scope of ['location', 'phase', 'round'] as const) {
      const said = stand(scope, base);
      keepStandingAnswer('t1', 1, said);
      expect(recallStandingAnswer('t1', 1, base)).toEqual(said);
      expect(recallStandingAnswer('t1', 0, base)).toBeNull();
      expect(recallStandingAnswer('t2', 1, base)).toBeNull();
      expect(recallStandingAnswer('t1', 1, { ...base, round: 3 })).toBeNull();
    }
    keepStandingAnswer('t1', 1, stand('location', base));
    expect(recallStandingAnswer('t1', 1, { ...base, location: 'smithy' })).toBeNull();
    keepStandingAnswer('t1', 1, null);
    expect(recallStandingAnswer('t1', 1, base)).toBeNull();
  });

  it('is forgotten where it makes no sense', () => {
    const kept = disk();
    keepStandingAnswer('t1', 1, stand('phase', base));
    const [key = ''] = kept.keys();
    for (const nonsense of ['', 'null', '{', '["week","[2]"]', '[]']) {
      kept.set(key, nonsense);
      expect(recallStandingAnswer('t1', 1, base)).toBeNull();
    }
  });

  it('is kept in mind where the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepStandingAnswer('t3', 0, stand('round', base));
    expect(recallStandingAnswer('t3', 0, base)?.scope).toBe('round');
    keepStandingAnswer('t3', 0, null);
    expect(recallStandingAnswer('t3', 0, base)).toBeNull();
  });

  it('lasts as long as it says', () => {
    expect(scopesOf(base)).toEqual(['location', 'phase', 'round']);
    expect(scopesOf({ ...base, location: null })).toEqual(['phase', 'round']);
    expect(scopesOf({ ...base, phase: 'final' })).toEqual(['phase']);
    const here = stand('location', base);
    expect(lasts(here, base)).toBe(true);
    expect(lasts(here, { ...base, location: 'smithy' })).toBe(false);
    const round = stand('round', base);
    expect(lasts(round, { ...base, phase: 'patrol', location: null })).toBe(true);
    expect(lasts(round, { ...base, round: 3 })).toBe(false);
    expect(lasts(round, { ...base, phase: 'final' })).toBe(false);
  });
});

describe('goals and the final count', () => {
  it('fills row by row and adds up', () => {
    const playedGame = walked.find((each) => each.at(-1)?.view.over) ?? [];
    const last = playedGame.at(-1)!;
    const log = playedGame.flatMap((step) => step.events);
    expect(isCounted(last.view, log)).toBe(true);
    for (const row of scoreRows(last.view, log)) {
      const late = Object.values(row.counted).reduce((total, { stars }) => total + stars, 0);
      expect(row.before + late).toBe(row.total);
    }
    let view = last.before;
    const rows: number[] = [];
    const heard = [...log.slice(0, log.length - last.events.length)];
    for (const event of last.events) {
      view = after(view, event);
      heard.push(event);
      if (event.kind === 'scored') rows.push(filledRows(view, heard));
    }
    expect(rows.length).toBeGreaterThan(2);
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
    expect(filledRows(last.view, log)).toBe(6);
  });
});

describe('why the stars are what they are', () => {
  it('the reasons are there while it is counted and after the page was loaded anew', () => {
    let seen = 0;
    for (const playedGame of walked) {
      const last = playedGame.at(-1);
      if (!last?.view.over) continue;
      const told = scoreRows({ ...last.view, over: false, scoring: null }, last.events);
      for (const row of scoreRows(last.view, [])) {
        for (const category of CATEGORIES) {
          const { stars = 0, why = [] } = row.counted[category] ?? {};
          expect(why.reduce((total, reason) => total + reason.stars, 0)).toBe(stars);
          if (stars === 0) continue;
          expect(told.find(({ seat }) => seat === row.seat)?.counted[category]).toEqual({ stars, why });
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(4);
  });
});

describe('what a seat knows', () => {
  it('its own tokens and those it has looked at', () => {
    const pile = { seat: 1, up: [], down: 2, mine: null };
    const view: LockupView = {
      ...playedGames[0]!.view,
      peeked: [{ location: 'yard', seat: 1, token: '5' }],
    };
    expect(knownDown(view, 'yard', pile)).toEqual(['5']);
    expect(knownDown(view, 'sewers', pile)).toEqual([]);
    expect(knownDown(view, 'sewers', { ...pile, mine: ['2', '3'] })).toEqual(['2', '3']);
  });
});
