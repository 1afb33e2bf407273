"""Convex hulls of doubles, in exact arithmetic, and queries as lines of JSON; used by the two scripts beside it."""

import json
from fractions import Fraction


def hull(points):
    """The corners of the convex hull, counter-clockwise, without any on a straight edge. Points are pairs of floats."""
    points = sorted(set(points))
    if len(points) < 3:
        return points

    def half(ordered):
        chain = []
        for point in ordered:
            while len(chain) > 1 and turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return half(points) + half(reversed(points))


def turn(p, q, r):
    px, py, qx, qy, rx, ry = (Fraction(number) for point in (p, q, r) for number in point)
    return (qx - px) * (ry - py) - (qy - py) * (rx - px)


def line(name, a, b, position_a, position_b, move_a):
    return json.dumps(
        {
            "id": name,
            "a": {"vertices": [list(point) for point in a]},
            "b": {"vertices": [list(point) for point in b]},
            "positionA": list(position_a),
            "positionB": list(position_b),
            "moveA": list(move_a),
        },
        separators=(",", ":"),
    )
