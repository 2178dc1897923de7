/** A table setup while somebody changes it, with what the server thinks of it. */
import { gameOf } from '../games';
import type { Config, Setup } from '../games/game';
import * as http from '../link/http';
import type { Agreed, GameDetails, Preset } from '../link/protocol';
import {
  presetIn,
  problemOf,
  withKey,
  withLevel,
  withMode,
  withPreset,
  type Problem,
  type TableSetup,
} from './table_setup';

const SOON = 150;

/** Equal in content, whatever the order of keys. */
function same(one: unknown, other: unknown): boolean {
  const sorted = (_key: string, value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

export class SetupEditor {
  tableSetup = $state.raw<TableSetup>() as TableSetup;
  agreed = $state.raw<Agreed | null>(null);
  problem = $state.raw<Problem | null>(null);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private asked = 0;
  private checking = false;

  constructor(
    readonly game: GameDetails,
    tableSetup: TableSetup,
    /** Told of every change that can be played. */
    private readonly fits: (tableSetup: TableSetup) => void = () => undefined,
    /** How many people want a seat. */
    private readonly people: () => number = () => 1,
  ) {
    this.tableSetup = tableSetup;
    void this.check(false);
  }

  /** What the page knows of the game's settings. */
  get setup(): Setup {
    return gameOf(this.game.name).setup;
  }

  /** All values in force. */
  get values(): Config {
    return { ...this.agreed?.values, ...this.tableSetup.config };
  }

  get seats(): number {
    return Number(this.tableSetup.config['seats'] ?? this.agreed?.seats ?? 1);
  }

  /** The value in force: chosen, or what follows from the rest. */
  value(key: string): unknown {
    return this.tableSetup.config[key] ?? this.agreed?.values[key];
  }

  chosen(key: string): boolean {
    return this.tableSetup.config[key] !== undefined;
  }

  set(key: string, value: unknown): void {
    this.take({ ...this.tableSetup, config: withKey(this.game, this.tableSetup.config, key, value) });
  }

  setMode(mode: string): void {
    this.take(withMode(this.tableSetup, this.game, mode, this.people()));
  }

  setLevel(level: string): void {
    this.take({ ...this.tableSetup, config: withLevel(this.game, this.tableSetup.config, level) });
  }

  /** The preset that is played, if nothing else was chosen. */
  get preset(): Preset | null {
    return presetIn(this.tableSetup, this.game);
  }

  setPreset(preset: Preset): void {
    this.take(withPreset(this.tableSetup, this.game, preset, this.people()));
  }

  /** Whether a setting changes something with what is chosen now. */
  matters(key: string): boolean {
    return this.agreed?.matters.includes(key) ?? false;
  }

  /** Everything that differs from the book is as the book says again. */
  asPrinted(): void {
    const departures = this.agreed?.departures ?? [];
    const config: Record<string, unknown> = { ...this.tableSetup.config };
    for (const { key } of departures) delete config[key];
    this.take({ ...this.tableSetup, config });
  }

  /** Take what was agreed on elsewhere, unless something is being changed here. */
  follow(tableSetup: TableSetup): void {
    if (this.timer !== null || this.checking || this.problem !== null) return;
    const mine = { config: this.agreed?.config ?? this.tableSetup.config, settings: this.tableSetup.settings };
    if (same(mine, { config: tableSetup.config, settings: tableSetup.settings })) return;
    this.tableSetup = tableSetup;
    void this.check(false);
  }

  settle(some: Partial<TableSetup['settings']>): void {
    this.take({ ...this.tableSetup, settings: { ...this.tableSetup.settings, ...some } });
  }

  take(tableSetup: TableSetup): void {
    this.tableSetup = tableSetup;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.check(true);
    }, SOON);
  }

  refused(error: unknown): boolean {
    if (!(error instanceof http.Refusal) || error.code !== 'bad_config') return false;
    this.problem = problemOf(error.text);
    return true;
  }

  /** What is begun and not finished: nobody should start with something else than she sees. */
  lack(key: string, hint: string, count?: number): void {
    const { problem } = this;
    if (problem !== null && (problem.hint !== hint || problem.count === count)) return;
    this.problem = { key, text: '', hint, ...(count === undefined ? {} : { count }) };
  }

  /** It is out of sight, and so is what was begun. */
  lackNoMore(...hints: string[]): void {
    if (hints.includes(this.problem?.hint ?? '')) this.problem = null;
  }

  private async check(changed: boolean): Promise<void> {
    const { tableSetup } = this;
    const turn = (this.asked += 1);
    this.checking = true;
    try {
      const agreed = await http.check(tableSetup.game, tableSetup.config);
      if (turn !== this.asked) return;
      this.agreed = agreed;
      this.problem = null;
      if (changed) this.fits(tableSetup);
    } catch (error) {
      if (turn === this.asked) this.refused(error);
    } finally {
      if (turn === this.asked) this.checking = false;
    }
  }
}
