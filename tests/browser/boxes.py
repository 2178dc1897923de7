"""Measuring boxes: which texts on a page are cut off or stick out of their boxes."""

from playwright.sync_api import Page

# Every visible text node is compared with the boxes around it:
# - "cut": an ancestor that hides what overflows ends before the text does, to the right or below;
# - "outside": it is wider than the button, chip or cell that it stands in;
# - "off the window": it begins or ends beyond the window, and nothing there scrolls;
# - "select": the chosen option needs more room than its field has.
# Letters within drawings (SVG) scale with them and are left out.
# A tenth of the font's size may be hidden below: so much of a line box no letter reaches.
_MEASURE = """() => {
  const found = new Set();
  const SLACK = 1.5;
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const hides = (value) => value === 'hidden' || value === 'clip';
  const shown = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === 'hidden' || style.opacity === '0') return false;
      if (style.clipPath.startsWith('inset(') && each.clientWidth <= 1) return false;
      if (each.clientWidth === 1 && each.clientHeight === 1) return false;
    }
    return true;
  };
  const named = (element) => {
    const names = [];
    for (let each = element; each && names.length < 3; each = each.parentElement) {
      const of = each.getAttribute('class')?.split(' ').filter((one) => !one.startsWith('svelte-'));
      names.unshift(each.tagName.toLowerCase() + (of?.length ? '.' + of.join('.') : ''));
    }
    return names.join(' > ');
  };
  const complain = (what, element, text) =>
    found.add(`${what}: "${text.trim().slice(0, 60)}" in ${named(element)}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  texts: while (walker.nextNode()) {
    const node = walker.currentNode;
    const home = node.parentElement;
    if (!node.textContent.trim() || home.closest('script, style, select, textarea, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0 || rect.right <= 0 || !shown(home)) continue;
    const wider = (box) => rect.right > box.right + SLACK || rect.left < box.left - SLACK;
    const letter = parseFloat(getComputedStyle(home).fontSize);
    const free = { x: false, y: false }; // by a box that scrolls
    for (let each = home; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (style.display === 'inline') continue;
      if (!free.x && hides(style.overflowX) && wider(box)) {
        complain('cut', home, node.textContent);
        continue texts;
      }
      const below = rect.bottom - box.bottom;
      if (!free.y && hides(style.overflowY) && below > Math.max(SLACK, letter * 0.1)) {
        complain(below > letter ? 'cut below' : 'descenders cut', home, node.textContent);
        continue texts;
      }
      const holds = each.matches('button, a, td, th, li, label, summary, legend');
      if (!free.x && holds && wider(box)) {
        complain('outside', home, node.textContent);
        continue texts;
      }
      if (scrolls(style.overflowX)) free.x = true;
      if (scrolls(style.overflowY)) free.y = true;
      if (style.position === 'fixed' || each.matches('dialog')) break;
    }
    if (!free.x && (rect.right > innerWidth + SLACK || rect.left < -SLACK)) {
      complain('off the window', home, node.textContent);
    }
  }

  for (const select of document.querySelectorAll('select')) {
    if (select.getClientRects().length === 0 || select.selectedIndex < 0) continue;
    if (!shown(select)) continue;
    const alone = select.cloneNode(false);
    const option = document.createElement('option');
    option.textContent = select.options[select.selectedIndex].textContent;
    alone.append(option);
    // Not by a style attribute, which the page's own policy forbids.
    const free = { position: 'absolute', visibility: 'hidden', width: 'auto', flex: 'none' };
    Object.assign(alone.style, { ...free, minWidth: '0', maxWidth: 'none' });
    select.after(alone);
    const wanted = alone.offsetWidth;
    alone.remove();
    if (wanted > select.offsetWidth + SLACK) complain('select', select, option.textContent);
  }
  return [...found];
}"""


def misfits(page: Page) -> list[str]:
    """What does not fit, each as a line that names the text and the element."""
    found: list[str] = page.evaluate(_MEASURE)
    return sorted(found)
