"""A server's process as tests kill it: ``python worker.py play DATABASE CODE TOKEN`` or ``append DATABASE CODE NAME``.

Every act is told on standard output once it is done, so that the test knows what a guest was shown.
"""

from __future__ import annotations

import sys
from random import Random

from zwicker_lab.notation import read_position
from zwicker_lab.workshop import Done, Rooms, Store
from zwicker_lab.workshop import commands as do


def play(database: str, code: str, token: str) -> None:
    """A guest plays, the first legal move each time; programs play the other seats."""
    room = Rooms(Store.open(database)).open(code)
    while True:
        seen = room.view(token, "en")
        assert seen and seen["deal"]
        deal = seen["deal"]
        if deal["state"] != "playing":
            return
        move = str(next(read_position(deal["position"]).moves()))
        ply = deal["ply"]
        command = do.Play(round=seen["round"], deal=deal["deal"], table=deal["table"], ply=ply, move=move)
        done = room.act(token, f"worker-ply-{ply:04}", command)
        assert isinstance(done, Done), done
        print(ply, move, flush=True)


def append(database: str, code: str, name: str) -> None:
    """Guests come in, one after the other, under keys of which some are those of other processes."""
    room = Rooms(Store.open(database), chance=Random(1)).open(code)
    print("ready", flush=True)
    sys.stdin.readline()
    for at in range(40):
        key = f"shared-key-{at}" if at % 4 == 0 else f"{name}-key-{at}"
        room.join(f"{name}{at}", key)
    print("done", flush=True)


if __name__ == "__main__":
    {"play": play, "append": append}[sys.argv[1]](*sys.argv[2:])
