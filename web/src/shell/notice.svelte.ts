/** A notice of the browser when it is one's turn and the page is out of sight. */
import { change, settings } from './settings.svelte';

const known = typeof Notification !== 'undefined';

export const canNotify = () => known;
export const notifies = () =>
  known && settings().notifications && Notification.permission === 'granted';

export async function setNotify(next: boolean): Promise<void> {
  const granted = next && known && (await Notification.requestPermission()) === 'granted';
  change({ notifications: granted });
}

export function notify(title: string, body: string): void {
  if (!notifies() || !document.hidden) return;
  const notice = new Notification(title, { body, tag: 'cellmates', icon: '/icon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
