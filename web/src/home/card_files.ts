/** Card files from somebody's own device. */

export const NAME_LENGTH = 40;

/** Larger ones are refused by the server; no need to read them. */
const MOST = 256 * 1024;

/** The texts of files by their names; a browser may call a copy `items (1).toml`. */
export async function filesOf(files: readonly File[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of files) {
    const name = file.name.replace(/ ?\(\d+\)(?=\.toml$)/, '');
    texts[name] = file.size > MOST ? '#'.repeat(MOST) : await file.text();
  }
  return texts;
}
