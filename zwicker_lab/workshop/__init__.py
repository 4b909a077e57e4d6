"""Rooms for a club evening: a host, a projector, and guests who play the same exercises and deals.

A room is what its journal comes to. Whoever wants something sends a command; ``decide`` answers with an event or a
refusal; the event is written, then applied, then told. So a server that was killed, or a phone that was asleep, goes on
where it was.

>>> rooms = Rooms(Store.in_memory())
>>> room, host = rooms.create()
>>> anna = rooms.join(room, "Anna", key="k-1234567")
>>> start = '{"kind": "start", "plan": {"kind": "exercises", "refs": ["08-1"]}}'
>>> done = rooms.act(room, host.token, "k-start-1", start)
>>> rooms.act(room, anna.token, "k-try-001", '{"kind": "try", "round": 1, "item": 0, "answer": "2c"}').event.verdict
'illegal'
>>> room.view(anna.token, "en")["exercise"]["state"]
'trying'
>>> rooms.close()
"""

from zwicker_lab.workshop.agenda import Deals, Exercises, read_plan
from zwicker_lab.workshop.codes import read_code
from zwicker_lab.workshop.commands import Command, read_command
from zwicker_lab.workshop.decide import decide
from zwicker_lab.workshop.events import Event, read_event, write_event
from zwicker_lab.workshop.ledger import Done, Ticket
from zwicker_lab.workshop.live import LiveRoom
from zwicker_lab.workshop.people import clean_name
from zwicker_lab.workshop.programs import AtOnce, Thinker
from zwicker_lab.workshop.refusal import Refusal
from zwicker_lab.workshop.report import deal_file, kept, summary, take_home
from zwicker_lab.workshop.results import ranking
from zwicker_lab.workshop.rights import may_delete
from zwicker_lab.workshop.room import Guest, Helper, Room, apply, fold
from zwicker_lab.workshop.rooms import Rooms
from zwicker_lab.workshop.store import Store
from zwicker_lab.workshop.views import guest_view, helper_view, host_view, projector_view, view
from zwicker_lab.workshop.who import Who

__all__ = [
    "AtOnce",
    "Command",
    "Deals",
    "Done",
    "Event",
    "Exercises",
    "Guest",
    "Helper",
    "LiveRoom",
    "Refusal",
    "Room",
    "Rooms",
    "Store",
    "Thinker",
    "Ticket",
    "Who",
    "apply",
    "clean_name",
    "deal_file",
    "decide",
    "fold",
    "guest_view",
    "helper_view",
    "host_view",
    "kept",
    "may_delete",
    "projector_view",
    "ranking",
    "read_code",
    "read_command",
    "read_event",
    "read_plan",
    "summary",
    "take_home",
    "view",
    "write_event",
]
