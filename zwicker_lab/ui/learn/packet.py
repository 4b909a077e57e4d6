"""The guided packet of a lesson: the learner is free, the others answer, and what they do can be seen and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zwicker_lab.lessons import PacketPly, PacketRun
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.slips import action, led, move_text, refusal
from zwicker_lab.ui.learn.steps import TableStep
from zwicker_lab.ui.table.scene import side_name
from zwicker_lab.ui.table.slips import slip
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason

if TYPE_CHECKING:
    from zwicker_lab.ui.learn.play import LessonPlay

Scene = dict[str, Any]
Row = tuple[str, str, str]


class PacketStep(TableStep):
    """The guided packet: all hands open, the others answer by themselves."""

    play: LessonPlay

    @property
    def packet(self) -> PacketRun:
        """The packet as far as it is played."""
        return self.play.run.packet

    @property
    def meant(self) -> str | None:
        """How a try that does not fit is read: as a capture in a packet in which nobody builds."""
        script = (Move.read(turn.move) for turn in self.packet.packet.turns)
        return None if any(move.kind == "build" for move in script) else "capture"

    def enter(self) -> None:
        """Lay out the packet where it stands."""
        learner = self.packet.packet.learner
        self.seat(
            self.packet.position,
            seat=learner,
            mode="explore",
            meant=self.meant,
            show_seats=True,
            can_build=self.play.builds,
        )
        self._tell(self.packet.plies[self._last_own() :])

    def prompt(self) -> str:
        """The packet's title, and what to do."""
        packet = self.packet.packet
        return say(self.lang, "learn-packet", title=packet.title.of(self.lang), players=packet.start.players)

    def attempt(self, move: Move, reason: Reason | None) -> bool:
        """Play a legal move, then let the others answer."""
        if reason is not None:
            self.play.tell(refusal(self.packet.position, move, self.meant, self.lang))
            return False
        before, done = self.packet.position, len(self.packet.plies)
        history = tuple((ply.before, ply.move) for ply in self.packet.plies)
        self.play.forget_move()
        run = self.play.run.play_packet(move)
        self.frozen = run.packet.is_over
        for ply in run.packet.plies[done:]:
            self.trial.play(ply.move)
        self.play.change(run)
        self._tell(run.packet.plies[done:])
        self.play.offer_judgement(before, move, history)
        return False

    def act(self, name: str) -> None:
        """Take back the last move, or play the packet anew."""
        if name == "undo":
            self.play.change(self.play.run.undo())
        elif name == "restart":
            self.play.change(self.play.run.model_copy(update={"moves": ()}))
        self.play.enter(focus=True)

    def _last_own(self) -> int:
        return max((at for at, ply in enumerate(self.packet.plies) if ply.by_learner), default=0)

    def _tell(self, plies: tuple[PacketPly, ...]) -> None:
        """Say what the others did and what comes now."""
        lang, run = self.lang, self.packet
        if run.is_over:
            self.frozen = True
            self._drawn()
            self.play.tell(self._summary())
            return
        entry = "learn-packet-turn" if run.on_line else "learn-packet-free"
        said = run.say.of(lang) if run.say else say(lang, entry, players=run.position.players)
        actions = [action(lang, "undo")] if run.moves else []
        self.play.tell(
            slip(
                lang, say(lang, "learn-packet-yours"), tone="info", text=[said], rows=self._log(plies), actions=actions
            )
        )

    def _log(self, plies: tuple[PacketPly, ...]) -> list[Row]:
        return [(f"**{self.trial.staging.name(ply.seat)}**", self._line(ply), "") for ply in plies]

    def _line(self, ply: PacketPly) -> str:
        told = move_text(ply.before, ply.move, self.lang)
        said = ply.say.of(self.lang) if ply.say and not ply.by_learner else ""
        return f"{told}. {said}" if said else told

    def _summary(self) -> Scene:
        lang = self.lang
        actions = [action(lang, "next", main=True), action(lang, "undo"), action(lang, "restart", quiet=True)]
        told = slip(
            lang,
            say(lang, "learn-packet-over"),
            tone="win",
            art="crab",
            rows=[*self._won(), *self._log(self.packet.plies[self._last_own() + 1 :])],
            text=[say(lang, "learn-packet-counts")],
            actions=actions,
        )
        return led(told)

    def _won(self) -> list[Row]:
        """Cards, points and Zwicks of each side."""
        rows = []
        for at, side in enumerate(self.packet.summary()):
            told = {"cards": side.cards, "points": float(side.points), "zwicks": side.zwicks}
            name = side_name(self.packet.position, at, self.trial.staging)
            text = say(self.lang, "learn-packet-won", **told)
            rows.append((f"**{name}**", f"{text} {self._scoring(at)}".strip(), ""))
        return rows

    def _scoring(self, side: int) -> str:
        """The cards that bring a side its points."""
        position = self.packet.position
        return " ".join(f"{{{card}}}" for card in position.won[side] if position.variant.points_of(card))
