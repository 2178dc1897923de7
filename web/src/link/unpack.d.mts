/** As much of Python's file system (Emscripten's) as is used. */
export interface Files {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
}

export function unpack(python: Files, packed: Uint8Array): void;
