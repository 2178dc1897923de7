/** Dragging a token to a location with a mouse, a pen or a finger. */
import type { Attachment } from 'svelte/attachments';

import { close } from '../../shell/explain.svelte';

const SLIP = 8;

export interface Dragging {
  enabled: () => boolean;
  over: (location: string | null) => void;
  drop: (location: string | null) => void;
}

const locationAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-location]')?.dataset['location'] ??
  null;

/** A copy of the piece follows the pointer once it has moved a little; a click stays a click. */
export function drag(what: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let copy: HTMLElement | null = null;

    function rest(): void {
      start = null;
      copy?.remove();
      copy = null;
      element.style.opacity = '';
      what.over(null);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', rest);
    }

    function lift(): HTMLElement {
      const box = element.getBoundingClientRect();
      const lifted = document.createElement('div');
      lifted.append(element.querySelector('.token')?.cloneNode(true) ?? '');
      Object.assign(lifted.style, {
        position: 'fixed',
        zIndex: '60',
        left: `${box.left}px`,
        top: `${box.top}px`,
        fontSize: '1.7rem',
        pointerEvents: 'none',
      });
      document.body.append(lifted);
      element.style.opacity = '0.35';
      return lifted;
    }

    function down(event: PointerEvent): void {
      if (!what.enabled() || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', rest);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!copy && Math.hypot(x, y) < SLIP) return;
      copy ??= lift();
      // Who drags over something does not ask about it.
      close();
      copy.style.transform = `translate(${x}px, ${y}px)`;
      what.over(locationAt(event.clientX, event.clientY));
    }

    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const moved = copy !== null;
      rest();
      if (!moved) return;
      what.drop(locationAt(event.clientX, event.clientY));
      // What was dragged was not clicked.
      const swallow = (click: Event) => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true), 0);
    }

    element.addEventListener('pointerdown', down);
    return () => {
      rest();
      element.removeEventListener('pointerdown', down);
    };
  };
}
