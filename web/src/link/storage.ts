/** The browser's own database, where a house in this browser keeps its tables: texts by their keys. */
import type { Storage } from './house';

const DATABASE = 'cellmates';
const STORE = 'kept';

export interface Kept {
  all(): Promise<[string, string][]>;
  /** Keep a value, or forget it; what cannot be kept is told, and the game goes on. */
  keep(key: string, value: string | undefined): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** Opens it; where storage is forbidden, nothing is kept, and that is told. */
export async function openStorage(
  tell: (state: Storage) => void,
  factory: IDBFactory | undefined = globalThis.indexedDB,
): Promise<Kept> {
  let database: IDBDatabase;
  try {
    if (factory === undefined) throw new Error('no storage');
    database = await open(factory);
  } catch {
    tell('forbidden');
    return { all: async () => [], keep: async () => undefined };
  }
  let state: Storage = 'kept';
  const note = (now: Storage) => {
    if (now !== state) tell((state = now));
  };
  return {
    async all() {
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([
        settled(store.getAllKeys()),
        settled(store.getAll() as IDBRequest<string[]>),
      ]);
      return keys.map((key, index) => [String(key), values[index] ?? '']);
    },
    async keep(key, value) {
      try {
        const transaction = database.transaction(STORE, 'readwrite');
        const store = transaction.objectStore(STORE);
        const done = new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error ?? new Error('storage'));
        });
        if (value === undefined) store.delete(key);
        else store.put(value, key);
        await done;
        note('kept');
      } catch (error) {
        const full = error instanceof DOMException && error.name === 'QuotaExceededError';
        note(full ? 'full' : 'forbidden');
      }
    },
  };
}
