/** What the lobby shows of Room 25. */
import type { LobbyArt } from '../game';
import LobbyPreset from './LobbyPreset.svelte';
import LobbySeat from './LobbySeat.svelte';

export const lobby: LobbyArt = {
  Seat: LobbySeat,
  seatName: (who, texts) => texts.say(`character-${who}`),
  Preset: LobbyPreset,
};
