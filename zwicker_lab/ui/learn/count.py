"""The step of a lesson that wants points counted: a sheet whose rows are checked one by one, and the piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.lessons import score_answer
from zwicker_lab.lessons.model import ScoreRow
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.exercise import ExerciseStep
from zwicker_lab.ui.learn.keep import MOST_POINTS
from zwicker_lab.ui.learn.piles import pile_scene, side_text
from zwicker_lab.ui.table.rich import card_part
from zwicker_lab.ui.table.slips import slip
from zwicker_lab.zwicker.score import row_name

Scene = dict[str, Any]
TOTAL = "total"
FINE = "fine"


class CountStep(ExerciseStep):
    """An exercise that asks for points: a sheet to fill row by row, each row checked at once, and the totals."""

    def scenes(self) -> dict[str, Scene]:
        """The sheet and the piles."""
        return {**super().scenes(), **self._drawn()}

    def enter(self) -> None:
        """Say what to do, or what the totals came to."""
        self.tell_outcome(focus=False)

    def hear(self, message: Mapping[str, object]) -> None:
        """A row was filled in, or the totals are to be judged."""
        if self.is_solved:
            return
        if message.get("kind") == "row":
            self._fill(str(message.get("cell")), message.get("value"))
        elif message.get("kind") == "totals":
            self._judge(message.get("values"))

    # ---- rows ------------------------------------------------------------------------------------------------

    @property
    def entries(self) -> Mapping[str, int]:
        """The points filled in so far, by ``side code``."""
        return self.play.entries

    def _fill(self, cell: str, typed: object) -> None:
        row = next((row for row in self.exercise.rows if f"{row.side} {row.code}" == cell), None)
        if row is None:
            return
        value = self._points(typed)
        if value is not None and row.code == FINE:
            value = -abs(value)
        rest = {name: old for name, old in self.entries.items() if name != cell}
        self._write(rest if value is None else {**rest, cell: value})
        if value is None and str(typed or "").strip():
            self._told_unread(row)
        elif value is None or row.code == TOTAL:
            self.play.show(**self._drawn())
        elif value == row.points:
            self._told_right(row)
        else:
            self._told_wrong(row, value)

    def _points(self, typed: object) -> int | None:
        """The points typed; below zero only where builds left lying cost something."""
        value = points(typed)
        return None if value is not None and value < 0 and not self.exercise.fines else value

    def _write(self, rows: Mapping[str, int]) -> None:
        self.play.write_entries(rows)

    def _told_unread(self, row: ScoreRow) -> None:
        """What was typed is no number of points: said, and no try."""
        name = say(self.lang, "learn-count-total") if row.code == TOTAL else row_name(row.code, self.lang)
        title = say(self.lang, "learn-count-unread", row=name, side=self._name(row.side))
        text = say(self.lang, "learn-count-whole", signed="yes" if self.exercise.fines else "no")
        self.play.show(**self._drawn())
        self.play.tell(slip(self.lang, title, tone="info", text=[text]))

    def _told_right(self, row: ScoreRow) -> None:
        told = {"row": row_name(row.code, self.lang), "side": self._name(row.side), "points": row.points}
        open_rows = sum(
            self.entries.get(f"{r.side} {r.code}") != r.points for r in self.exercise.rows if r.code != TOTAL
        )
        text = [say(self.lang, "learn-count-left", count=open_rows)]
        self.play.show(**self._drawn())
        self.play.tell(
            slip(self.lang, say(self.lang, "learn-count-row-right", **told), tone="win", art="disc", text=text)
        )

    def _told_wrong(self, row: ScoreRow, value: int) -> None:
        """A wrong row is a wrong try: the score it would lead to, which the author may have foreseen for this row."""
        totals = {r.side: r.points for r in self.exercise.rows if r.code == TOTAL}
        totals[row.side] += value - row.points
        outcome = self.play.answer(score_answer(totals))
        told = {"row": row_name(row.code, self.lang), "side": self._name(row.side), "points": value}
        title = say(self.lang, "learn-count-row-wrong", **told)
        foreseen = outcome.listed is not None and row.code in self.exercise.tries[outcome.listed].rows
        text = outcome.why.of(self.lang) if foreseen else say(self.lang, look_at(row.code))
        self.play.show(**self._drawn())
        fine = say(self.lang, "learn-nothing-lost")
        self.play.tell(slip(self.lang, title, tone="miss", art="triangle", text=[text], fine=fine))

    # ---- totals ----------------------------------------------------------------------------------------------

    def _judge(self, values: object) -> None:
        sides = self._sides()
        found = {side: self._points(values.get(side)) for side in sides} if isinstance(values, dict) else {}
        totals = {side: value for side, value in found.items() if value is not None}
        if len(totals) < len(sides):
            self.play.tell(slip(self.lang, say(self.lang, "learn-count-missing"), tone="info", focus=True))
            return
        kept = {f"{side} {TOTAL}": value for side, value in totals.items()}
        self._write({**self.entries, **kept})
        self.play.answer(score_answer(totals))
        self.play.show(**self._drawn())
        self.tell_outcome()

    def again(self) -> None:
        """Clear the sheet and count anew."""
        self._write({})
        super().again()

    # ---- drawing ---------------------------------------------------------------------------------------------

    def _name(self, side: str) -> str:
        """What a side is called; where there is one pile only, no side."""
        if len(self.exercise.piles) == 1 and not self.exercise.rest:
            return say(self.lang, "learn-side-alone")
        return side_text(side, self.lang)

    def _sides(self) -> list[str]:
        return list(dict.fromkeys(row.side for row in self.exercise.rows))

    def _drawn(self) -> dict[str, Scene]:
        return {"board": self._sheet(), "answers": self._piles()}

    def _sheet(self) -> Scene:
        lang, rows = self.lang, {f"{row.side} {row.code}": row for row in self.exercise.rows}
        codes = list(dict.fromkeys(row.code for row in self.exercise.rows))
        return {
            "lang": lang,
            "kind": "sheet",
            "id": self.exercise.id,
            "label": say(lang, "learn-count-label"),
            "head": say(lang, "learn-count-head"),
            "sides": [{"side": side, "name": self._name(side), "tone": side.lower()} for side in self._sides()],
            "rows": [
                {
                    "code": code,
                    "name": say(lang, "learn-count-total") if code == TOTAL else row_name(code, lang),
                    "note": say(lang, "learn-count-total-note") if code == TOTAL else self._worth(code),
                    "total": code == TOTAL,
                    "cells": [self._cell(rows[f"{side} {code}"]) for side in self._sides()],
                }
                for code in codes
            ],
            "fixed": self.is_solved,
            "signed": bool(self.exercise.fines),
            "check": say(lang, "learn-count-check"),
        }

    def _worth(self, code: str) -> str:
        scoring = self.play.rules.scoring
        if code in ("most_cards", "zwick", FINE):
            return say(self.lang, f"learn-worth-{code.replace('_', '-')}", points=getattr(scoring, code))
        return say(self.lang, "learn-worth-each" if code == "A" else "learn-worth", points=scoring.points[code])

    def _cell(self, row: ScoreRow) -> Scene:
        cell, name = f"{row.side} {row.code}", say(self.lang, "learn-count-total")
        solved = self.is_solved
        value = row.points if solved else self.entries.get(cell)
        if row.code != TOTAL:
            name = row_name(row.code, self.lang)
        known = value is not None and (row.code != TOTAL or solved)
        state = "" if not known else "ok" if value == row.points else "no"
        note = say(self.lang, f"learn-cell-{state}") if state else ""
        label = say(self.lang, "learn-cell", row=name, side=self._name(row.side))
        shown = [card_part(card, self.lang) for card in self._cards(row)] if state == "ok" else []
        return {
            "cell": cell,
            "side": row.side,
            "label": f"{label}, {note}" if note else label,
            "value": "" if value is None else str(value),
            "state": state,
            "cards": shown,
        }

    def _cards(self, row: ScoreRow) -> list[Card]:
        pile = [*self.exercise.piles[row.side], *(self.exercise.rest if self.exercise.last == row.side else ())]
        return [card for card in map(Card, pile) if row.code == card or (row.code == "A" and card.rank == "A")]

    def _piles(self) -> Scene:
        lang, hits, exercise = self.lang, self._hits(), self.exercise
        piles = [
            pile_scene(self._name(side), cards, lang, hits, exercise.zwicks.get(side, -1), self._fined(side))
            for side, cards in exercise.piles.items()
        ]
        if exercise.rest:
            note = say(lang, "learn-count-last", side=side_text(exercise.last or "", lang))
            piles.append(pile_scene(say(lang, "learn-count-rest"), exercise.rest, lang, hits, note=note))
        return {"lang": lang, "kind": "piles", "label": say(lang, "learn-count-piles"), "piles": piles}

    def _fined(self, side: str) -> str:
        """How many builds a side left lying, where that is told."""
        fines = self.exercise.fines
        return say(self.lang, "learn-count-fines", count=fines[side]) if side in fines else ""

    def _hits(self) -> set[str]:
        """The cards of the rows that are right so far."""
        done = [
            row
            for row in self.exercise.rows
            if self.is_solved or self.entries.get(f"{row.side} {row.code}") == row.points
        ]
        return {card for row in done for card in self._cards(row)}


def look_at(code: str) -> str:
    """Where to look when a row is not right."""
    known = {"most_cards": "most", "zwick": "zwicks", FINE: "fines"}
    return f"learn-count-look-{known.get(code, 'cards')}"


def points(value: object) -> int | None:
    """The points in what was typed; ``None`` for anything that is none.

    >>> points(" 16 "), points("-30"), points("−30"), points("x"), points(None)
    (16, -30, -30, None, None)
    """
    text = str(value).strip().replace("−", "-")
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
        return None
    return max(-MOST_POINTS, min(int(text), MOST_POINTS))
