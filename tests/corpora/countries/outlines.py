"""Writes outlines.txt: outlines.py countries-110m.json > outlines.txt (see ../README.md)."""

import json
import sys

from make import area, rings

CORNERS = 100


def main():
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    topology = json.load(open(sys.argv[1], encoding="utf-8"))
    for geometry in topology["objects"]["countries"]["geometries"]:
        outline = max(rings(topology, geometry), key=area)
        # One that goes round the pole or over the 180th meridian is no outline in these coordinates.
        wide = max(p[0] for p in outline) - min(p[0] for p in outline)
        if len(outline) >= CORNERS and wide < 90:
            print(geometry.get("id", "none"), *(number for point in outline for number in point))


main()
