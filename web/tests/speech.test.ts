/** Words that come with a part of the page. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { bringWords, say, speak, type MoreWords } from '../src/words/speech.svelte';

const comes = (load: () => Promise<{ default: string }>): MoreWords => ({ en: load, pl: load, ru: load, cs: load, it: load });

describe('words that come later', () => {
  beforeEach(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
  });

  it('are asked for again by whoever wants them after the network has failed', async () => {
    let tries = 0;
    const words = comes(() => (tries++ ? Promise.resolve({ default: 'brought-late = Here we are' }) : Promise.reject(new Error('no network'))));
    await expect(bringWords(words)).rejects.toThrow('no network');
    await bringWords(words);
    expect(say('brought-late')).toBe('Here we are');
  });

  it('are there for everybody who has waited for them, and come once', async () => {
    let tries = 0;
    const words = comes(async () => {
      tries++;
      await Promise.resolve();
      return { default: 'brought-once = Together' };
    });
    await Promise.all([bringWords(words), bringWords(words).then(() => expect(say('brought-once')).toBe('Together'))]);
    expect(tries).toBe(1);
  });
});
