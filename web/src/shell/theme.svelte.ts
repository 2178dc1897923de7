/** Light or dark: as the system says, or as the person says. */
import { recall, remember } from './memory';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

let chosen = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'auto');

export const theme = () => chosen;

export function applyTheme(next: Theme = chosen): void {
  chosen = next;
  remember('theme', next);
  if (next === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
}
