"""The command as a test runs it: its answer as JSON, its refusal in one line, and deals to give it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zwicker_lab.cli import main
from zwicker_lab.notation import write_deal
from zwicker_lab.notation.dealfile import DealFile, Ply
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.variants.carried import rules_tag
from zwicker_lab.zwicker.packets import new_deal

LINE = "zwicker3; table 9d 5c 4h; hand 9s 2c"


def speak(monkeypatch: pytest.MonkeyPatch, **environment: str) -> None:
    """The language settings of the environment, and no others."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict]:
    status = main([*words, "--json"])
    out, err = capsys.readouterr()
    assert err == "" and out.count("\n") == 1
    return status, json.loads(out)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line on the error output of a command that cannot be read."""
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and "Traceback" not in err
    return err


def recorded(players: int = 4, most: int = 99, variant: Variant | None = None) -> DealFile:
    """A dealt deal in which everybody plays the first legal move."""
    opening, pack = new_deal(variant or load_variant("zwicker3"), players, players - 1, 5)
    position, plies = opening, []
    while not position.is_over and len(plies) < most:
        move = next(position.moves())
        plies.append(Ply(position.mover, move))
        position = position.play(move)
    return DealFile(opening.variant, players, opening.dealer, pack, tuple(plies), tags=rules_tag(opening.variant))


def file_of(tmp_path: Path, deal: DealFile) -> str:
    path = tmp_path / "deal.zdn"
    path.write_text(write_deal(deal), encoding="utf-8")
    return str(path)
