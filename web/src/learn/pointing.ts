/** What a lesson points at, found on the page. */

const AREAS: Record<string, string> = {
  board: '.layout > .board',
  strip: '.layout > .strip',
  question: '.layout > .ask',
  tokens: '.ask .tokens',
  players: '#panel-sheets',
  talk: '#panel-talk',
  log: '#panel-log',
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

export function find(target: string): Element | null {
  return document.querySelector(selectorOf(target));
}

/** Bring the panel of a target to the front, where panels share their place. */
export function openPanel(target: string): void {
  const tab = document.getElementById(TABS[target] ?? '');
  if (tab?.offsetParent && tab.getAttribute('aria-selected') === 'false') tab.click();
}

/** How far to scroll so that a box lies between two edges; 0 when it does, or is larger anyway. */
export function scrollTo(box: { top: number; bottom: number }, top: number, bottom: number): number {
  if (box.top >= top && box.bottom <= bottom) return 0;
  if (box.bottom - box.top > bottom - top) return box.top - top;
  return (box.top + box.bottom) / 2 - (top + bottom) / 2;
}
