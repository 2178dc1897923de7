"""Links for other people and other devices, to be copied or scanned."""

import io
from urllib.parse import urlsplit


def found_elsewhere(address: str) -> bool:
    """Whether a phone can open an address: not one that means its own machine to each."""
    name = urlsplit(address).hostname or ""
    return name != "localhost" and not name.startswith("127.") and name != "::1"


def qr(text: str) -> str:
    """A QR code of a text, as SVG."""
    import segno  # most servers draw none for hours

    drawn = io.BytesIO()
    code = segno.make(text, error="m")
    code.save(drawn, kind="svg", xmldecl=False, nl=False, omitsize=True, border=2, light="#fff")
    return drawn.getvalue().decode()
