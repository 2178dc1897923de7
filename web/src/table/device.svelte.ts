/**
 * Several people at one device (a table of this browser): it is handed on under a cover, and a seat's
 * view is shown only after somebody has said that they are that person.
 */
import type { Info, Seat } from '../link/protocol';

/** The people of a table; bots need no device. */
export const peopleOf = (info: Info | null): Seat[] => info?.seats.filter(({ name, bot }) => name && !bot) ?? [];

export class Device {
  /** The seat of the person who has the device; null: nobody has said who they are. */
  holder = $state<number | null>(null);
  /** The last position that each seat has seen. */
  private readonly seen = new Map<number, number>();

  constructor(
    /** Whether tables of this page are in this browser. */
    private readonly local: boolean,
  ) {}

  /** Whether several people play a game here in turn. */
  shared(info: Info | null): boolean {
    return this.local && info?.state === 'playing' && peopleOf(info).length > 1;
  }

  /** Whether nothing of any seat may be shown. */
  covers(info: Info | null): boolean {
    return this.shared(info) && this.holder === null;
  }

  /** To whom the device goes next: whoever else is asked, but first who has it. */
  next(info: Info | null, asked: readonly number[]): Seat[] {
    if (!this.shared(info) || (this.holder !== null && asked.includes(this.holder))) return [];
    return peopleOf(info).filter(({ seat }) => asked.includes(seat));
  }

  /** Cover everything. */
  pass(number: number): void {
    if (this.holder !== null) this.seen.set(this.holder, number);
    this.holder = null;
  }

  /** Somebody says who they are; the last position that they saw, if they had the device before. */
  take(seat: number): number | null {
    this.holder = seat;
    return this.seen.get(seat) ?? null;
  }
}
