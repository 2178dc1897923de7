"""Which of this machine's addresses phones are told."""

import argparse
import io
import socket
import sys
from pathlib import Path

import ifaddr
import pytest

from cellmates.locale import Texts
from cellmates.server.launch import announce, start
from cellmates.server.launch.arguments import add_arguments
from cellmates.server.support import lan_addresses as support
from cellmates.server.support.lan_addresses import lan_address, lan_addresses, ranked
from tests.lan.scan import scan_terminal

HOME = ("wlp3s0", "192.168.1.20")
CABLE = ("eth0", "10.0.0.5")
DOCKER = ("docker0", "172.17.0.1")
BRIDGE = ("br-4f2a", "172.18.0.1")
VPN = ("wg0", "10.8.0.2")
TAILSCALE = ("tailscale0", "100.64.1.2")
LOOPBACK = ("lo", "127.0.0.1")
NO_DHCP = ("eth1", "169.254.3.4")
PUBLIC = ("eth0", "93.184.216.34")

TEXTS = Texts("en")


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser, TEXTS)
    return parser.parse_args(list(words))


@pytest.mark.parametrize(
    ("found", "way_out", "expected"),
    [
        ([LOOPBACK, DOCKER, HOME], "192.168.1.20", ["192.168.1.20", "172.17.0.1"]),
        # All traffic goes through a tunnel; the phones are in the room all the same.
        ([LOOPBACK, VPN, HOME], "10.8.0.2", ["192.168.1.20", "10.8.0.2"]),
        ([TAILSCALE, HOME, BRIDGE], None, ["192.168.1.20", "172.18.0.1", "100.64.1.2"]),
        # A laptop that is itself the access point, and has a cable to the world.
        ([HOME, CABLE], "10.0.0.5", ["10.0.0.5", "192.168.1.20"]),
        # No way out at all: a router without the internet, or none.
        ([LOOPBACK, HOME], None, ["192.168.1.20"]),
        ([LOOPBACK, NO_DHCP], None, []),
        ([PUBLIC, HOME], "93.184.216.34", ["192.168.1.20", "93.184.216.34"]),
        # An address that no interface names first is one, too.
        ([LOOPBACK], "192.168.1.9", ["192.168.1.9"]),
        ([], None, []),
    ],
)
def test_the_likeliest_one_comes_first(
    found: list[tuple[str, str]], way_out: str | None, expected: list[str]
) -> None:
    assert ranked(found, way_out) == expected


def test_a_machine_that_names_no_interfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden() -> list[ifaddr.Adapter]:
        raise PermissionError

    monkeypatch.setattr(ifaddr, "get_adapters", forbidden)
    monkeypatch.setattr(support, "_way_out", lambda: "192.168.1.9")
    assert lan_addresses() == ["192.168.1.9"]


def test_interfaces_are_named_with_their_ipv4_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = [ifaddr.IP("192.168.1.20", 24, "wlan0"), ifaddr.IP(("fe80::1", 0, 2), 64, "wlan0")]
    adapters = [
        ifaddr.Adapter("docker0", "docker0", [ifaddr.IP("172.17.0.1", 16, "docker0")]),
        ifaddr.Adapter("wlan0", "wlan0", addresses),
        ifaddr.Adapter("lo", "lo", [ifaddr.IP("127.0.0.1", 8, "lo")]),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(support, "_way_out", lambda: None)
    assert lan_addresses() == ["192.168.1.20", "172.17.0.1"]


def test_this_machine_has_addresses_of_its_own() -> None:
    assert "127.0.0.1" in dict(map(reversed, support._interfaces()))  # type: ignore[arg-type]
    assert all(address.count(".") == 3 for address in lan_addresses())


@pytest.mark.parametrize(
    ("host", "lan", "expected"),
    [
        (None, False, ["http://127.0.0.1:8025/"]),
        (None, True, ["http://192.168.1.20:8025/", "http://10.8.0.2:8025/"]),
        ("0.0.0.0", True, ["http://192.168.1.20:8025/", "http://10.8.0.2:8025/"]),
        ("0.0.0.0", False, ["http://127.0.0.1:8025/"]),
        ("10.8.0.2", True, ["http://10.8.0.2:8025/"]),
        ("::1", False, ["http://[::1]:8025/"]),
    ],
)
def test_addresses_can_be_typed(
    host: str | None, lan: bool, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announce, "lan_addresses", lambda: ["192.168.1.20", "10.8.0.2"])
    assert announce.addresses(host, 8025, lan=lan) == expected


def test_without_a_network_there_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announce, "lan_addresses", list)
    monkeypatch.setattr(support, "lan_addresses", list)
    assert lan_address() == "127.0.0.1"
    (address,) = announce.addresses(None, 8025, lan=True)
    assert announce.is_local(address)
    assert not announce.is_local("http://192.168.1.20:8025/")


def test_a_phone_can_read_what_the_terminal_shows(capsys: pytest.CaptureFixture[str]) -> None:
    announce.show_code("http://192.168.1.20:8025/")
    assert scan_terminal(capsys.readouterr().out) == "http://192.168.1.20:8025/"


def test_a_terminal_without_blocks_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    announce.show_code("http://192.168.1.20:8025/")
    sys.stdout.flush()
    assert written.getvalue() == b""


def test_the_terminal_says_what_phones_need(capsys: pytest.CaptureFixture[str]) -> None:
    known = ["http://192.168.1.20:8025/", "http://10.8.0.2:8025/"]
    start._welcome(known, 8025, 8025, True, TEXTS)
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == known[0]
    assert any(known[1] in line for line in rest)
    assert any("firewall must let port 8025 in" in line for line in rest)
    start._welcome(["http://127.0.0.1:8025/"], 8025, 8025, True, TEXTS)
    words = capsys.readouterr().out
    assert "in no network" in words
    assert "█" not in words


def test_a_home_that_cannot_be_written_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(start, "write_logs", lambda level, as_json: None)
    assert start.run(arguments(), TEXTS) == 1
    assert "Name another place, such as --database" in capsys.readouterr().err


def test_a_port_that_was_asked_for_and_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "write_logs", lambda level, as_json: None)
    database = f"sqlite:///{tmp_path / 'server.db'}"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert start.run(arguments("--port", port, "--database", database), TEXTS) == 1
    assert f"Port {port} is taken." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", False),
        ("--lan", True),
        ("--host 127.0.0.1", False),
        ("--host ::1", False),
        ("--host 0.0.0.0", True),
        ("--host 192.168.1.20", True),
        ("--host 0.0.0.0 --behind-proxy", False),
    ],
)
def test_it_is_known_whether_the_network_comes_in(
    words: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announce, "lan_addresses", lambda: ["192.168.1.20"])
    assert start._lets_in(arguments(*words.split())) is expected
