"""Writes countries.jsonl: make.py countries-110m.json > countries.jsonl (see ../README.md)."""

import json
import math
import random
import sys

sys.path.insert(0, __file__.rsplit("/", 2)[0] if "/" in __file__ else "..")
from hulls import hull, line

QUERIES = 250


def rings(topology, geometry):
    """The outer rings of a country, in degrees, rounded to a ten-thousandth of one."""
    scale, translate = topology["transform"]["scale"], topology["transform"]["translate"]

    def arc(number):
        x = y = 0
        points = []
        for dx, dy in topology["arcs"][number if number >= 0 else ~number]:
            x, y = x + dx, y + dy
            points.append((round(x * scale[0] + translate[0], 4), round(y * scale[1] + translate[1], 4)))
        return points if number >= 0 else points[::-1]

    polygons = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
    return [[point for number in polygon[0] for point in arc(number)] for polygon in polygons]


def area(points):
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, points[1:] + points[:1]))) / 2


def middle(points):
    return tuple((min(p[i] for p in points) + max(p[i] for p in points)) / 2 for i in (0, 1))


def radius(points):
    x, y = middle(points)
    return max(math.dist(point, (x, y)) for point in points)


def main():
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    topology = json.load(open(sys.argv[1], encoding="utf-8"))
    countries = []
    for geometry in topology["objects"]["countries"]["geometries"]:
        mainland = hull(max(rings(topology, geometry), key=area))
        name = geometry.get("id", "none")
        # One that goes round the pole or over the 180th meridian is no outline in these coordinates.
        if max(p[0] for p in mainland) - min(p[0] for p in mainland) < 90:
            countries.append((name, mainland))
    chance = random.Random(4)
    for number in range(QUERIES):
        (name_a, a), (name_b, b) = chance.sample(countries, 2)
        reach = radius(a) + radius(b)
        angle = chance.uniform(0, 2 * math.pi)
        ux, uy = math.cos(angle), math.sin(angle)
        far, beside = chance.uniform(0.2, 2) * reach, chance.uniform(-1, 1) * reach
        (ax, ay), (bx, by) = middle(a), middle(b)
        # B stays where it is in the world; A is put in front of it and drifts past, or into it.
        position = (round(bx - ax - far * ux - beside * uy, 4), round(by - ay - far * uy + beside * ux, 4))
        length = chance.uniform(0.5, 2) * reach
        move = (round(length * ux, 4), round(length * uy, 4))
        print(line(f"country-{number}-{name_a}-{name_b}", a, b, position, (0, 0), move))


if __name__ == "__main__":
    main()
