/** What is heard of Lockup, the most important last. */
import type { Sound } from '../../shell/sound.svelte';

export const sounds: Record<string, Sound> = {
  swapped: 'slide',
  raid: 'raid',
  gained: 'cube',
  crafted: 'win',
};
