import { afterEach, describe, expect, it } from 'vitest';

import type { Faces } from '../src/link/protocol';
import { About } from '../src/games/lockup/explaining';
import { CARDS, STANDARD } from '../src/games/lockup/cards';
import { USUAL_RULES } from '../src/games/lockup/types';
import type { LockupView } from '../src/games/lockup/view';
import { LockupWords } from '../src/games/lockup/words';
import { digestOf } from '../src/table/cards.svelte';
import { playWith } from '../src/words/brought.svelte';
import { Texts } from '../src/words/texts';
import { cardNames, fluentOf } from '../plugins/game_data';

const words = (language: 'en' | 'pl') =>
  new LockupWords(new Texts(language, { fluent: fluentOf(language), cards: cardNames(language) }));
const view = { crews: [{}, {}, {}], rules: USUAL_RULES } as unknown as LockupView;
const FORK: Faces = {
  digest: 'f'.repeat(32),
  cards: {
    ...(STANDARD as unknown as Faces['cards']),
    items: {
      rusty_fork: { value: 9, cost: { iron: 2 }, treasures: ['gem', 'gem'] },
      bone_shiv: { value: 1, cost: { scrap: 1 }, treasures: ['shield'] },
    },
  },
  names: {
    en: { rusty_fork: 'Rusty Fork', bone_shiv: 'Bone' },
    pl: { rusty_fork: 'Zardzewiały widelec', bone_shiv: 'Kość' },
  },
};

describe('cards that somebody brought', () => {
  afterEach(() => playWith(null));

  it('are shown with their own names and numbers, in every language', () => {
    playWith(FORK);
    expect(words('en').texts.card('rusty_fork')).toBe('Rusty Fork');
    expect(words('pl').texts.card('rusty_fork')).toBe('Zardzewiały widelec');
    expect(words('en').texts.card('bone_shiv')).toBe('Bone');
    expect(words('en').about('rusty_fork', USUAL_RULES)).toMatch(/9 stars.*2 iron/);
    expect(words('en').option('craft rusty_fork', view)).toContain('Rusty Fork');
  });

  it('are gone when another table is looked at', () => {
    playWith(FORK);
    playWith(null);
    expect(CARDS.items).toBe(STANDARD.items);
    expect(words('en').texts.card('bone_shiv')).toBe('Bone Shiv');
    expect(words('en').about('rusty_fork', USUAL_RULES)).toBeNull();
  });

  it('are explained by the chapter of the rules that tells of their kind', () => {
    playWith(FORK);
    const about = new About(words('en'), view);
    expect(about.card('rusty_fork').rule).toBe('lockup#items');
    expect(about.card('bone_shiv').rule).toBe('lockup#item-bone_shiv');
    expect(about.card(Object.keys(STANDARD.goons)[0] ?? '').rule).toMatch(/^lockup#goon-/);
  });

  it('are known by what the table says of them', () => {
    expect(digestOf(null)).toBeNull();
    expect(digestOf({ config: {} })).toBeNull();
    expect(digestOf({ config: { cards: 'standard' } })).toBeNull();
    expect(digestOf({ config: { cards: { name: 'a', digest: 'b' } } })).toBe('b');
  });
});
