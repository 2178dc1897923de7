declare module 'virtual:cards' {
  const cards: import('./cards').Cards;
  export default cards;
}

declare module 'virtual:box/lockup' {
  export interface Board {
    stars: number;
    power: number;
    suspicion: number;
    storage: number;
    bonuses: [string, number][];
  }

  const box: {
    boards: Record<string, Board>;
    /** How many there are of each tome. */
    copies: Record<string, number>;
  };
  export default box;
}
