declare module 'virtual:words/*' {
  const words: { fluent: string; cards: Record<string, string> };
  export default words;
}

declare module 'virtual:cards' {
  const cards: import('./games/lockup/cards').Cards;
  export default cards;
}

declare module 'virtual:rooms' {
  const colours: Record<string, import('./games/room25/view').Colour>;
  export default colours;
}

declare module 'virtual:wording/*' {
  const table: import('./words/wording').Source;
  export default table;
}

declare module 'virtual:learn/*' {
  const learn: import('./learn/words.svelte').LearnersSource;
  export default learn;
}

declare module 'virtual:rulebook' {
  const rulebook: import('./learn/catalogue').Rulebook;
  export default rulebook;
}
