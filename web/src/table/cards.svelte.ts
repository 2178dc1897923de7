/** Has the cards of a table at hand before they are shown, if they are not those of the box. */
import * as http from '../link/http';
import type { Info } from '../link/protocol';
import { brought, playWith } from '../words/brought.svelte';

const AGAIN = 2000;
const PATIENCE = 3;
const SELDOM = 30;

/** The fingerprint of what somebody brought to play with; null: nothing. */
export function digestOf(info: Pick<Info, 'config'> | null): string | null {
  const cards = info?.config['cards'];
  const named = typeof cards === 'object' && cards !== null ? (cards as { digest?: unknown }) : {};
  return typeof named.digest === 'string' ? named.digest : null;
}

/** Follow a table; says whether its cards can be shown. Without them, play goes on with their slugs. */
export function followCards(info: () => Info | null): () => boolean {
  const table = $derived(info()?.id ?? null);
  const digest = $derived(digestOf(info()));
  let tries = $state(0);

  $effect(() => {
    if (table === null) return;
    if (digest === null) playWith(null);
    else if (brought()?.digest !== digest) return fetchFaces(table, digest);
    return undefined;
  });

  function fetchFaces(id: string, wanted: string): () => void {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    tries = 0;
    const ask = async () => {
      try {
        const faces = await http.faces(id, wanted);
        if (!gone) playWith(faces);
      } catch {
        if (gone) return;
        tries += 1;
        timer = setTimeout(() => void ask(), AGAIN * Math.min(tries, SELDOM));
      }
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  return () => digest === null || brought()?.digest === digest || tries >= PATIENCE;
}
