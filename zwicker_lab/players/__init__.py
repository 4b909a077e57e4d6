"""Players for every variant: what a seat sees, what may be hidden, and how to choose a move."""

from zwicker_lab.players.player import PLAYERS, Player, player
from zwicker_lab.players.search import search
from zwicker_lab.players.searched import Searched
from zwicker_lab.players.view import Lack, Promise, View, view_of
from zwicker_lab.players.worlds import count_worlds, every_world, worlds

__all__ = [
    "PLAYERS",
    "Lack",
    "Player",
    "Promise",
    "Searched",
    "View",
    "count_worlds",
    "every_world",
    "player",
    "search",
    "view_of",
    "worlds",
]
