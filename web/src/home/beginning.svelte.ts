/** Beginning a game in one click: against bots at once, or with a lobby for friends. */
import * as http from '../link/http';
import type { GameInfo } from '../link/protocol';
import { ownName } from '../shell/memory';
import { say } from '../words/speech.svelte';
import { begin } from './make_table';
import { againstBots, forFriends, modesOf } from './table_setup';

export class Beginning {
  /** What somebody wants to be called; as one is known, until it is written. */
  name = $state(ownName());
  asking = $state(false);
  failed = $state<string | null>(null);

  /** Make the table, and go there. */
  async begin(game: GameInfo, who: 'bots' | 'friends'): Promise<void> {
    const called = this.name.trim() || say('guest-name');
    this.asking = true;
    this.failed = null;
    try {
      const mode = modesOf(game)[0] ?? '';
      await begin(who === 'bots' ? againstBots(game, mode, called) : forFriends(game, called));
    } catch (error) {
      this.failed = http.codeOf(error);
    } finally {
      this.asking = false;
    }
  }
}
