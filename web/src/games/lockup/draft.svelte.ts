/** Tokens taken in hand and not sent yet: anything can still be put back. */
export interface Picked {
  token: string;
  down: boolean;
}

export class Draft {
  picked = $state<Picked[]>([]);
  /** Where they are laid down for now; null: still in hand. */
  location = $state<string | null>(null);
  /** The location under the token that is being dragged. */
  over = $state<string | null>(null);

  has(token: string, down: boolean): boolean {
    return this.picked.some((each) => each.token === token && each.down === down);
  }

  /** Take a token, or put it back if it is held like that already. */
  toggle(token: string, down: boolean): void {
    if (this.has(token, down)) this.drop(token);
    else this.take(token, down);
  }

  take(token: string, down: boolean): void {
    this.picked = [...this.picked.filter((each) => each.token !== token), { token, down }];
  }

  drop(token: string): void {
    this.picked = this.picked.filter((each) => each.token !== token);
    if (this.picked.length === 0) this.location = null;
  }

  clear(): void {
    this.picked = [];
    this.location = null;
    this.over = null;
  }

  get downs(): number {
    return this.picked.filter((each) => each.down).length;
  }

  /** The choices that send everything in hand to a location. */
  steps(location: string): string[] {
    const tokens = this.picked.map(({ token, down }) => `token ${down ? '?' : ''}${token}`);
    return [`assign ${location}`, ...tokens, 'done'];
  }
}
