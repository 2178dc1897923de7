"""A host brings card files from her own device; everybody plays with them, in their own words."""

import re
from typing import Any

from tests.browser.conftest import Someone
from tests.browser.hooks import FILL, LOBBY, NAME, SIT, START, TABLE
from tests.browser.playing import play
from tests.lockup.own_sets import fork

LOCKUP = ".game.lockup [data-begin='friends']"
GROUP = f"{LOBBY} [data-group='cards']"
CARDS = "[data-setting='cards'] select"
FILES = "[data-cards='files']"
SEATS = "[data-setting='seats'] select"


def items() -> str:
    """Card files in which every item has a name that is nowhere else."""
    files: Any = fork()["files"]
    text = re.sub(r"(?m)^\[(\w+)\]", r"[my_\1]", files["items.toml"])
    return text.replace('en = "', 'en = "Jailbird ').replace('pl = "', 'pl = "Zza krat: ')


def uploaded(name: str, text: str) -> Any:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_a_game_with_cards_from_ones_own_device(someone: Someone) -> None:
    ania, jan = someone("Ania"), someone("Jan", "phone", "pl-PL")
    ania.expects("status of 400")
    ania.go("/")
    ania.find(LOCKUP).click()
    ania.find(SEATS).select_option("3")
    ania.find(GROUP).click()
    ania.find(CARDS).select_option("own")
    ania.find(FILES).set_input_files([uploaded("items.toml", "[fork]\n")])
    refused = ania.find("[data-cards='refused']")
    refused.wait_for()
    assert 'items.toml, line 1: fork: there is no name in "en".' in refused.inner_text()
    assert "fork: an item has a price." in refused.inner_text()
    ania.find(FILES).set_input_files([uploaded("items (1).toml", items())])
    ania.find("[data-cards='here']").wait_for()
    ania.until(lambda: "cards: My cards" in ania.find(f"{LOBBY} .start").inner_text())

    jan.go(ania.page.url.split("#")[0].removeprefix(ania.url))
    jan.find(NAME).fill("Jan")
    jan.find(SIT).first.click()
    assert "karty: My cards" in jan.find(f"{LOBBY} header").inner_text()
    # The host changes her mind, and changes it back.
    ania.find(CARDS).select_option("standard")
    header = f"{LOBBY} header"
    jan.until(lambda: "karty" not in jan.find(header).inner_text())
    ania.find(CARDS).select_option("own")
    ania.find(FILES).set_input_files([uploaded("items.toml", items())])
    jan.until(lambda: "karty: My cards" in jan.find(header).inner_text())
    ania.find(FILL).click()
    ania.find(START).click()
    for person, own in ((ania, "Jailbird "), (jan, "Zza krat: ")):
        person.find(TABLE).wait_for()
        person.find(TABLE).get_by_text(own).first.wait_for()
        assert "my_" not in person.find(TABLE).inner_text()
        assert "[my_" not in person.wire.text  # the files themselves came to nobody
    play([ania, jan], until=lambda: len(ania.chosen) > 1 and len(jan.chosen) > 1)

    table = ania.page.url.partition("/t/")[2][:10]
    jan.go(f"/t/{table}/replay?at=2")
    jan.find(TABLE).wait_for()
    jan.find(TABLE).get_by_text("Zza krat: ").first.wait_for()

    # Without the faces play goes on; they are asked for again, and shown when they come.
    ania.expects("ERR_FAILED")
    ania.page.route("**/faces?*", lambda route: route.abort())
    ania.reload()
    ania.find(TABLE).get_by_text("my_").first.wait_for()
    ania.page.unroute("**/faces?*")
    ania.find(TABLE).get_by_text("Jailbird ").first.wait_for()
