/** What a lesson points at, found on the page. */

const AREAS: Record<string, string> = {
  board: '.layout > .board',
  strip: '.layout > .strip',
  question: '.layout > .ask',
  tokens: '.ask :is(.hand, .tokens)',
  players: '#panel-sheets',
  talk: '#panel-talk',
  log: '#panel-log',
  tabs: '.layout > .tabs',
};

/** The panels that a narrow page shows one at a time. */
const TABS: Record<string, string> = { players: 'tab-sheets', talk: 'tab-talk', log: 'tab-log' };

/** The selector of a target: an area, or `cell c4` for the element with `data-cell="c4"`. */
export function selectorOf(target: string): string {
  const area = AREAS[target];
  if (area) return area;
  const [kind = '', ...rest] = target.split(' ');
  return rest.length > 0 ? `[data-${kind}="${rest.join(' ')}"]` : `[data-${kind}]`;
}

/** The element of a target; if several have its name, one that can be seen. */
export function find(target: string): Element | null {
  const found = [...document.querySelectorAll(selectorOf(target))];
  return found.find((element) => element.getClientRects().length > 0) ?? found[0] ?? null;
}

/** Where panels share their place: bring that of a target to the front, or put away what is open. */
export function openPanel(target: string | undefined): void {
  const shown = (id = '') => {
    const tab = document.getElementById(id);
    return tab?.offsetParent ? tab : null;
  };
  const wanted = shown(TABS[target ?? '']);
  const open = Object.values(TABS)
    .map(shown)
    .find((tab) => tab?.getAttribute('aria-selected') === 'true');
  if (!wanted) open?.click();
  else if (wanted !== open) wanted.click();
}

/** Close what was opened by touching something: the next lesson begins with a clean table. */
export function closeDetails(): void {
  document.querySelector<HTMLElement>('.layout button.close')?.click();
}

/** How far to scroll so that a box lies between two edges; 0 when it does, or is larger anyway. */
export function scrollTo(box: { top: number; bottom: number }, top: number, bottom: number): number {
  if (box.top >= top && box.bottom <= bottom) return 0;
  if (box.bottom - box.top > bottom - top) return box.top - top;
  return (box.top + box.bottom) / 2 - (top + bottom) / 2;
}
