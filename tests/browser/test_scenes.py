"""Great moments fill the screen for a second or two, and nobody has to watch them."""

import pytest

from tests.browser.conftest import Someone
from tests.browser.playing import gather, halt

SETTINGS = '{"speed":"slow","captions":true}'

# All in the page itself: a busy machine must not let the scene end before it is skipped.
SKIP = """(touch) => { window.skipped = (async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const deadline = Date.now() + 20_000;
  let scene = null;
  while (!(scene = document.querySelector('[data-scene]'))) {
    if (Date.now() > deadline) return null;
    await frame();
  }
  const words = scene.textContent;
  if (touch) scene.click();
  else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await frame();
  await frame();
  return { words, gone: !document.contains(scene) };
})(); }"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_scene_comes_and_one_goes_on_by_a_key_or_a_touch(someone: Someone, size: str) -> None:
    ania = someone("Ania", size)
    ania.page.emulate_media(reduced_motion="no-preference")
    ania.page.add_init_script(f"localStorage.setItem('cellmates.settings', '{SETTINGS}')")
    gather(ania, [], game="room25", config={"mode": "cooperation", "seats": 4})
    assert halt([ania], "clue")
    ania.page.evaluate(SKIP, size == "phone")
    ania.find("button[data-option^='clue ']").first.click()
    seen = ania.page.evaluate("window.skipped")
    assert seen is not None
    assert "The show begins" in seen["words"]
    assert seen["gone"]


def test_who_wants_no_motion_gets_no_scenes(someone: Someone) -> None:
    ania = someone("Ania")
    gather(ania, [], game="room25", config={"mode": "cooperation", "seats": 4})
    assert halt([ania], "clue")
    ania.page.evaluate(
        """() => new MutationObserver(() => {
          if (document.querySelector('[data-scene]')) window.sceneSeen = true;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    ania.find("button[data-option^='clue ']").first.click()
    assert halt([ania], "program")
    assert ania.page.evaluate("window.sceneSeen") is None
