/**
 * Anything on the page can explain itself: `{@attach explain(() => ({ title, text, rule }))}`.
 *
 * A mouse that rests on it, `?` while it has the focus, or a long press shows one small card.
 * An attachment only writes itself into a map, so that hundreds of them cost nothing.
 */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title: string;
  text: string;
  /** Where the rules say more: `<game>#<anchor>`. */
  rule?: string;
}

export type Explain = () => Explanation | null;

interface Shown extends Explanation {
  element: Element;
  /** By the keyboard or a finger: it stays until it is closed. */
  held: boolean;
}

const REST = 400;
const PRESS = 480;
const LEAVE = 220;
const SLIP = 10;

const known = new WeakMap<Element, Explain>();
let shown = $state.raw<Shown | null>(null);
let waiting: ReturnType<typeof setTimeout> | null = null;
let leaving: ReturnType<typeof setTimeout> | null = null;
/** What the press that comes before a click closed, if it was held open. */
let closed: Element | null = null;

/** What is explained now. */
export const explained = () => shown;

export function explain(what: Explain): Attachment<Element> {
  return (element) => {
    known.set(element, what);
    return () => {
      known.delete(element);
      if (untrack(() => shown)?.element === element) close();
    };
  };
}

function explainedAt(target: EventTarget | null): Element | null {
  let element = target instanceof Element ? target : null;
  while (element && !known.has(element)) element = element.parentElement;
  return element;
}

function stop(): void {
  if (waiting !== null) clearTimeout(waiting);
  if (leaving !== null) clearTimeout(leaving);
  waiting = leaving = null;
}

export function close(): void {
  stop();
  shown = null;
}

/** The pointer is on the card itself: let it be read. */
export const stay = stop;

function show(element: Element, held: boolean): void {
  stop();
  const said = known.get(element)?.();
  shown = said && element.isConnected ? { ...said, element, held } : null;
}

/** A click on something that does nothing else than explain itself; the next one closes it. */
export function toggle(element: Element): void {
  if (shown?.held && shown.element === element) close();
  else if (closed !== element) show(element, true);
  closed = null;
}

function soon(element: Element, held: boolean, after: number): void {
  stop();
  waiting = setTimeout(() => show(element, held), after);
}

/** Listen on the whole page; gives back how to stop. */
export function listen(card: () => Element | null): () => void {
  const onCard = (target: EventTarget | null) =>
    target instanceof Node && (card()?.contains(target) ?? false);
  let finger: { x: number; y: number } | null = null;
  let pressed = false;
  let mouse = { x: -1, y: -1 };
  /** What the page put under a mouse that rests: it is not asked about until the mouse moves. */
  let came: Element | null = null;

  function moved(event: PointerEvent): boolean {
    const same = event.clientX === mouse.x && event.clientY === mouse.y;
    mouse = { x: event.clientX, y: event.clientY };
    return !same;
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const rests = !moved(event);
    came = null;
    if (onCard(event.target)) return;
    const element = explainedAt(event.target);
    if (element === shown?.element) return stop();
    if (element && rests && !shown) {
      stop();
      came = element;
    } else if (element) {
      // One who is reading goes on at once.
      soon(element, false, shown && !shown.held ? REST / 4 : REST);
    } else {
      stop();
      if (shown && !shown.held) leaving = setTimeout(close, LEAVE);
    }
  }

  function down(event: PointerEvent): void {
    if (onCard(event.target)) return;
    closed = shown?.held ? shown.element : null;
    if (shown) close();
    stop();
    if (event.pointerType === 'mouse') return;
    const element = explainedAt(event.target);
    if (!element) return;
    finger = { x: event.clientX, y: event.clientY };
    pressed = false;
    waiting = setTimeout(() => {
      pressed = true;
      show(element, true);
    }, PRESS);
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      if (moved(event) && came) soon(came, false, REST);
      came = null;
      return;
    }
    if (!finger || pressed) return;
    if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP) stop();
  }

  function up(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    finger = null;
    if (!pressed) stop();
  }

  /** What was pressed long was asked about, not chosen. */
  function click(event: MouseEvent): void {
    if (shown?.held && onCard(event.target) && !(event.target as Element).closest('a')) close();
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function menu(event: Event): void {
    if (pressed || finger) event.preventDefault();
  }

  function key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      close();
    } else if (event.key === '?' && !target.closest('input, textarea, select')) {
      const element = explainedAt(target);
      if (!element) return;
      event.preventDefault();
      if (shown?.element === element) close();
      else show(element, true);
    }
  }

  const scroll = (event: Event) => {
    if (!onCard(event.target)) close();
  };

  document.addEventListener('pointerover', over);
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
  document.addEventListener('click', click, true);
  document.addEventListener('contextmenu', menu);
  document.addEventListener('keydown', key, true);
  document.addEventListener('scroll', scroll, true);
  return () => {
    document.removeEventListener('pointerover', over);
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up, true);
    document.removeEventListener('pointercancel', up, true);
    document.removeEventListener('click', click, true);
    document.removeEventListener('contextmenu', menu);
    document.removeEventListener('keydown', key, true);
    document.removeEventListener('scroll', scroll, true);
  };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Where a card stands beside what it explains: below, above, right or left, never over it. */
export function besides(
  about: Box,
  card: { width: number; height: number },
  page: { width: number; height: number },
): { left: number; top: number } {
  const keep = (wish: number, size: number, room: number) =>
    Math.max(GAP, Math.min(wish, room - size - GAP));
  const left = keep(about.left + about.width / 2 - card.width / 2, card.width, page.width);
  const below = about.top + about.height + GAP;
  if (below + card.height + GAP <= page.height) return { left, top: below };
  const above = about.top - GAP - card.height;
  if (above >= GAP) return { left, top: above };
  const top = keep(about.top + about.height / 2 - card.height / 2, card.height, page.height);
  const right = about.left + about.width + GAP;
  if (right + card.width + GAP <= page.width) return { left: right, top };
  const before = about.left - GAP - card.width;
  if (before >= GAP) return { left: before, top };
  // Something as large as the page: its quieter end.
  return { left, top: GAP };
}
