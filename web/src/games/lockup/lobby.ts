/** What the lobby shows of Lockup. */
import type { LobbyArt } from '../game';
import LobbyPreset from './LobbyPreset.svelte';
import LobbySeat from './LobbySeat.svelte';

export const lobby: LobbyArt = {
  Seat: LobbySeat,
  seatName: (who, texts) => texts.say(`crew-${who}`),
  Preset: LobbyPreset,
};
