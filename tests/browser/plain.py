"""What must work where the page is no secure context: over plain HTTP, as in a home network.

There is no clipboard, no sharing, no notification and no subtle crypto there.
"""

from pathlib import Path

from tests.browser.hooks import (
    COPY_MOMENT,
    NOTICES,
    PROVEN,
    RESULT,
    SAVE_PICTURE,
    SETTINGS,
    VERIFY,
)
from tests.browser.person import Person

PASTE_HERE = """() => {
  const field = document.createElement('input');
  field.id = 'paste-here';
  field.style.cssText = 'position: fixed; top: 0';
  document.body.append(field);
  field.focus();
}"""

PASTED = """() => {
  const field = document.querySelector('#paste-here');
  field.remove();
  return field.value;
}"""


def is_plain(person: Person) -> bool:
    """Whether the browser withholds all that it keeps for secure contexts."""
    return (
        person.page.evaluate(
            "() => !isSecureContext && !navigator.clipboard && !crypto.subtle && !navigator.share"
        )
        is True
    )


def copies(person: Person, button: str) -> str:
    """What somebody pastes after having pressed a button."""
    person.find(button).first.click()
    person.page.wait_for_timeout(100)
    person.page.evaluate(PASTE_HERE)
    person.page.keyboard.press("Control+V")
    pasted: str = person.page.evaluate(PASTED)
    return pasted


def says_that_there_are_no_notices(person: Person) -> bool:
    """The settings say it, instead of a switch that does nothing."""
    person.find(SETTINGS).click()
    words = person.find(NOTICES).inner_text()
    switches = person.find("dialog[open] .tick").count()
    person.page.keyboard.press("Escape")
    return bool(words) and switches == 3  # sound, captions, scenes: none for notices


def check_the_end(person: Person, table: str, folder: Path, proven: int = 3) -> None:
    """The deal can be checked, the picture kept, and a moment's link copied. Whoever has come with
    another device since the deal has two things proven: its own nonce stayed on the first one."""
    person.find(RESULT).wait_for()
    person.find(VERIFY).click()
    person.find(PROVEN).first.wait_for()
    assert person.find(PROVEN).count() == 3
    assert person.find(f"{PROVEN}.good").count() == proven
    with person.page.expect_download() as kept:
        person.find(SAVE_PICTURE).click()
    kept.value.save_as(folder / kept.value.suggested_filename)
    picture = (folder / kept.value.suggested_filename).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000
    person.go(f"/t/{table}/replay?at=3")
    person.find(COPY_MOMENT).wait_for()
    assert copies(person, COPY_MOMENT).startswith(f"{person.url}/t/{table}/replay?at=3")
