declare module 'virtual:rooms' {
  const colours: Record<string, import('./view').Colour>;
  export default colours;
}


declare module 'virtual:box/room25' {
  const box: {
    tiles: Record<string, { count: number; ultimate: boolean }>;
    macCards: Record<string, { count: number; madness: boolean }>;
    /** The usual value of every switch; null: decided by the rest. */
    switches: Record<string, unknown>;
    /** What each edition reads otherwise. */
    editions: Record<string, Record<string, unknown>>;
  };
  export default box;
}
