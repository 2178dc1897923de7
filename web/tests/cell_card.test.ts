import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import CellCard from '../src/games/room25/CellCard.svelte';
import { WORDS } from '../src/games/room25/context';
import type { Room25View } from '../src/games/room25/view';
import { Room25Words } from '../src/games/room25/words';
import { say, speak, texts } from '../src/words/speech.svelte';
import room25 from './fixtures/room25.json';

const nothing = () => undefined;

function card(compact: boolean): string {
  return render(CellCard, {
    context: new Map([[WORDS, () => new Room25Words(texts())]]),
    props: {
      view: room25.view as unknown as Room25View,
      cell: 'c3',
      note: '',
      setNote: nothing,
      claims: [{ option: 4, text: 'claim c3 red' }],
      claim: nothing,
      may: [{ option: 9, text: 'remind c3' }],
      choose: nothing,
      close: nothing,
      compact,
    },
  }).body;
}

describe('the card of a room', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
  });

  const order = (html: string) =>
    ['claim', 'note', 'about']
      .map((part) => ({
        part,
        at: html.indexOf(
          { claim: 'class="say', note: '<input', about: say('room-central.what') }[part] ?? '',
        ),
      }))
      .sort((one, other) => one.at - other.at)
      .map(({ part, at }) => (at < 0 ? `no ${part}` : part));

  it('tells first, where there is room for all', () => {
    expect(order(card(false))).toEqual(['about', 'claim', 'note']);
  });

  it('has claims and the note at hand first, where there is little room', () => {
    expect(order(card(true))).toEqual(['claim', 'note', 'about']);
  });

  it.each([true, false])('offers the reminder by name (little room: %s)', (compact) => {
    expect(card(compact)).toContain('Lay the reminder on c3');
  });
});
