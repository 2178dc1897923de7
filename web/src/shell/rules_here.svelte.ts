/** The rules of the game at whose table one sits: opened from the header, without leaving. */
let game = $state<string | null>(null);
let open = $state(false);

/** The game whose rules are at hand; null: nobody sits at a table. */
export const gameHere = (): string | null => game;

export function sitAt(name: string | null): void {
  game = name;
  if (name === null) open = false;
}

export const rulesOpen = (): boolean => open && game !== null;

export function openRules(wanted: boolean): void {
  open = wanted;
}
