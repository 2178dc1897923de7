/** A notice of the browser when it is one's turn and the page is out of sight. */
import { SITE } from '../link/house';
import { change, settings } from './settings.svelte';

// Over plain HTTP, as in a home network, browsers answer "denied" without asking anybody.
let permission = $state(typeof Notification === 'undefined' ? 'denied' : Notification.permission);

export const canNotify = () => permission !== 'denied';
export const notifies = () => settings().notifications && permission === 'granted';

export async function setNotify(next: boolean): Promise<void> {
  if (next && canNotify()) permission = await Notification.requestPermission();
  change({ notifications: next && permission === 'granted' });
}

export function notify(title: string, body: string): void {
  if (!notifies() || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag: 'cellmates', icon: SITE ? './icon.svg' : '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    permission = 'denied'; // Android knows the word and refuses to do it
  }
}
