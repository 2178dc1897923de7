import { describe, expect, test, vi } from 'vitest';

import { beside, expectedAt, lessonAt, progress, type Chapter, type Tutorial } from '../src/learn/tutorial';
import { scrollTo, selectorOf } from '../src/learn/pointing';
import { blocks, inline, plain } from '../src/learn/prose';
import { NOT_YET, Script } from '../src/learn/script';
import { Link } from '../src/link/link';
import type { FromServer } from '../src/link/protocol';

const look = { option: 5, text: 'look n' };
const move = { option: 9, text: 'move n' };
const claim = { option: 300, text: 'claim c4 red' };

const CHAPTER: Chapter = {
  title: 'one',
  config: { mode: 'suspicion' },
  seat: 1,
  lessons: [
    {
      lesson: 'welcome',
      show: ['board'],
      picture: [],
      choose: null,
      scenes: [{ number: 0, events: [], view: { round: 1, over: false } }],
      decision: { kind: 'look', about: 'max', options: [look, move] },
      may: [],
      phrases: [],
    },
    {
      lesson: 'look',
      show: ['cell c4'],
      picture: [],
      choose: look,
      scenes: [],
      decision: { kind: 'look', about: 'max', options: [look, move] },
      may: [],
      phrases: [],
    },
    {
      lesson: 'tell',
      show: [],
      picture: [],
      choose: claim,
      scenes: [
        { number: 1, events: [{ kind: 'looked', data: {}, number: 1 }], view: { round: 2 } },
        { number: 2, events: [{ kind: 'turn', data: {}, number: 2 }], view: {} },
      ],
      decision: null,
      may: [move],
      phrases: [claim],
    },
    {
      lesson: 'end',
      show: [],
      picture: [],
      choose: null,
      scenes: [{ number: 3, events: [{ kind: 'claim', data: {}, number: 3 }], view: { over: true } }],
      decision: null,
      may: [],
      phrases: [],
    },
  ],
};
const TUTORIAL: Tutorial = { game: 'room25', chapters: [CHAPTER, { ...CHAPTER, title: 'two' }] };

