"""The written forms: position lines, deal files (``.zdn``) and their JSON twin."""

from zwicker_lab.notation.dealfile import DealFile, Ply
from zwicker_lab.notation.position import read_position
from zwicker_lab.notation.reader import read_deal
from zwicker_lab.notation.replay import Fault, Replay, follow, replay
from zwicker_lab.notation.twin import deal_from_json, deal_to_json
from zwicker_lab.notation.writer import write_deal

__all__ = [
    "DealFile",
    "Fault",
    "Ply",
    "Replay",
    "deal_from_json",
    "deal_to_json",
    "follow",
    "read_deal",
    "read_position",
    "replay",
    "write_deal",
]
