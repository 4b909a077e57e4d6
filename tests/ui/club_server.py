"""The server of a club evening as tests kill it: ``python club_server.py PORT [ORIGIN]``; programs choose at once.

Its rooms are where ``ZWICKER_LAB_ROOMS`` says, as everywhere.
"""

from __future__ import annotations

import sys

from zwicker_lab.ui import sitemap
from zwicker_lab.ui.room import service
from zwicker_lab.ui.serve import open_server
from zwicker_lab.ui.settings import Settings
from zwicker_lab.workshop import AtOnce

ROUTES = ("room", "host", "join", "wall")

if __name__ == "__main__":
    vars(service)["RoomBots"] = AtOnce
    pages = {entry.route: entry.make() for entry in sitemap.SITE if entry.route in ROUTES}
    server = open_server(Settings(port=int(sys.argv[1]), origins=tuple(sys.argv[2:])), pages)
    print("ready", flush=True)
    server.run_until_shutdown()
