"""What a phone's camera makes of a code, on a terminal or on a screen."""

import base64

import zxingcpp

from tests.browser.person import Person

GREY = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  const all = brush.getImageData(0, 0, width, height).data;
  return [width, height, [...all.filter((_, index) => index % 4 === 1)]];
}"""


def read(width: int, height: int, grey: bytes) -> str:
    """The text of the only code in a picture."""
    found = zxingcpp.read_barcodes(memoryview(grey).cast("B", shape=[height, width]))
    assert len(found) == 1, f"{len(found)} codes"
    return str(found[0].text)


def scan_terminal(text: str, zoom: int = 4) -> str:
    """Scan a code made of half blocks, light ones in the colour of letters."""
    grey = bytearray()
    for line in text.splitlines():
        for light in ("█▀", "█▄"):
            grey += b"".join((b"\xff" if char in light else b"\0") * zoom for char in line) * zoom
    return read(len(text.splitlines()[0]) * zoom, 2 * len(text.splitlines()) * zoom, bytes(grey))


def scan_screen(shows: Person, selector: str, scans: Person) -> str:
    """One device looks at a code that another one shows."""
    code = shows.find(selector)
    # Not only just inside the window, where a bar at its foot may lie over it.
    code.evaluate("code => code.scrollIntoView({ block: 'center' })")
    png = base64.b64encode(code.screenshot()).decode()
    camera = scans.context.new_page()
    width, height, grey = camera.evaluate(GREY, png)
    camera.close()
    return read(width, height, bytes(grey))
