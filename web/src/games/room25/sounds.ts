/** What is heard of Room 25, the most important last. */
import type { Sound } from '../../shell/sound.svelte';

export const sounds: Record<string, Sound> = {
  slid: 'slide',
  swapped: 'slide',
  revealed: 'flip',
  locked: 'lock',
  closed: 'lock',
  died: 'death',
  alarm: 'raid',
};
