"""The written forms of Swiss Zwick: position lines, deal files and their JSON twin."""

from zwicker_lab.zwick.notation.dealfile import DealFile, Fault, Ply, Replay, read_deal, replay, write_deal
from zwicker_lab.zwick.notation.line import read_position
from zwicker_lab.zwick.notation.twin import deal_from_json, deal_to_json

__all__ = [
    "DealFile",
    "Fault",
    "Ply",
    "Replay",
    "deal_from_json",
    "deal_to_json",
    "read_deal",
    "read_position",
    "replay",
    "write_deal",
]
