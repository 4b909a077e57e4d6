"""A map of the coast where the game is played, drawn from degrees of length and breadth."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]
Shore = tuple[Point, ...]

LEFT, TOP, ACROSS, DOWN = 8.0, 55.1, 200, 344
"""The corner of the map in degrees, and what a degree of length and of breadth measures on it."""


def on_map(point: Point) -> tuple[int, int]:
    """A point of length and breadth on the map.

    >>> on_map((9.0, 54.1))
    (200, 344)
    """
    east, north = point
    return round((east - LEFT) * ACROSS), round((TOP - north) * DOWN)


@dataclass(frozen=True)
class Spot:
    """A place on the map; ``kind`` is ``played`` today, a region ``named`` in 1935, or a ``town`` to find one's way."""

    name: str
    x: int
    y: int
    kind: str
    side: str


def spot(name: str, east: float, north: float, kind: str, side: str = "start") -> Spot:
    """A place by its degrees; its name stands on one ``side`` of it.

    >>> spot("Leck", 8.97, 54.77, "played").x
    194
    """
    return Spot(name, *on_map((east, north)), kind, side)


def shore(text: str) -> Shore:
    """Points of length and breadth.

    >>> shore("8.66 55.2, 8.65 55")
    ((8.66, 55.2), (8.65, 55.0))
    """
    pairs = (point.split() for point in text.split(", "))
    return tuple((float(east), float(north)) for east, north in pairs)


def line(points: Shore) -> str:
    """An open line through points."""
    return "M" + "L".join(f"{x} {y}" for x, y in map(on_map, points))


def outline(points: Shore) -> str:
    """A closed line drawn round, from the middle of each stretch to the middle of the next.

    >>> outline(shore("8 55.1, 9 55.1, 9 54.1"))
    'M100 172Q0 0 100 0Q200 0 200 172Q200 344 100 172z'
    """
    found = [on_map(point) for point in points]
    middles = [((x + u) // 2, (y + v) // 2) for (x, y), (u, v) in zip(found, [*found[1:], found[0]], strict=True)]
    bends = "".join(f"Q{x} {y} {u} {v}" for (x, y), (u, v) in zip(found, middles, strict=True))
    return f"M{middles[-1][0]} {middles[-1][1]}{bends}z"


SPOTS = (
    spot("Sylt", 8.35, 54.92, "played"),
    spot("Neukirchen", 8.73, 54.87, "played"),
    spot("Leck", 8.97, 54.77, "played", "end"),
    spot("Schafflund", 9.18, 54.75, "played"),
    spot("Großenwiehe", 9.25, 54.70, "played"),
    spot("Sillerup", 9.15, 54.66, "played", "end"),
    spot("Sieverstedt", 9.47, 54.64, "played"),
    spot("Tappendorf", 9.65, 54.13, "played"),
    spot("Nordfriesland", 9.12, 54.53, "named", "middle"),
    spot("Eiderstedt", 8.80, 54.335, "named", "middle"),
    spot("Dithmarschen", 9.02, 54.19, "named"),
    spot("Wilstermarsch", 9.28, 53.94, "named"),
    spot("Krempermarsch", 9.50, 53.82, "named"),
    spot("Flensburg", 9.43, 54.80, "town"),
    spot("Kiel", 10.12, 54.31, "town", "end"),
    spot("Hamburg", 9.98, 53.56, "town"),
)

# Drawn with a free hand: the North Sea from Denmark to Hamburg, the Elbe's other bank, the Baltic; Sylt, Föhr, Amrum.
WEST = shore(
    "8.66 55.2, 8.65 55, 8.62 54.9, 8.6 54.83, 8.68 54.74, 8.8 54.66, 8.86 54.58, 8.99 54.5, 9.03 54.46, 8.92 54.42, "
    "8.7 54.42, 8.6 54.36, 8.6 54.3, 8.76 54.26, 8.89 54.29, 8.82 54.22, 8.83 54.13, 9.04 54.1, 8.83 54.03, 8.9 53.94, "
    "9.13 53.9, 9.4 53.81, 9.5 53.68, 9.72 53.58, 10 53.55"
)
SOUTH = shore("10 53.52, 9.7 53.54, 9.46 53.64, 9.32 53.78, 9.1 53.84, 8.88 53.82, 8.69 53.88, 8.54 53.7, 8.52 53.3")
EAST = shore(
    "10.6 53.3, 10.6 54.38, 10.25 54.42, 10.15 54.32, 10.17 54.46, 9.84 54.46, 9.96 54.6, 10.04 54.68, 9.93 54.79, "
    "9.58 54.86, 9.43 54.79, 9.47 54.86, 9.62 54.9, 9.8 54.9, 9.9 55.2"
)
BORDER = shore("8.62 54.91, 8.9 54.9, 9.15 54.87, 9.3 54.81, 9.43 54.82")
ISLANDS = (
    shore("8.43 55.07, 8.32 54.98, 8.27 54.86, 8.26 54.73, 8.31 54.85, 8.47 54.87, 8.37 54.93, 8.4 55"),
    shore("8.41 54.75, 8.52 54.77, 8.61 54.72, 8.53 54.67, 8.41 54.69"),
    shore("8.31 54.72, 8.39 54.68, 8.39 54.6, 8.32 54.63"),
)
