"""Where games are kept, on each system and where they were kept before."""

from pathlib import Path

import platformdirs
import pytest
from platformdirs.unix import Unix

from cellmates.data_folder import data_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


def test_on_linux_it_is_where_xdg_says(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        platformdirs, "user_data_path", lambda *given, **named: Unix(*given, **named).user_data_path
    )
    usual = home / ".local" / "share" / "cellmates"
    assert data_folder() == usual
    usual.mkdir(parents=True)
    assert data_folder() == usual
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/cellmates")
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert data_folder() == usual


def test_elsewhere_games_that_were_kept_before_are_found(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = home / "Library" / "cellmates"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: library)
    assert data_folder() == library
    before = home / ".local" / "share" / "cellmates"
    before.mkdir(parents=True)
    assert data_folder() == before
