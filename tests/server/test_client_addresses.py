"""Where requests come from, and by what name the page is asked for."""

from pathlib import Path

import pytest
from aiohttp import ClientSession
from multidict import CIMultiDict

from cellmates.server.support import limits
from cellmates.server.support.limits import Addresses, Limits, household
from tests.server.playing import serving


@pytest.mark.parametrize(
    ("forwarded", "scheme"),
    [
        ([], "http"),
        (["https"], "https"),
        (["HTTPS"], "https"),
        (["https,http"], "https"),
        (["http, https"], "http"),
        (["https", "http"], "https"),
        (["javascript"], "http"),
        ([""], "http"),
        ([","], "http"),
    ],
)
async def test_links_have_the_scheme_that_the_browser_used(
    tmp_path: Path, forwarded: list[str], scheme: str
) -> None:
    headers = CIMultiDict([("X-Forwarded-Proto", value) for value in forwarded])
    for proxied in (True, False):
        async with serving(tmp_path, behind_proxy=proxied) as server:
            made = await server.table(game="lockup")
            url = f"{server.url}/api/tables/{made['table']['id']}/invitation"
            async with server.http.get(url, headers=headers) as response:
                link = (await response.json())["link"]
            assert link.partition(":")[0] == (scheme if proxied else "http")
            async with server.http.put(
                f"{server.url}/api/me", json={"name": "A"}, headers=headers
            ) as response:
                secure = proxied and scheme == "https"
                name = "__Host-cellmates" if secure else "cellmates"
                assert list(response.cookies) == [name]
                cookie = response.cookies[name]
                assert bool(cookie["secure"]) == secure
                assert (cookie["path"], cookie["domain"]) == ("/", "")
            for each in ("__Host-cellmates", "cellmates"):  # what another host can set counts not
                known = CIMultiDict([*headers.items(), ("Cookie", f"{each}={cookie.value}")])
                async with (
                    ClientSession() as browser,
                    browser.get(f"{server.url}/api/me", headers=known) as response,
                ):
                    who = (await response.json())["name"]
                assert who == ("A" if each == name else None)
            headers["Host"] = "cellmates.example"  # elsewhere only TLS is trusted
            async with server.http.get(f"{server.url}/healthz", headers=headers) as response:
                trusted = "Cross-Origin-Opener-Policy" in response.headers
            assert trusted == secure
            del headers["Host"]


@pytest.mark.parametrize(
    "forwarded",
    [["10.0.0.1, 192.0.2.7"], ["10.0.0.1", "192.0.2.7"], ["192.0.2.7"], ["x,,192.0.2.7, "]],
)
async def test_a_proxy_says_last_whom_it_has_seen(tmp_path: Path, forwarded: list[str]) -> None:
    """What stands before was written by whoever asks, on the same line or on another."""
    headers = CIMultiDict([("X-Forwarded-For", value) for value in forwarded])
    for proxied in (True, False):
        async with serving(tmp_path, behind_proxy=proxied) as server:
            async with server.http.get(f"{server.url}/healthz", headers=headers):
                pass
            expected = "192.0.2.7" if proxied else "127.0.0.1"
            assert list(server.service.addresses._known) == [expected]


def test_a_network_of_ipv6_is_one_household() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1")
    assert household("[2001:db8:1:2::1]") == household("2001:db8:1:2::1")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("no:address") == "no:address"


def test_who_is_connected_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 3)
    addresses = Addresses(Limits())
    addresses.of("here").connections = 1
    for number in range(20):
        addresses.of(f"10.0.0.{number}")
    assert addresses.of("here").connections == 1
    assert len(addresses._known) <= 5
