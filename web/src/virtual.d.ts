declare module 'virtual:words/*' {
  const words: { fluent: string; cards: Record<string, string> };
  export default words;
}

declare module 'virtual:wording/*' {
  const table: import('./words/wording').Source;
  export default table;
}

declare module 'virtual:talk/*' {
  const fluent: string;
  export default fluent;
}

declare module 'virtual:problems' {
  const sources: Record<string, string>;
  export default sources;
}

declare module 'virtual:learn/*' {
  const learn: import('./learn/words.svelte').LearnersSource;
  export default learn;
}

declare module 'virtual:switches/*' {
  const fluent: string;
  export default fluent;
}
