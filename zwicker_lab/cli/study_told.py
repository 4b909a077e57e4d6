"""A study as text for people at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from zwicker_lab.cli.told import assumed
from zwicker_lab.study import Estimate, Progress, Results, in_short
from zwicker_lab.study.exact import first_joker, first_zwick, opening
from zwicker_lab.study.figures import is_share, scored_rows
from zwicker_lab.study.words import OF_ALL, SINGLE, figure_text, head_text, number, seats_text
from zwicker_lab.texts import in_language, say
from zwicker_lab.variants import Variant

_Cells = Sequence[str]


def studied(progress: Progress, lang: str) -> str:
    """A block for each rule set: by side, by place, and figures of the whole deal; differences to the first one."""
    results = progress.results
    study = results.study
    lines = [head_text(results, lang), say(lang, "study-not-best", players=seats_text(study, lang))]
    lines += [] if progress.is_complete else [say(lang, "study-partial")]
    for arm in range(len(study.variants)):
        lines += ["", *_arm(results, arm, lang)]
    lines += ["", say(lang, "study-note-decided"), say(lang, "study-note-joker"), say(lang, "study-note-few")]
    return "\n".join(lines)


def exact(rules: Iterable[tuple[Variant, int]], lang: str) -> str:
    """The chances of the opening, a line for each rule set."""
    rows = [("", say(lang, "study-exact-opening"), say(lang, "study-leader-zwick"), say(lang, "study-leader-joker"))]
    for variant, players in rules:
        table, hand = opening(variant, players)
        zwick, joker = first_zwick(variant, players), first_joker(variant, players)
        rows.append((variant.spelled, say(lang, "study-exact-cards", table=table, hand=hand),
                     _chance(zwick, lang), _chance(joker, lang)))  # fmt: skip
    return "\n".join([say(lang, "study-exact-head"), *_aligned(rows)])


def _arm(results: Results, arm: int, lang: str) -> list[str]:
    study = results.study
    variant = study.variants[arm]
    lines = [f"== {variant.spelled} == {in_language(lang, variant.title)}"]
    if named := assumed(variant.certainty, lang):
        lines.append(say(lang, "cli-assumed", what=named))
    if arm or len(study.variants) == 1:
        lines += ["", f"{say(lang, 'study-short')}:", *in_short(results, arm, lang)]
    lines += ["", *_by_side(results, arm, lang, results.estimate), "", *_by_place(results, arm, lang)]
    if len(set(study.seats)) > 1:
        lines += ["", *_by_seat(results, arm, lang)]
    lines += ["", *_whole(results, arm, lang)]
    if arm:
        entry = "study-paired" if study.is_paired(arm) else "study-unpaired"
        lines += ["", say(lang, entry, variant=study.variants[0].spelled)]
        lines += _by_side(results, arm, lang, results.compare)
        if study.is_paired(arm) and all(not tally.squares for figure, tally in results.tallies.items()
                                        if figure.arm == arm and figure.against >= 0):  # fmt: skip
            lines.append(say(lang, "study-no-difference"))
    return lines


def _by_side(results: Results, arm: int, lang: str, ask: Callable[[str, int], Estimate | None]) -> list[str]:
    """Points and rows by side: what ``ask`` says of each, figures or differences."""
    variant = results.study.variants[arm]
    names = ["points", *(f"row.{code}" for code in scored_rows(variant)), "lead", "won", "cards", "zwicks", "rest"]
    sides = variant.sides(results.study.players)
    rows = [("", *sides)]
    for name in names:
        found = [ask(f"{name}.{side}", arm) for side in sides]
        if any(found):
            rows.append((figure_text(name, lang), *(_shown(one, name + ".", lang) for one in found)))
    return _aligned(rows)


def _by_place(results: Results, arm: int, lang: str) -> list[str]:
    players = results.study.players
    titles = [_place(place, players, lang) for place in range(1, players + 1)]
    rows = [(say(lang, "study-at-capture"), *titles)]
    for kind in ("points", "zwicks", "lead"):
        found = [results.estimate(f"place.{kind}.{place}", arm) for place in range(1, players + 1)]
        label = say(lang, "study-side-lead") if kind == "lead" else figure_text(f"place.{kind}", lang)
        rows.append((label, *(_shown(one, "place", lang) for one in found)))
    return _aligned(rows)


def _place(place: int, players: int, lang: str) -> str:
    role = "leader" if place == 1 else "dealer" if place == players else "other"
    return say(lang, "study-place", role=role, place=place)


def _by_seat(results: Results, arm: int, lang: str) -> list[str]:
    seats = results.study.variants[arm].seats(results.study.players)
    rows = [(say(lang, "study-at-capture"), *seats)]
    for kind in ("seat.points", "seat.cards", "seat.zwicks", "rest.seat"):
        found = [results.estimate(f"{kind}.{seat}", arm) for seat in seats]
        rows.append((figure_text(kind, lang), *(_shown(one, kind, lang) for one in found)))
    return _aligned(rows)


def _whole(results: Results, arm: int, lang: str) -> list[str]:
    """Figures of whole deals and matches, with what is known exactly and the difference to the first rule set."""
    study, variant = results.study, results.study.variants[arm]
    known = {"leader.zwick": first_zwick(variant, study.players), "leader.joker": first_joker(variant, study.players)}
    difference = say(lang, "study-difference", variant=study.variants[0].spelled) if arm else ""
    titles = [say(lang, f"study-{name}") for name in ("number", "mean", "exact")]
    rows: list[_Cells] = [("", *titles, difference)]
    for name in _whole_names(results, arm):
        exactly, found = known.get(name), results.estimate(name, arm)
        more = results.compare(name, arm) if arm else None
        rows.append(
            (
                figure_text(name, lang),
                str(found.n),
                _shown(found, name, lang),
                "" if exactly is None else _chance(exactly, lang),
                _shown(more, name, lang),
            )
        )
    return _aligned(rows)


def _whole_names(results: Results, arm: int) -> list[str]:
    names = [name for name in results.names(arm) if name in OF_ALL]
    names += [name for name in results.names(arm) if name.startswith("packet.") and results.tally(name, arm).squares]
    names += [name for name in results.names(arm) if name.startswith("decided.")]
    names += [name for name in SINGLE if results.tally(name, arm).n]
    return names + [name for name in results.names(arm) if name.startswith("joker.")]


def _shown(found: Estimate | None, name: str, lang: str) -> str:
    """A mean with half its interval; shares in per cent, differences with their sign."""
    if found is None or not found.n:
        return ""
    share = is_share(name)
    by, places = (100, 1) if share else (1, 2)
    text = number(by * found.mean, places, lang, "+" if found.paired is not None and found.mean else "")
    if found.low is not None and found.high is not None:
        text += f" ±{number(by * (found.high - found.low) / 2, places, lang)}"
    text += " %" if share else ""
    return text + " " + say(lang, "study-too-few") if found.too_few else text


def _chance(chance: Fraction | None, lang: str) -> str:
    return say(lang, "study-exact-unknown") if chance is None else f"{number(100 * float(chance), 2, lang)} %"


def _aligned(rows: Sequence[_Cells]) -> list[str]:
    """Cells in columns, the first to the left, the others to the right."""
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            [f"{row[0]:{wide[0]}}", *(f"{cell:>{width}}" for cell, width in zip(row[1:], wide[1:], strict=True))]
        ).rstrip()
        for row in rows
    ]
