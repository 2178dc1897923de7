"""Cables get pulled, tabs are opened twice, devices change: nobody loses a game."""

from collections.abc import Iterator

import pytest

from tests.browser.cable import Cable
from tests.browser.conftest import Someone
from tests.browser.hooks import LOST, TABLE, TAKE_BACK
from tests.browser.playing import gather, halt, play, settle
from tests.browser.truth import compare

COOPERATION = {"mode": "cooperation", "seats": 4}

INTRUDE = """([table, token]) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'hello', table, ...(token === null ? {} : { token }) }));
    socket.send(JSON.stringify({ type: 'choose', id: 'x', number: 1, option: 1 }));
  };
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === 'error') resolve(frame);
  };
})"""
"""What somebody without a seat is told who wants to choose."""


@pytest.fixture
def cable(server: str) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    cable = Cable(server)
    yield cable
    cable.close()


def test_switched_off_for_a_while_nothing_is_lost_or_done_twice(
    someone: Someone, cable: Cable
) -> None:
    ania, ben = someone("Ania", "phone"), someone("Ben")
    ania.url = cable.url
    ania.expects(r"ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection")
    table = gather(ben, [ania], game="room25", config=COOPERATION)
    play([ania, ben], until=lambda: len(ania.chosen) >= 1)
    play([ania, ben], until=ania.wants)
    # What she chooses arrives; the answer does not, and then the cable is out.
    cable.deafen()
    before = int(ben.ask("GET", f"/api/tables/{table}/replay?views=0")[1]["number"])
    ania.answer()
    ben.until(lambda: ben.ask("GET", f"/api/tables/{table}/replay?views=0")[1]["number"] > before)
    cable.cut()
    ania.find(LOST).wait_for()
    cable.mend()
    ania.find(LOST).wait_for(state="detached")
    made = ania.chosen[-1]
    play([ania, ben], until=lambda: len(ania.chosen) >= 4)
    frames = ben.ask("GET", f"/api/tables/{table}/replay?views=0&eyes=spectator")[1]["frames"]
    hers = [frame for frame in frames if frame["seat"] == 1]
    assert len(hers) == len(ania.chosen), made
    play([ania, ben])
    compare(table, {0: ben, 1: ania})


def test_a_line_that_falls_silent_is_noticed(someone: Someone, cable: Cable) -> None:
    ania, ben = someone("Ania", "phone"), someone("Ben")
    ania.url = cable.url
    ania.expects(r"ERR_|WebSocket connection")
    table = gather(ben, [ania], game="lockup", config={"seats": 3})
    play([ania, ben], until=ania.wants)
    cable.deafen()  # nothing is closed: as when a router loses its power
    ania.answer()
    ania.find(LOST).wait_for()
    cable.mend()
    ania.find(LOST).wait_for(state="detached")
    made = len(ania.wire.wishes)
    play([ania, ben], until=lambda: len(ania.wire.wishes) > made)
    settle([ania, ben])
    replay = ben.ask("GET", f"/api/tables/{table}/replay?views=0&eyes=spectator")[1]
    stored = [frame for frame in replay["frames"] if frame["seat"] == 1]
    assert len(stored) == len(ania.wire.wishes)


def test_two_tabs_of_one_seat_agree(someone: Someone) -> None:
    ania, ben = someone("Ania"), someone("Ben")
    table = gather(ania, [ben], game="room25", config=COOPERATION)
    other = ania.twin()
    other.go(f"/t/{table}")
    other.find(TABLE).wait_for()
    for active in (ania, other) * 2:
        play([active, ben], until=active.wants)
        if active.over:
            break
        active.answer()
        settle([ania, other, ben])
        assert ania.picture() == other.picture()


def test_a_secret_link_opens_the_seat_on_another_device(someone: Someone) -> None:
    ania, ben = someone("Ania"), someone("Ben")
    table = gather(ania, [ben], game="lockup", config={"seats": 2})
    phone = someone("Ania's phone", "phone")
    phone.go(f"/t/{table}#{ania.token(table)}")
    phone.find(TABLE).wait_for()
    assert phone.page.url == f"{phone.url}/t/{table}"  # no secret is left in the address
    assert phone.wire.frames("welcome")[-1]["seat"] == 0
    play([phone, ben], until=lambda: len(phone.chosen) >= 2)
    settle([ania, phone])
    assert ania.picture()["options"] == phone.picture()["options"]
    stranger = someone("Stranger")
    stranger.expects("403")
    stranger.go(f"/t/{table}")
    stranger.find(TABLE).wait_for()
    assert stranger.wire.frames("welcome")[-1]["seat"] is None
    for eyes, refused in (("0", 403), ("all", 409)):
        status, answer = stranger.ask("GET", f"/api/tables/{table}/replay?eyes={eyes}")
        assert (status, set(answer)) == (refused, {"code", "text"})
    status, answer = stranger.ask("GET", f"/api/tables/{table}/record")
    assert (status, answer["code"]) == (409, "not_over")
    for token, code in ((None, "not_seated"), ("x" * 43, "bad_token")):
        frame = stranger.page.evaluate(INTRUDE, [table, token])
        assert set(frame) == {"type", "id", "code", "text"}
        assert frame["code"] == code


def test_a_program_can_be_taken_back_until_all_are_ready(someone: Someone) -> None:
    ania, ben = someone("Ania", "phone"), someone("Ben")
    gather(ania, [ben], game="room25", config=COOPERATION)
    assert halt([ania, ben], "program")
    ania.answer()
    ania.find(TAKE_BACK).click()
    ania.until(lambda: ania.asked("program"))
    ania.answer()
    ania.find(TAKE_BACK).wait_for()
    ben.answer()
    ania.find(TAKE_BACK).wait_for(state="detached")
    assert ania.wire.frames("error") == []


def test_with_storage_off_one_can_still_play(someone: Someone) -> None:
    ania, ben = someone("Ania"), someone("Ben")
    ania.context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])"
        " Object.defineProperty(window, name,"
        " { get() { throw new DOMException('off', 'SecurityError'); } });"
    )
    gather(ania, [ben], game="room25", config=COOPERATION)
    play([ania, ben], until=lambda: len(ania.chosen) >= 2)
    ania.reload()
    ania.find(TABLE).wait_for()
    ania.begin()  # nothing tells the page that the card of the beginning was closed before
    play([ania, ben], until=lambda: len(ania.chosen) >= 4)
    assert ania.wire.frames("welcome")[-1]["seat"] == 0


def test_a_page_from_yesterday_wakes_to_the_right_state(someone: Someone, cable: Cable) -> None:
    ania, ben = someone("Ania"), someone("Ben")
    ania.url = cable.url
    ania.expects(r"ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection")
    table = gather(ben, [ania], game="lockup", config={"seats": 3})
    phone = someone("Ania's phone", "phone")
    phone.go(f"/t/{table}#{ania.token(table)}")
    phone.find(TABLE).wait_for()
    settle([ania, phone, ben])  # a page that is cut off while it comes may stand still
    cable.cut()
    ania.find(LOST).wait_for()
    play([phone, ben], until=lambda: len(phone.chosen) >= 6)
    cable.mend()
    ania.find(LOST).wait_for(state="detached")
    settle([ania, phone, ben])
    assert ania.picture() == phone.picture()
