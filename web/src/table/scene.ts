/** Scenes: a few moments of a game that are worth the whole screen for a second or two. */
import { recall, remember } from '../shell/memory';

export interface Scene {
  /** What it shows: a file of words and a drawing of the game go by it. */
  name: string;
  /** How long it stays at normal speed. */
  ms: number;
  /** How often one is shown it at one table, counted by `of` (by its name, if there is none). */
  most: number;
  of?: string;
  /** Kinds of events right behind it that it stands for: who skips it does not watch them either. */
  covers?: readonly string[];
  /** Whether it is counted for all the tables of this browser. */
  ever?: boolean;
  /** Whether the game turns with it: it is shown, whatever has happened or been said since. */
  turning?: boolean;
  /** Whether it is only a card over the table: it comes another time when one reads or writes. */
  card?: boolean;
}

/** A scene is no scene while so many steps wait behind it, unless the game turns with it. */
const PATIENCE = 4;

/** Counts what has been shown, so that nothing is repeated to death. */
export class Scenes {
  private readonly shown = new Map<string, number>();

  /** The scene, if it is to be shown now. */
  take(scene: Scene | null, waiting: number, reading = false): Scene | null {
    if (scene === null || (scene.card && reading)) return null;
    if (waiting > PATIENCE && !scene.turning) return null;
    const key = scene.of ?? scene.name;
    const before = scene.ever ? Number(recall(`scene ${key}`) ?? 0) : (this.shown.get(key) ?? 0);
    if (before >= scene.most) return null;
    if (scene.ever) remember(`scene ${key}`, String(before + 1));
    else this.shown.set(key, before + 1);
    return scene;
  }
}
