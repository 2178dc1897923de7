/** The 33 goons of the box: the head of their kind, and what tells them apart. */
import { bandit } from './heads/bandit';
import { cultist } from './heads/cultist';
import { demon } from './heads/demon';
import { dwarf } from './heads/dwarf';
import { hobgoblin } from './heads/hobgoblin';
import { marauder } from './heads/marauder';
import { ratfolk } from './heads/ratfolk';

const WHITE = ['#e8e4da', '#aaa598', '#f6f3ea'] as const;
const BLACK = ['#3a302c', '#1f1917', '#5a4c46'] as const;
const BLOND = ['#e0b04a', '#a3761c', '#f4d27a'] as const;
const BROWN = ['#7a4a26', '#4d2c14', '#9c6a3c'] as const;
const AUBURN = ['#9c2f2a', '#661a18', '#c4504a'] as const;

/** A goon of each kind, for one that nobody has drawn. */
export const KINDS: Record<string, () => string> = { bandit, cultist, demon, dwarf, hobgoblin, marauder, ratfolk };

export const GOONS: Record<string, () => string> = {
  ragpicker_jod: () => bandit({ mend: true, scarf: ['#5f8a4a', '#3c5c2e'], dot: '#d9f5bd' }),
  sour_wenna: () => bandit({ lash: true, skin: ['#f0c6a0', '#bf8a62'] }),
  nails_orrick: () =>
    bandit({ nails: true, hood: ['#4a3a30', '#2c211a'], scarf: ['#59636f', '#363e4a'], skin: ['#b9805a', '#7f5236'], dot: '#c2cddc', extra: 'scar' }),
  velvet_sarn: () =>
    bandit({ hat: '#45dccd', hood: ['#7a3f9e', '#4a2266'], scarf: ['#f0c23a', '#b07f16'], skin: ['#8d5a3c', '#5c3722'], cloak: '#4a2266', dot: '#fff3b8' }),
  humming_acolyte: () => cultist({ sing: true, robe: ['#2f7f78', '#184a47'], glow: '#9affea', low: true }),
  ink_stained_acolyte: () => cultist({ ink: true, robe: ['#5b6a9e', '#333f68'], glow: '#cfe0ff' }),
  chanter_of_the_drain: () => cultist({ slime: true, drop: true, robe: ['#5a6e3a', '#38471f'], glow: '#c9f26a' }),
  keeper_of_verses: () => cultist({ scroll: true, three: true }),
  cinder_fiend: () =>
    demon({ flame: true, crack: true, skin: ['#5a4640', '#33241f'], horn: ['#2b2320', '#14100e'], eye: '#ffb347' }),
  chain_fiend: () => demon({ chain: true }),
  hollow_fiend: () =>
    demon({ gaunt: true, antler: true, skin: ['#a8b8c8', '#66788c'], horn: ['#4d5866', '#2b333d'], eye: '#7fe3ff' }),
  brannoc_the_mute: () => dwarf({ mute: true, beard: WHITE, hat: 'hair' }),
  ulda_scrapboot: () => dwarf({ female: true, hat: 'pot' }),
  forge_hand_dorrin: () => dwarf({ beard: BLACK, hat: 'gogg', smut: true, cloak: '#6e2a1e' }),
  tongs_marga: () => dwarf({ female: true, beard: BLOND, hat: 'rag', smut: true }),
  shieldwall_hesk: () => dwarf({ beard: BROWN, hat: 'horn', fork: true }),
  old_rivet: () => dwarf({ beard: WHITE, hat: 'bald', fork: true, cloak: '#3d4c5c' }),
  gemcutter_filda: () => dwarf({ female: true, beard: AUBURN, hat: 'hair', loupe: true, cloak: '#3a3f6b' }),
  drill_sergeant_krugg: () => hobgoblin({ top: 'cap', extra: 'whistle', cloak: '#4a5a2e' }),
  sparring_partner_oza: () => hobgoblin({ top: 'band', extra: 'bruise', skin: ['#e0a05a', '#a0682c'], cloak: '#3a5a7a' }),
  banner_thug: () => hobgoblin({ top: 'knot', extra: 'banner', paint: '#f6e6c6', skin: ['#c4662e', '#863e14'] }),
  captain_murgash: () => hobgoblin({ top: 'crest', extra: 'patch' }),
  whisk: () => ratfolk({ long: true, fur: ['#b8bcc4', '#838892', '#a4a9b2'] }),
  tattle: () => ratfolk({ extra: 'cap', fur: ['#b08458', '#7c5834', '#9c744c'], cloak: '#3a4a66' }),
  swap: () => ratfolk({ half: '#e9dcc4', extra: 'band', eye: '#7fe3ff' }),
  glint: () =>
    ratfolk({ fur: ['#4f4a55', '#302c36', '#45404c'], ring: true, extra: 'gem', tooth: '#f0c23a', eye: '#ffd75e' }),
  dregs: () =>
    ratfolk({ torn: true, extra: 'drool', fur: ['#8a9468', '#5d6642', '#7b855c'], eye: '#c9f26a' }),
  two_axe_varga: () => marauder({ extra: 'axes', fang: true }),
  hexblade_sul: () =>
    marauder({ top: 'long', hair: ['#2b2633', '#15121c'], extra: 'sword', paint: '#5c3494', glow: '#e6b8ff', skin: ['#d9c2b0', '#a08a7c'] }),
  runescar: () =>
    marauder({ top: 'bald', extra: 'runes', nop: true, skin: ['#8d5a3c', '#5c3722'], hair: ['#2b1c14', '#2b1c14'], ear: true }),
  payroll_pike: () => marauder({ top: 'hat', stache: true, extra: 'coin', nop: true, hair: ['#6b4a2b', '#402a16'] }),
  smoke_tirra: () =>
    marauder({ top: 'hood', hair: ['#59606e', '#373c48'], extra: 'smoke', mask: '#2f7f78', nop: true, skin: ['#c99468', '#8f6340'], collar: '#6b7280', collar_shade: '#454b57' }),
  quartermaster_bole: () =>
    marauder({ top: 'cap', beard: true, hair: ['#a5602c', '#6b3815'], extra: 'bottle', nop: true }),
};
