"""The deal of the day and one's own book in a browser: begun once, taken along, deleted."""

import json
from pathlib import Path

from tests.browser.conftest import Someone
from tests.browser.hooks import TABLE
from tests.browser.test_access import look

PAGES = [
    {
        "table": f"aaaaaaaa{number:02d}", "game": game, "mode": mode, "ended": 1.79e9 - number,
        "seats": 4, "won": won, "was": [was], "score": 30, "place": 2, "awards": ["honest"],
    }
    for number, (game, mode, won, was) in enumerate(
        [
            ("room25", "suspicion", True, "role-guard"),
            ("room25", "suspicion", False, "role-prisoner"),
            ("lockup", "basic", True, "crew-goblins"),
        ]
    )
]  # fmt: skip


def test_a_try_is_begun_once_and_the_book_is_ones_own(someone: Someone, tmp_path: Path) -> None:
    ania = someone("Ania", "phone", color_scheme="light")
    ania.go("/day")
    day = ania.find("[data-day='room25']")
    ania.until(lambda: day.locator("li button").count() == 8)
    look(ania, "/day")
    day.locator("[data-play]").click()
    ania.find(TABLE).wait_for()
    table = ania.page.url
    ania.page.wait_for_load_state("networkidle")  # the log comes
    ania.go("/day")
    day.locator("li svg.going").wait_for()
    day.locator("[data-play]").click()
    ania.find(TABLE).wait_for()
    assert ania.page.url == table
    ania.page.wait_for_load_state("networkidle")  # the log comes
    # One's own book comes from a file, and stays.
    file = tmp_path / "book.json"
    file.write_text(json.dumps({"cellmates_book": 1, "pages": PAGES}))
    ania.go("/book")
    ania.find("[data-book] input[type=file]").set_input_files(file)
    ania.find("#book-room25").wait_for()
    ania.go("/book")
    ania.find("#book-lockup").wait_for()
    ania.until(lambda: ania.find(".history li").count() == 3)
    look(ania, "/book")
    ania.find("[data-book] .row > button").last.click()
    ania.find("[data-book] .danger").click()
    ania.find(".newcomer").wait_for()
    assert ania.page.evaluate("localStorage.getItem('cellmates.book')") is None
    assert ania.ask("GET", "/api/me")[1]["tables"] == []
