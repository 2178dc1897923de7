import { describe, expect, it } from 'vitest';
import { levelOf, temperamentOf } from '../src/words/bot_name';

describe('the name of a bot', () => {
  it('has a level, and a temperament if it was given one', () => {
    expect([levelOf('careful'), temperamentOf('careful')]).toEqual(['careful', '']);
    expect([levelOf('mastermind:liar'), temperamentOf('mastermind:liar')]).toEqual([
      'mastermind',
      'liar',
    ]);
  });
});
