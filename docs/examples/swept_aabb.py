"""A swept-AABB in plain doubles, as a program that polysweep can validate. Python 3, standard library only.

It reads queries from standard input, one JSON object a line, and writes an answer a line:

    java -jar tests/workbench/target/polysweep.jar validate --generate boxes \
        --against 'mine=python3 docs/examples/swept_aabb.py'
"""

import json
import sys


def sides(shape, position):
    """The sides minX, minY, maxX, maxY of a box in the world."""
    if "box" in shape:
        left, bottom, right, top = shape["box"]
    else:
        xs = [x for x, y in shape["vertices"]]
        ys = [y for x, y in shape["vertices"]]
        left, bottom, right, top = min(xs), min(ys), max(xs), max(ys)
        if not all(corner in [list(v) for v in shape["vertices"]]
                   for corner in ([left, bottom], [right, bottom], [right, top], [left, top])):
            raise ValueError("not an axis-aligned box")
    x, y = position
    return left + x, bottom + y, right + x, top + y


def sweep(a, b, d):
    """Box a moves by d, box b stands still: the verdict, and for a HIT the time and the normal."""
    enter, leave, normal = float("-inf"), float("inf"), (0, 0)
    for axis in (0, 1):
        # The open interval of times at which the two overlap on this axis.
        first, last = b[axis] - a[axis + 2], b[axis + 2] - a[axis]
        if d[axis] == 0:
            if first >= 0 or last <= 0:
                return "MISS", None, None
            continue
        if d[axis] < 0:
            first, last = last, first
        if first / d[axis] > enter:
            enter = first / d[axis]
            sign = -1 if d[axis] > 0 else 1
            normal = (sign, 0) if axis == 0 else (0, sign)
        leave = min(leave, last / d[axis])
    if enter >= leave or enter >= 1 or leave <= 0:
        return "MISS", None, None
    if enter < 0:
        return "OVERLAP", None, None
    return "HIT", enter, normal


def answer(query):
    a = sides(query["a"], query.get("positionA", [0, 0]))
    b = sides(query["b"], query.get("positionB", [0, 0]))
    move_a, move_b = query.get("moveA", [0, 0]), query.get("moveB", [0, 0])
    verdict, enter, normal = sweep(a, b, (move_a[0] - move_b[0], move_a[1] - move_b[1]))
    return {"id": query["id"], "verdict": verdict, "enter": enter, "normal": normal}


# JSON is UTF-8, whatever the locale has.
sys.stdin.reconfigure(encoding="utf-8")
for line in sys.stdin:
    try:
        reply = answer(json.loads(line))
    except ValueError as problem:
        reply = {"id": json.loads(line)["id"], "error": str(problem)}
    # Flushed, so that each answer arrives before the next query is read.
    print(json.dumps(reply), flush=True)
