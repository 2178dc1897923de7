/** Card files from somebody's own device. */
import { Refusal } from '../link/http';

export const NAME_LENGTH = 40;

/** Larger ones are refused by the server; no need to send them. */
const MOST = 48 * 1024;
const MOST_TOGETHER = 160 * 1024;

/** The texts of files by their names; a browser may call a copy `items (1).toml`. */
export async function filesOf(files: readonly File[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  let together = 0;
  for (const file of files) {
    const name = file.name.replace(/ ?\(\d+\)(?=\.toml$)/, '');
    together += file.size;
    if (file.size > MOST) throw wrong(`${name}: larger than ${MOST / 1024} KiB`);
    if (together > MOST_TOGETHER) throw wrong(`more than ${MOST_TOGETHER / 1024} KiB together`);
    if (name in texts) throw wrong(`${name}: is there twice`);
    texts[name] = textOf(name, await file.arrayBuffer());
  }
  return texts;
}

/** Letters of another encoding would be lost without a word. */
function textOf(name: string, bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong(`${name}: is not UTF-8`);
  }
}

/** In the words of the loader, which speaks of the same things. */
const wrong = (text: string) => new Refusal('bad_config', text);
