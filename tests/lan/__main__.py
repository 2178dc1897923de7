"""`make check-lan`: two phones and a laptop play both games over a network of their own.

python -m tests.lan [--only room25|lockup] [--off SECONDS] [--into FOLDER]

The server is started as `make play ARGS=--lan` does; the phones scan what it shows. One of them is
switched off for a minute in each game. 0 if everything went well, 2 if it cannot be tried here.
"""

import argparse
import sys
import tempfile
import traceback
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.lan.air import Air
from tests.lan.device import Device
from tests.lan.evening import Evening
from tests.lan.network import Network, inside
from tests.lan.serving import Serving


def main() -> int:
    """Build the network, and spend the evening."""
    parser = argparse.ArgumentParser(prog="python -m tests.lan")
    parser.add_argument("--only", choices=("room25", "lockup"), help="one of the games")
    parser.add_argument("--off", type=float, default=60, help="seconds without a device")
    parser.add_argument("--into", type=Path, default=Path("screenshots/lan"), metavar="FOLDER")
    args = parser.parse_args()
    outcome = inside("tests.lan", sys.argv[1:])
    if outcome is not None:
        return outcome
    network = Network()
    wifi = Air(delay=0.15, jitter=0.05, loss=0.02)
    machines = {
        "server": network.wired("server"),
        "laptop": network.wired("laptop"),
        "phone1": network.wired("phone1"),
        "phone2": network.wireless("phone2", wifi),
    }
    args.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = Serving(machines["server"], folder)
        laptop, phone1, phone2 = (
            Device(playwright, machines[each], folder, args.into, who, phone=each != "laptop")
            for each, who in (("laptop", "Ania"), ("phone1", "Ben"), ("phone2", "Cyril"))
        )
        evening = Evening(server, laptop, phone1, phone2, wifi, args.off)
        try:
            if args.only != "lockup":
                evening.room25()
            if args.only != "room25":
                evening.lockup()
        except BaseException:
            traceback.print_exc()
            evening.pictures("failed")
            return 1
        finally:
            for device in (laptop, phone1, phone2):
                device.close()
            assert server.stop() == 0
    print("All is well.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
