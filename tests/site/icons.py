"""`python -m tests.site.icons`: the icons of the installed site, drawn anew from the page's own.

Systems that install a site want pictures of fixed sizes, and one that may be cut to any shape
(`maskable`), which has its drawing in the middle.
"""

import sys
from pathlib import Path

from tests.site.person import a_browser

WEB = Path(__file__).parents[2] / "web"
ICONS = WEB / "engine" / "icons"
DARK = "#0b0d12"

DRAWN: dict[str, tuple[int, float]] = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "maskable-512.png": (512, 0.7),
    "apple-touch-180.png": (180, 0.85),
}
"""By name: the width, and how much of it the drawing takes; the rest is dark."""


def main() -> int:
    """Draw them."""
    drawing = (WEB / "public" / "icon.svg").read_text()
    ICONS.mkdir(exist_ok=True)
    with a_browser() as browser:
        for name, (width, part) in DRAWN.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            back = "transparent" if part == 1.0 else DARK
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{back}"
            sized = drawing.replace("<svg ", f'<svg width="{part:.0%}" height="{part:.0%}" ', 1)
            page.set_content(f'<body style="{style}">{sized}</body>')
            page.screenshot(path=ICONS / name, omit_background=part == 1.0)
            page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
