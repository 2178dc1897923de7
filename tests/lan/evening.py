"""One evening: three people and a bot play Room 25 and Lockup, and devices fail them."""

import time

from cellmates.games import GAMES
from tests.browser.hooks import (
    ANOTHER_DEVICE,
    FILL,
    INVITATION,
    LOST,
    MODES,
    MY_TABLE,
    NAME,
    RESULT,
    SECRET,
    SIT,
    START,
    TABLE,
)
from tests.browser.person import Person
from tests.browser.plain import check_the_end, is_plain
from tests.browser.playing import play
from tests.browser.truth import compare
from tests.lan.air import Air
from tests.lan.device import Device, Owner
from tests.lan.scan import scan_screen, scan_terminal
from tests.lan.serving import Serving

LONGEST = 600.0
"""Seconds within which a game must be over, wifi and all."""


class Evening:
    """Ania at the laptop is the host; Ben and Cyril have phones, Cyril's wifi is bad."""

    def __init__(
        self, server: Serving, laptop: Device, phone1: Device, phone2: Device, wifi: Air, off: float
    ) -> None:
        self.server = server
        self.laptop, self.phone1, self.phone2 = self.devices = (laptop, phone1, phone2)
        self.wifi = wifi
        self.off = off
        self._began = time.monotonic()
        self.tell(f"the server says {server.address}")
        scanned = scan_terminal(server.code)
        assert scanned == server.address, scanned
        for device in self.devices:
            device.switch_on(server.address.rstrip("/"))

    @property
    def people(self) -> list[Owner]:
        """Everybody, in the order of the seats."""
        return [device.person for device in self.devices]

    def tell(self, what: str) -> None:
        """Say on the terminal how far it is."""
        print(f"{time.monotonic() - self._began:6.1f} s  {what}", flush=True)

    def pictures(self, name: str) -> None:
        """What everybody sees now."""
        for device in self.devices:
            device.picture(name)

    def gather(self, game: str, mode: str, takeover: str) -> str:
        """Ania makes a table on the page; the phones scan the code that she shows."""
        ania, ben, cyril = self.people
        for person in self.people:
            person.go("/")
            person.wire.forget()
        ania.find(f".game.{game} [data-begin='friends']").click()
        ania.find(f"{MODES}:has-text('{mode}')").click()
        ania.find("[data-setting='seats'] select").select_option("4")
        ania.find("[data-group='house']").click()
        ania.find("select:has(option[value='86400'])").select_option(takeover)
        ania.find("label:has-text('Pace of the bots') select").select_option(label="fast")
        for guest in (ben, cyril):
            link = scan_screen(ania, f"{INVITATION} img", guest)
            assert link.startswith(f"{self.server.address}t/"), link
            guest.follow(link)
            guest.find(NAME).fill(guest.name)
            guest.find(SIT).first.tap()
            guest.find(".lobby li.mine").wait_for()
        self.pictures(f"{game}-lobby")
        ania.find(FILL).click()  # a bot for the seat that is free
        return link.rsplit("/", 1)[1]

    def start(self) -> None:
        """Off we go."""
        self.people[0].find(START).click()
        for person in self.people:
            person.find(TABLE).wait_for()

    def room25(self) -> None:
        """Ben leaves the network for a minute; a bot relieves him, he comes back."""
        table = self.gather("room25", "Suspicion", takeover="30")
        ania, ben, cyril = self.people
        self.start()
        play(self.people, until=lambda: len(ben.chosen) >= 2)
        self.pictures("room25-begun")
        self.tell("Room 25: Ben's phone leaves the network")
        self.phone1.host.unplug()
        since = time.monotonic()
        ben.find(LOST).wait_for()
        self.tell("… and says so")
        self.pictures("room25-lost")
        play([ania, cyril], until=lambda: self.relieved(1), longest=LONGEST)
        self.tell("… a bot relieves him")
        ania.page.wait_for_timeout(max(0.0, self.off - (time.monotonic() - since)) * 1000)
        self.pictures("room25-relieved")
        self.phone1.host.plug_in()
        ben.find(LOST).wait_for(state="detached")
        ania.until(lambda: not self.relieved(1))
        self.tell("… he is back")
        self.pictures("room25-back")
        self.finish("room25", table)

    def lockup(self) -> None:
        """Cyril's wifi swallows everything for a minute; Ben's phone is switched off, twice."""
        table = self.gather("lockup", "Basic", takeover="600")
        ania, ben, cyril = self.people
        ben.find(ANOTHER_DEVICE).first.tap()
        secret = scan_screen(ben, f"{SECRET} img", cyril)
        self.start()
        play(self.people, until=lambda: len(cyril.chosen) >= 2)
        play(self.people, until=cyril.wants)
        self.pictures("lockup-begun")

        self.tell("Lockup: Cyril chooses just when the router goes")
        self.wifi.silent = True
        since = time.monotonic()
        cyril.answer()
        cyril.find(LOST).wait_for(timeout=30_000)
        self.tell("… his page says so")
        self.pictures("lockup-lost")
        self.wait(since, [ania, ben])
        self.wifi.silent = False
        cyril.find(LOST).wait_for(state="detached")
        self.tell("… and is back")
        made = len(cyril.chosen)
        play(self.people, until=lambda: len(cyril.chosen) >= made + 1)

        self.tell("Ben's phone is switched off")
        self.phone1.switch_off()
        self.wait(time.monotonic(), [ania, cyril])
        ben = self.again("usual", ben)
        ben.go("/")
        ben.find(MY_TABLE).first.tap()
        ben.find(TABLE).wait_for()
        self.tell("… he has found his table again")
        made = len(ben.chosen)
        play(self.people, until=lambda: len(ben.chosen) >= made + 2)

        self.tell("Ben's phone is broken; he has the secret link, and another phone")
        self.phone1.switch_off()
        ben = self.again("new", ben)
        ben.follow(secret)
        ben.find(TABLE).wait_for()
        assert ben.page.url == f"{self.server.address}t/{table}"  # no secret is left in it
        self.finish("lockup", table, proven=2)

    def again(self, profile: str, before: Owner) -> Owner:
        """Ben's phone is switched on again; he remembers what he chose."""
        self.phone1.host.plug_in()
        ben = self.phone1.switch_on(before.url, profile)
        ben.chosen = before.chosen
        return ben

    def wait(self, since: float, others: list[Owner]) -> None:
        """The others play on as far as they can, until the time is up."""
        play(others, until=lambda: time.monotonic() - since >= self.off, longest=LONGEST)

    def relieved(self, seat: int) -> bool:
        """Whether a bot plays for somebody, as the host sees it."""
        tables = self.people[0].wire.frames("table")
        return bool(tables and tables[-1]["table"]["seats"][seat]["relieved"])

    def finish(self, game: str, table: str, proven: int = 3) -> None:
        """Play to the end; everybody knows what they may, and no choice was made twice."""
        play(self.people, longest=LONGEST)
        for person in self.people:
            person.find(RESULT).scroll_into_view_if_needed()
        self.tell(f"{game}: over")
        self.pictures(f"{game}-result")
        replay = self.people[0].ask("GET", f"/api/tables/{table}/replay?views=0&eyes=open")[1]
        for seat, person in enumerate(self.people):
            by_hand = [
                each for each in replay["frames"] if each["seat"] == seat and not each["bot"]
            ]
            stored = [each["text"] for each in by_hand]
            # Of the table before, too: the last so many are this one's.
            wished = person.wire.wishes[-len(stored) :]
            assert stored == [GAMES[game].options.text(option) for option in wished], person.name
        at: dict[int | None, Person] = dict(enumerate(self.people))
        compare(table, at)
        ben = self.people[1]
        assert is_plain(ben)
        check_the_end(ben, table, self.phone1.folder, proven)
        for person in self.people:
            person.check()
