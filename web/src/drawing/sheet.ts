/**
 * The sheet of symbols: every picture is put into the page once, when it is first wanted, and used
 * everywhere by reference.
 */
const SVG = 'http://www.w3.org/2000/svg';
const known = new Set<string>();
let sheet: Element | null = null;

function add(text: string): void {
  // On a server, and in tests without a page, there is nothing to put it into.
  if (typeof document === 'undefined' || !document.body) return;
  if (sheet === null) {
    sheet = document.createElementNS(SVG, 'svg');
    // Not `display: none`: gradients of such a picture paint nothing.
    for (const [name, value] of [
      ['width', '0'],
      ['height', '0'],
      ['aria-hidden', 'true'],
      ['class', 'unseen'],
    ] as const) {
      sheet.setAttribute(name, value);
    }
    document.body.append(sheet);
  }
  const made = document.createElementNS(SVG, 'g');
  made.innerHTML = text;
  sheet.append(...made.children);
}

/** What several symbols share: gradients, clips, filters. */
export function define(name: string, draw: () => string): void {
  if (known.has(name)) return;
  known.add(name);
  add(`<defs>${draw()}</defs>`);
}

/** The address of a symbol for `<use href>`; it is drawn when nobody has asked for it before. */
export function symbol(id: string, viewBox: string, draw: () => string): string {
  if (!known.has(id)) {
    known.add(id);
    add(`<symbol id="symbol-${id}" viewBox="${viewBox}">${draw()}</symbol>`);
  }
  // Apart from the anchors of the rules, which are called by the same names.
  return `#symbol-${id}`;
}

/** SVG that refers to symbols of the sheet, as an image that a canvas can draw. */
export async function rendered(drawn: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="${SVG}" width="${width}" height="${height}">${sheet?.innerHTML ?? ''}${drawn}</svg>`,
  )}`;
  await image.decode();
  return image;
}
