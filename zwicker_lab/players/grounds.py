"""What speaks for and against one move: claims with what each is worth, all from the mover's own view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.players.claims import Claim
from zwicker_lab.players.odds import Cards, Odds
from zwicker_lab.players.outlook import Outlook, best_capture, card_points, outlook
from zwicker_lab.players.view import View
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.play import act, after


@dataclass(frozen=True, slots=True)
class Ground:
    """One side of a move: about how many points it is worth to the mover's side, and what can be said of it.

    ``worth`` only ranks what is said; the numbers in the claim are exact. ``claim`` is ``None`` where the side counts
    in a comparison but makes no sentence of its own.
    """

    topic: str
    worth: float
    claim: Claim | None


class Grounds:
    """Finds the grounds of every move of one view.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> grounds = Grounds(view_of(read_position("zwicker3; table Td 6s; hand Ts 3d; stock 36")))
    >>> for ground in grounds.of(Move.read("Ts x Td")):
    ...     print(ground.topic, ground.claim.text("en"))
    gain Wins the 10 of diamonds and the 10 of spades: 4 points.
    cards Takes 2 cards; your side then has 2 of the 55.
    risk Leaves 6♠: a 6 clears the table for 1 point, and East holds one in 12 % of the possible deals.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.position = view.position
        self.odds = Odds(view)
        variant, players = self.position.variant, self.position.players
        self.pack = len(variant.pack(players))
        self.a_card = 2 * variant.scoring.most_cards / self.pack
        self.share = 1 / (len(self.position.sides) - 1)
        self._outlooks: dict[Move, Outlook | None] = {}
        self._found: dict[Move, tuple[Ground, ...]] = {}

    def of(self, move: Move) -> tuple[Ground, ...]:
        """All grounds of a legal move, at most one a topic."""
        if move not in self._found:
            found = (tell(self, move) for tell in _TELLERS)
            self._found[move] = tuple(ground for ground in found if ground is not None)
        return self._found[move]

    def outlook(self, move: Move) -> Outlook | None:
        """What the move leaves to the next seat, counted once."""
        if move not in self._outlooks:
            self._outlooks[move] = outlook(self.position, move, self.odds)
        return self._outlooks[move]

    # ---- what it wins ----

    def _gain(self, move: Move) -> Ground | None:
        points = self.position.points_of(move)
        if not points:
            return None
        prizes, zwick = self._prizes(_taken(move)), self.position.is_zwick(move)
        code = ("wins_zwick" if prizes else "zwick") if zwick and self.position.variant.scoring.zwick else "wins"
        return Ground("gain", points, Claim(code, {"prizes": prizes, "points": points}))

    def _cards(self, move: Move) -> Ground | None:
        if move.kind != "capture" or not self.a_card:
            return None
        count = len(_taken(move))
        pile = len(self.position.won[self.position.side]) + count
        return Ground("cards", count * self.a_card, Claim("takes", {"count": count, "pile": pile, "pack": self.pack}))

    # ---- what it leaves ----

    def _risk(self, move: Move) -> Ground | None:
        found = self.outlook(move)
        if found is None:
            return None
        return Ground("risk", -float(found.loss) * self.share, self._danger(move, found) or self._safety(found))

    def _danger(self, move: Move, found: Outlook) -> Claim | None:
        """The Zwick or the open points that cost most, each with its chance."""
        swept = card_points(found.before, found.table) + self.position.variant.scoring.zwick
        sweeping = found.chance(found.sweepers) * swept
        worth = {item: points for item in found.table if (points := card_points(found.before, [item]))}
        costs = {item: found.chance(found.takers(item)) * points for item, points in worth.items()}
        open_item = max(costs, key=lambda item: costs[item], default=None)
        if open_item is not None and costs[open_item] > sweeping:
            numbers = {"prizes": self._prizes(open_item.cards), "points": worth[open_item]}
            code = "lays" if open_item.cards == (move.card,) else "open"
            return Claim(code, _held(found, found.takers(open_item)) | numbers)
        items = tuple(map(str, found.table))
        return Claim("sweep", _held(found, found.sweepers) | {"items": items, "points": swept}) if sweeping else None

    def _safety(self, found: Outlook) -> Claim | None:
        """That nobody can take what scores, or clear the table."""
        if not found.table:
            return None
        prizes = self._prizes(card for item in found.table for card in item.cards)
        codes = ("out_of_reach", "out_of_reach_seen") if prizes else ("no_sweep", "no_sweep_seen")
        numbers = {"count": len(found.may), "seat": found.seat, "prizes": prizes}
        return Claim(codes[UNKNOWN not in found.before.hand], numbers)

    def _build(self, move: Move) -> Ground | None:
        found = self.outlook(move)
        if move.kind != "build" or found is None:
            return None
        built = next(item for item in found.table if move.card in item.cards)
        takers = found.takers(built)
        chance = found.chance(takers)
        stake = card_points(found.before, [built]) + len(built.cards) * self.a_card
        numbers = _held(found, takers) | {"total": move.total}
        own = self._own(move, move.total)
        if not own:
            return Ground(
                "build", -stake * float(chance) * self.share, Claim("build_loose", numbers) if chance else None
            )
        worth = stake * (1 - float(chance) * (1 + self.share))
        return Ground("build", worth, Claim("build_kept" if chance else "build_safe", numbers | {"own": own[0]}))

    def _promise(self, move: Move) -> Ground | None:
        """A build that somebody still has a card for: the partner's left alone, an opponent's taken away."""
        for promise in self.view.promises:
            build = next((item for item in self.position.table if item.is_build and item.total == promise.total), None)
            if build is None:
                continue
            friend = self.position.variant.side_of(promise.seat, self.position.players) == self.position.side
            touched = any(item.cards == build.cards for item in move.items)
            if friend == touched:
                continue
            stake = card_points(self.position, [build]) + len(build.cards) * self.a_card
            code = "partner_build" if friend else "spoils_building" if move.kind == "build" else "spoils"
            numbers = {"seat": self.position.seats[promise.seat], "total": promise.total}
            return Ground("promise", stake * (1 if friend else self.share) / 2, Claim(code, numbers))
        return None

    # ---- what comes after ----

    def _next(self, move: Move) -> Ground | None:
        """The best capture of the cards that stay in the hand, if the table were still the same."""
        left, found = act(self.position, move), self.outlook(move)
        if move.kind == "build" or found is None or not left.hand or not left.table:
            return None
        best = best_capture(left)
        points = 0 if best is None else left.points_of(best)
        if best is None or not points:
            return None
        kept = 1 - float(found.chance(found.takers(best.items[0])))
        numbers = {"card": best.card, "items": tuple(map(str, best.items)), "points": points}
        return Ground("next", points * kept / 2, Claim("next", numbers))

    def _rest(self, move: Move) -> Ground | None:
        """Who gets what is left when the last card of the deal is played."""
        done = after(self.position, move)
        if not done.is_over:
            return None
        played = act(self.position, move)
        rest = {side: pile[len(played.won[side]) :] for side, pile in enumerate(done.won)}
        side = next((side for side, cards in rest.items() if cards), None)
        if side is None:
            return None
        points = sum(map(self.position.variant.points_of, rest[side]))
        numbers = {"count": len(rest[side]), "points": points, "side": self.position.sides[side]}
        own = side == self.position.side
        code = ("rest_won" if move.kind == "capture" else "rest_kept") if own else "rest_lost"
        worth = points + len(rest[side]) * self.a_card
        return Ground("rest", worth if own else -worth * self.share, Claim(code, numbers))

    def _fine(self, move: Move) -> Ground | None:
        """The fine for a build of the own side that is left lying, or may be."""
        fine, side = self.position.variant.scoring.fine, self.position.side
        if not fine:
            return None
        played = act(self.position, move)
        mine = [item for item in played.table if item.by is not None and item.is_build and self._is_own(item.by)]
        if not mine:
            return None
        if after(self.position, move).fines[side] > self.position.fines[side]:
            return Ground("fine", -fine * len(mine), Claim("fine", {"total": mine[0].total, "fine": fine}))
        lost = [item for item in mine if not self._own(move, item.total)]
        if not lost:
            return Ground("fine", -fine / 20, None)
        return Ground("fine", -fine / 4, Claim("fine_risk", {"total": lost[0].total, "fine": fine}))

    # ---- helpers ----

    def _is_own(self, seat: str) -> bool:
        position = self.position
        return position.variant.side_of(position.seats.index(seat), position.players) == position.side

    def _own(self, move: Move, total: int | None) -> list[Card]:
        """The cards left in the hand that count ``total``."""
        values = self.position.variant.values_of
        return [card for card in self.position.hand if card != move.card and total in values(card)]

    def _prizes(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        points = self.position.variant.points_of
        return tuple(sorted((card for card in cards if points(card)), key=lambda card: -points(card)))


_TELLERS = (
    Grounds._gain,
    Grounds._cards,
    Grounds._risk,
    Grounds._build,
    Grounds._promise,
    Grounds._next,
    Grounds._rest,
    Grounds._fine,
)


def _taken(move: Move) -> tuple[Card, ...]:
    """The cards a capture brings home, the played one last."""
    if move.kind != "capture":
        return ()
    return (*(card for item in move.items for card in item.cards), move.card)


def _held(found: Outlook, cards: Cards) -> dict[str, object]:
    """Who may hold one of some cards, and how likely that is."""
    return {"seat": found.seat, "cards": tuple(sorted(cards)), "chance": found.chance(cards)}
