/** The few requests beside the WebSocket. */
import type { Brief, Course, GameInfo, Info } from './protocol';

/** A request that the server refused; `code` has a translation. */
export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string | null,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('unreachable');
  }
  if (response.ok) return (await response.json()) as T;
  const told = (await response.json().catch(() => ({}))) as { code?: string };
  throw new Refusal(told.code ?? 'unknown');
}

export interface NewTable {
  game: string;
  config?: Record<string, unknown>;
  bots?: Record<string, string>;
  name?: string;
  sit?: boolean;
  clock?: object;
  takeover?: number | null;
  pace?: number;
  talk?: 'structured' | 'free';
  spectators?: boolean;
  listed?: boolean;
  start?: boolean;
}

export const games = async () => (await ask<{ games: GameInfo[] }>('GET', '/api/games')).games;
export const me = () => ask<{ name: string | null; tables: Brief[] }>('GET', '/api/me');
export const callMe = (name: string) => ask<{ name: string }>('PUT', '/api/me', { name });
export const openTables = async () =>
  (await ask<{ tables: Brief[] }>('GET', '/api/tables')).tables;
export const makeTable = (wish: NewTable) =>
  ask<{ table: Info; host: string; seat: number | null; token: string | null }>(
    'POST',
    '/api/tables',
    wish,
  );
export const tableInfo = (table: string) => ask<Info>('GET', `/api/tables/${table}`);
export const sit = (table: string, name: string | null, seat?: number) =>
  ask<{ table: Info; seat: number; token: string }>('POST', `/api/tables/${table}/sit`, {
    ...(name ? { name } : {}),
    ...(seat === undefined ? {} : { seat }),
  });
export const anotherLink = (table: string, token: string | null) =>
  ask<{ seat: number | null; token: string }>('POST', `/api/tables/${table}/link`, {}, token);
export const replay = (
  table: string,
  query: { eyes: string; from?: number; to?: number; views: boolean },
  token: string | null,
) => {
  const wanted = new URLSearchParams({ eyes: query.eyes, views: query.views ? '1' : '0' });
  if (query.from !== undefined) wanted.set('from', String(query.from));
  if (query.to !== undefined) wanted.set('to', String(query.to));
  return ask<Course>('GET', `/api/tables/${table}/replay?${wanted}`, undefined, token);
};
export const record = (table: string) =>
  ask<Record<string, unknown>>('GET', `/api/tables/${table}/record`);
