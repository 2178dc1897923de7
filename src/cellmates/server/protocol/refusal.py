"""A refused request: a code for the page, a text for developers."""


class Refusal(Exception):
    """Says why; `code` is one of the table in `docs/server.md`."""

    def __init__(self, code: str, text: str, status: int = 400) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status
