/**
 * Whoever answers the page: a house over the network (`network.ts`), or one in this browser, where the
 * engine runs in a worker (`engine.ts`). Both are asked the same and tell the same.
 */
import type { Socket } from './link';
import { network } from './network';

/** A request. */
export interface Asked {
  method: string;
  path: string;
  /** JSON. */
  body?: string;
  /** The secret of a seat. */
  token?: string | null;
  /** In which language mistakes are told. */
  language?: string;
  /** Without the person's cookie. */
  alone?: boolean;
}

export interface Answered {
  status: number;
  type: string;
  text: string;
}

/** Whether what is played here survives the page: `full` and `forbidden` are the browser's words. */
export type Storage = 'kept' | 'full' | 'forbidden';

export interface House {
  /** A rejection means that nobody can be reached. */
  ask(asked: Asked): Promise<Answered>;
  connect(): Socket;
}

/** Whether this page was built to play without a server. */
export const SITE = import.meta.env.MODE === 'site';

let current: House = network;

export const house = (): House => current;
export const playAt = (house: House): void => {
  current = house;
};
