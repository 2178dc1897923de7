"""Why something failed is said in the reader's language."""

import errno
import os
import socket

import pytest

from cellmates.locale import Texts, languages
from cellmates.locale.reasons import Explained, reason, system_reason

POLISH = Texts("pl")


def test_the_system_s_reasons_are_said_in_words() -> None:
    missing = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "/no")
    assert reason(missing, POLISH) == "/no: nie ma takiego pliku ani folderu"
    assert system_reason(missing, POLISH) == "nie ma takiego pliku ani folderu"
    assert reason(socket.gaierror(-2, "Name or service not known"), POLISH).startswith("nie można")
    assert reason(OSError(errno.EIO, "Input/output error"), POLISH) == "Input/output error"
    assert reason(OSError("something"), POLISH) == "something"
    assert reason(TimeoutError(), POLISH) == "nie odpowiada na czas"


@pytest.mark.parametrize("lang", languages())
def test_an_error_among_the_arguments_says_its_own_reason(lang: str) -> None:
    texts = Texts(lang)
    inner = Explained("store-in-use")
    outer = Explained("store-cannot-open", problem=inner)
    assert reason(outer, texts) == texts("store-cannot-open", problem=texts("store-in-use"))
    assert str(outer) == reason(outer, Texts("en"))


def test_what_a_driver_made_of_the_system_s_error_is_looked_through() -> None:
    driver = RuntimeError("ConnectionRefusedError: [Errno 111]")
    driver.__cause__ = ConnectionRefusedError(errno.ECONNREFUSED, "Connect call failed")
    assert reason(driver, POLISH) == "pod tym adresem nic nie odpowiada"
