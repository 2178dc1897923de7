/** What the page and the worker with the engine say to each other. */
import type { Storage } from './house';

export type ToEngine =
  /** Read what is kept, and open the house: nobody else has it open. */
  | { kind: 'start' }
  | { kind: 'ask'; id: number; method: string; path: string; body?: string; token?: string; language: string; alone?: boolean }
  | { kind: 'connect'; socket: number }
  | { kind: 'say'; socket: number; text: string }
  | { kind: 'leave'; socket: number };

export type FromEngine =
  /** The house is open; `unread` tables could not be read again. */
  | { kind: 'ready'; unread: number }
  | { kind: 'failed'; text: string }
  | { kind: 'answered'; id: number; status: number; type: string; text: string }
  | { kind: 'told'; socket: number; text: string }
  | { kind: 'closed'; socket: number }
  | { kind: 'storage'; state: Storage };