async function playing(at = 0) {
  const heard: FromServer[] = [];
  const moved = vi.fn();
  const opened = vi.fn();
  const script = new Script('room25', CHAPTER, at, moved, opened);
  const link = new Link({
    table: 'tutorial',
    token: null,
    connect: () => script.connect(),
    hear: (message) => heard.push(message),
    status: () => undefined,
  });
  link.open();
  await settled();
  const kinds = () => heard.map((message) => message.type);
  return { script, link, heard, kinds, moved, opened };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('a scripted table', () => {
  test('welcomes the player with the whole view of the first lesson', async () => {
    const { heard, opened } = await playing();
    expect(heard[0]).toMatchObject({ type: 'welcome', seat: 1, told: null, table: { game: 'room25' } });
    expect(heard[1]).toMatchObject({
      type: 'told',
      number: 0,
      whole: true,
      view: { round: 1, over: false },
      decision: { kind: 'look' },
    });
    expect(opened).toHaveBeenCalledOnce();
  });

  test('goes on by «Next» where no choice is wanted, and only there', async () => {
    const { script, moved, kinds } = await playing();
    script.next();
    expect(script.at).toBe(1);
    expect(moved).toHaveBeenCalledWith(1);
    script.next();
    expect(script.at).toBe(1);
    expect(kinds()).toEqual(['welcome', 'told']);
  });

  test('takes the option of the lesson and shows what follows, scene by scene', async () => {
    const { script, link, heard, kinds } = await playing(1);
    link.send({ type: 'choose', number: 0, option: look.option });
    await settled();
    expect(kinds()).toEqual(['welcome', 'told', 'done', 'told', 'told']);
    expect(heard[2]).toMatchObject({ number: 2 });
    expect(heard[3]).toMatchObject({ number: 1, whole: false, view: { round: 2 }, decision: null, may: [] });
    expect(heard[4]).toMatchObject({ number: 2, may: [move] });
    expect(script.at).toBe(2);
    expect(link.unanswered).toBe(0);
  });

  test('refuses every other option and stays', async () => {
    const { script, link, heard, moved } = await playing(1);
    link.send({ type: 'choose', number: 0, option: move.option });
    link.send({ type: 'say', number: 0, option: claim.option });
    link.send({ type: 'take_back', number: 0 });
    await settled();
    expect(heard.slice(2)).toMatchObject([{ code: NOT_YET }, { code: NOT_YET }, { code: NOT_YET }]);
    expect(script.at).toBe(1);
    expect(moved).not.toHaveBeenCalled();
    expect(link.unanswered).toBe(0);
  });

  test('offers the phrases of a lesson and takes the one that is wanted', async () => {
    const { script, link, heard } = await playing(2);
    expect(heard[1]).toMatchObject({ whole: true, number: 2, view: { round: 2, over: false } });
    link.ask({ type: 'phrases' });
    await settled();
    expect(heard[2]).toMatchObject({ type: 'phrases', options: [claim] });
    link.send({ type: 'say', number: 2, option: claim.option });
    await settled();
    expect(script.at).toBe(3);
    expect(heard.at(-1)).toMatchObject({ number: 3, view: { over: true } });
  });

  test('keeps notes as a real table does, and answers a page that wakes', async () => {
    const { link, kinds } = await playing();
    link.send({ type: 'note', key: 'tile 3', text: 'red' });
    link.wake();
    await settled();
    expect(kinds().slice(2)).toEqual(['done', 'pong']);
    link.close();
  });
});

describe('the way through a tutorial', () => {
  test('leads from chapter to chapter and back', () => {
    expect(beside(TUTORIAL, { chapter: 0, lesson: 0 }, 1)).toEqual({ chapter: 0, lesson: 1 });
    expect(beside(TUTORIAL, { chapter: 0, lesson: 3 }, 1)).toEqual({ chapter: 1, lesson: 0 });
    expect(beside(TUTORIAL, { chapter: 1, lesson: 0 }, -1)).toEqual({ chapter: 0, lesson: 3 });
    expect(beside(TUTORIAL, { chapter: 0, lesson: 0 }, -1)).toBeNull();
    expect(beside(TUTORIAL, { chapter: 1, lesson: 3 }, 1)).toBeNull();
  });

  test('knows what is wanted next, until a lesson wants nothing', () => {
    expect(expectedAt(CHAPTER, 0)).toEqual([]);
    expect(expectedAt(CHAPTER, 1)).toEqual([look.text, claim.text]);
    expect(expectedAt(CHAPTER, 2)).toEqual([claim.text]);
  });

  test('is counted over all chapters', () => {
    expect(progress(TUTORIAL, { chapter: 1, lesson: 0 })).toEqual({ at: 5, of: 8 });
    expect(lessonAt(TUTORIAL, { chapter: 1, lesson: 2 })?.lesson).toBe('tell');
    expect(lessonAt(TUTORIAL, { chapter: NaN, lesson: 0 })).toBeNull();
  });
});

describe('pointing', () => {
  test('areas have selectors of their own, things are found by their hooks', () => {
    expect(selectorOf('board')).toBe('.layout > .board');
    expect(selectorOf('cell c4')).toBe('[data-cell="c4"]');
    expect(selectorOf('handle 4 e')).toBe('[data-handle="4 e"]');
  });

  test('scrolls only what is out of sight, into the middle', () => {
    expect(scrollTo({ top: 100, bottom: 200 }, 50, 600)).toBe(0);
    expect(scrollTo({ top: 700, bottom: 800 }, 0, 500)).toBe(500);
    expect(scrollTo({ top: 300, bottom: 1300 }, 100, 500)).toBe(200);
  });
});

describe('prose', () => {
  test('a line has emphasis and links', () => {
    expect(inline('a *b* c [[room-key|the Key]].')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' c ' },
      { kind: 'link', text: 'the Key', anchor: 'room-key' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('a text has paragraphs, items, tables, lists and pictures', () => {
    const text = 'One.\nTwo.\n\n- a\n- *b*\n| x | y\n| 1 | 2\n[list rooms]\n[picture slide]';
    const found = blocks(text);
    expect(found.map((block) => block.kind)).toEqual([
      'paragraph',
      'paragraph',
      'items',
      'table',
      'list',
      'picture',
    ]);
    expect(found[2]).toMatchObject({ items: [[{ text: 'a' }], [{ kind: 'strong', text: 'b' }]] });
    expect(found[3]).toMatchObject({ head: [[{ text: 'x' }], [{ text: 'y' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] });
    expect(found[4]).toEqual({ kind: 'list', name: 'rooms' });
  });

  test('plain text has no markup', () => {
    expect(plain('*A* [[b|c]]\n- d\n[list rooms]').split(/\s+/).join(' ').trim()).toBe('A c d');
  });
});
