/** What newcomers stumbled over in Lockup stays mended: whole names of places, no order twice. */
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import ChowHall from '../src/games/lockup/ask/ChowHall.svelte';
import { NO_OFFER } from '../src/games/lockup/ask/asked';
import { WORDS } from '../src/games/lockup/context';
import { Draft } from '../src/games/lockup/draft.svelte';
import { feed } from '../src/games/lockup/feed';
import OwnBoard from '../src/games/lockup/OwnBoard.svelte';
import HoldingCell from '../src/games/lockup/HoldingCell.svelte';
import { after } from '../src/games/lockup/staging';
import { startOf } from '../src/games/lockup/start';
import type { LockupView } from '../src/games/lockup/view';
import { LockupWords } from '../src/games/lockup/words';
import LessonCard from '../src/learn/LessonCard.svelte';
import { learnersTexts, learnWords, tell } from '../src/learn/words.svelte';
import { say, speak, texts } from '../src/words/speech.svelte';
import lockup from './fixtures/lockup.json';

const nothing = () => undefined;
const view = lockup.view as unknown as LockupView;
const bare = (html: string) => html.replaceAll(/<!--.*?-->/g, '');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  learnWords();
  await vi.waitUntil(() => learnersTexts() !== null);
});

describe('recruiting', () => {
  it('names the whole place on every button', () => {
    const goons = Object.values(view.locations).flatMap(({ goon }) => goon ?? []);
    const [goon = 'whisk'] = goons;
    const places = Object.keys(view.locations);
    const locations = Object.fromEntries(
      Object.entries(view.locations).map(([place, state]) => [place, { ...state, goon: state.goon ?? goon }]),
    );
    // A card each: of two dens with the same goon the page would make one.
    for (const place of places) {
      const html = bare(
        render(ChowHall, {
          context: new Map([[WORDS, () => new LockupWords(texts())]]),
          props: {
            asked: {
              view: { ...view, locations } as LockupView,
              crew: view.crews[0] as LockupView['crews'][number],
              kind: 'chow_hall',
              offer: { ...NO_OFFER, costs: { [`recruit ${place}`]: { any: 1 } } },
              options: [{ option: 1, text: `recruit ${place}` }],
              sent: null,
              choose: nothing,
              run: nothing,
              byKeys: () => false,
            },
          },
        }).body,
      );
      expect(html).toContain(`${say('lockup-recruit')} · ${say(`location-${place}`)}<`);
    }
  });
});

describe('the card at the beginning', () => {
  const [own] = view.crews;
  const begun = (more: object = {}, mine: object = {}) =>
    startOf({
      ...view,
      seat: 0,
      round: 1,
      phase: 'roll_call',
      advanced: false,
      rules: { ...view.rules, solo: null },
      crews: [{ ...own, passed: false, closed: [], ...mine }, ...view.crews.slice(1)],
      ...more,
    } as LockupView);

  it('says which crew one is and what for, in every mode', () => {
    const alone = { ...view.rules, solo: 'moderate' };
    expect(begun()).toMatchObject({ crew: { crew: own?.crew }, mode: 'mode-basic', what: 'lockup-start' });
    expect(begun({ advanced: true, phase: 'setup' })).toMatchObject({ mode: 'mode-advanced', what: 'lockup-start' });
    expect(begun({ rules: alone })).toMatchObject({ mode: 'lockup-mode-solo', what: 'lockup-start-solo' });
    expect(begun({ rules: alone, advanced: true })?.mode).toBe('mode-advanced_solo');
  });

  it('is gone once something was done, and for those who watch', () => {
    expect(begun({}, { passed: true })).toBeNull();
    expect(begun({}, { closed: ['smithy'] })).toBeNull();
    expect(begun({ phase: 'lights_out' })).toBeNull();
    expect(begun({ round: 2 })).toBeNull();
    expect(begun({ seat: null })).toBeNull();
  });
});

describe('a lesson', () => {
  const card = (watching: boolean, done: boolean) =>
    bare(
      render(LessonCard, {
        props: {
          game: 'lockup',
          chapter: 'watched',
          lesson: 'craft',
          wanted: 'Craft: Bone Shiv',
          at: 1,
          of: 2,
          floating: true,
          aside: false,
          lift: 0,
          watching,
          done,
          refused: false,
          back: null,
          next: nothing,
          restart: nothing,
          play: null,
        },
      }).body,
    );
  const order = () => tell('tutorial-do', { what: 'Craft: Bone Shiv' });

  it('says what to do until it is done, and then what to watch', () => {
    expect(card(false, false)).toContain(order());
    expect(card(true, false)).toContain(order());
    expect(card(true, true)).not.toContain(order());
    expect(card(true, true)).toContain(tell('tutorial-watch'));
  });
});

describe('the feed', () => {
  const paid = (seat: number, kind: string, count: number) => ({ kind: 'paid', number: 1, data: { seat, kind, count } });

  it('tells in one line what a crew pays at once', () => {
    const first = feed.merged?.(paid(1, 'potion', 1), paid(1, 'scrap', 1)) ?? null;
    const both = first && feed.merged?.(first, paid(1, 'scrap', 2));
    const crew = say(`crew-${view.crews[1]?.crew}`);
    expect(both && new LockupWords(texts()).sentence(both, view)).toBe(`${crew} paid 3 scrap and 1 potion.`);
  });

  it('keeps crews apart', () => {
    expect(feed.merged?.(paid(1, 'potion', 1), paid(0, 'potion', 1))).toBeNull();
  });
});

describe('the holding cell', () => {
  it('promises no more backs than there are tokens', () => {
    const crew = { ...(view.crews[0] as LockupView['crews'][number]), cell: ['2', 'lookout'], face_down_left: 6 };
    const html = bare(
      render(HoldingCell, {
        context: new Map([[WORDS, () => new LockupWords(texts())]]),
        props: {
          view,
          crew: crew as LockupView['crews'][number],
          kind: 'roll_call',
          options: [],
          sent: null,
          draft: new Draft(),
          choose: nothing,
          send: nothing,
        },
      }).body,
    );
    expect(html).toContain(say('lockup-label-face-down-left', { count: 2 }));
  });
});

describe('cubes', () => {
  const [crew] = view.crews as [LockupView['crews'][number], ...LockupView['crews']];
  const rich = { ...crew, cubes: { scrap: 8, potion: 0, iron: 0, gold: 0 }, storage: 5 };
  const crate = (round: number) =>
    bare(
      render(OwnBoard, {
        context: new Map([[WORDS, () => new LockupWords(texts())]]),
        props: { view: { ...view, round } as LockupView, crew: rich, asked: null },
      }).body,
    );

  it('are too many as long as some have to be given back', () => {
    expect(crate(1)).toContain('8/5');
    expect(crate(view.rules.rounds)).not.toContain('8/5');
  });

  it('that somebody is robbed of go back to the supply', () => {
    const crews = [rich, ...view.crews.slice(1)];
    const robbed = { kind: 'robbed', number: 1, data: { seat: 1, of: 0, kind: 'scrap' } };
    const next = after({ ...view, crews }, robbed);
    expect(next.crews[0]?.cubes.scrap).toBe(7);
    expect(next.crews[1]?.cubes).toEqual(view.crews[1]?.cubes);
    expect(next.supply.scrap).toBe((view.supply.scrap ?? 0) + 1);
  });
});
