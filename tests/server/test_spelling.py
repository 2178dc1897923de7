"""Names that show nothing, or look like another's, and words that would turn a line around."""

from pathlib import Path

import pytest

from cellmates.server.lobby.spelling import clean_name, clean_text, looks_like
from cellmates.server.protocol.refusal import Refusal
from tests.server.playing import serving


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u200d", " \u00ad\t", "\u202e", "\u0301"]
)
def test_names_that_show_nothing_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ania", "Ania"),
        ("  Jan \n Maria ", "Jan Maria"),
        ("\uff21\uff4e\uff49\uff41", "Ania"),
        ("A\u202enia", "A nia"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("李", "李"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("7", "7"),
    ],
)
def test_names_are_written_in_one_way(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


def test_names_that_look_alike() -> None:
    for name in ("\u0410ni\u0430", "ania", "An ia", "\u0391nia"):
        assert looks_like(name, "Ania")
    for name in ("Ania", "Anja", "Hania", "Аня"):
        assert not looks_like(name, "Ania")
    assert looks_like("Bi11", "Bill")


def test_words_stay_on_their_line() -> None:
    assert clean_text("one\ntwo\x1b[31m \u202ethree") == "one two [31m three"
    assert clean_text("\u200b\u2066") == ""


async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.table(game="lockup", config={"seats": 3}, name="Ania", talk="free")
        path = f"/api/tables/{made['table']['id']}/sit"
        async with server.player(made["table"]["id"], made["token"]) as ania:
            server.http.cookie_jar.clear()
            for name in ("\u0410nia", "ania", "\u3164"):
                status, refused = await server.ask("POST", path, {"name": name})
                assert (status, refused["code"]) == (400, "bad_name")
            assert (await server.ask("POST", path, {"name": "Hania"}))[0] == 200
            await ania.command(type="chat", text="look\n\u202ehere")
            assert ania.got("line")[-1]["text"] == "look here"
            assert (await ania.command(type="chat", text="\u202e"))["code"] == "malformed"
