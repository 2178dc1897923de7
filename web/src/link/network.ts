/** A house over the network: requests over HTTP, tables over WebSockets. */
import type { Asked, Answered, House } from './house';
import type { Socket } from './link';

async function ask({ method, path, body, token, language, alone }: Asked): Promise<Answered> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (language !== undefined) headers['Accept-Language'] = language;
  const response = await fetch(path, {
    method,
    headers,
    credentials: alone ? 'omit' : 'same-origin',
    ...(body === undefined ? {} : { body }),
  });
  const type = response.headers.get('Content-Type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

function connect(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as Socket;
}

export const network: House = { ask, connect };
