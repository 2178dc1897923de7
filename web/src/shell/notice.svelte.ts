/** A notice of the browser when it is one's turn and the page is out of sight. */
import { recall, remember } from './memory';

const known = typeof Notification !== 'undefined';
let wanted = $state(known && recall('notify') === 'yes' && Notification.permission === 'granted');

export const canNotify = () => known;
export const notifies = () => wanted;

export async function setNotify(next: boolean): Promise<void> {
  wanted = next && known && (await Notification.requestPermission()) === 'granted';
  remember('notify', wanted ? 'yes' : null);
}

export function notify(title: string, body: string): void {
  if (!wanted || !document.hidden) return;
  const notice = new Notification(title, { body, tag: 'cellmates', icon: '/icon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
