"""Over plain HTTP, where browsers withhold a good deal, nothing is missing."""

from pathlib import Path

from tests.browser.conftest import ELSEWHERE, Someone
from tests.browser.hooks import ANOTHER_DEVICE, INVITATION, LOBBY, NAME, SECRET, SIT
from tests.browser.person import Person
from tests.browser.plain import check_the_end, copies, is_plain, says_that_there_are_no_notices
from tests.browser.playing import gather, play


def elsewhere(person: Person) -> Person:
    """In front of a device that is not the server's own."""
    person.url = person.url.replace("127.0.0.1", ELSEWHERE)
    return person


def test_links_can_be_copied_in_the_lobby(someone: Someone) -> None:
    ania, ben = elsewhere(someone("Ania", "phone")), someone("Ben")
    wish = {"game": "lockup", "config": {"seats": 3}, "name": ben.name}
    table = ben.ask("POST", "/api/tables", wish)[1]["table"]["id"]
    ania.go(f"/t/{table}")
    ania.find(LOBBY).wait_for()
    assert is_plain(ania)
    assert copies(ania, f"{INVITATION} button") == f"{ania.url}/t/{table}"
    ania.find(NAME).fill(ania.name)
    ania.find(SIT).first.click()
    ania.find(ANOTHER_DEVICE).click()
    secret = copies(ania, f"{SECRET} button")
    assert secret.startswith(f"{ania.url}/t/{table}#")
    phone = someone("Ania's phone", "phone")
    phone.follow(secret)
    phone.until(lambda: bool(phone.wire.frames("welcome")))
    assert phone.wire.frames("welcome")[-1]["seat"] == 1


def test_a_game_to_the_end_and_what_follows(someone: Someone, tmp_path: Path) -> None:
    ania, ben = elsewhere(someone("Ania", "phone")), someone("Ben")
    table = gather(ben, [ania], game="room25", config={"mode": "cooperation", "seats": 4})
    assert is_plain(ania)
    assert says_that_there_are_no_notices(ania)
    play([ania, ben])
    check_the_end(ania, table, tmp_path)
