"""Writes letters.jsonl: java Outlines.java DejaVuSans.ttf | python3 make.py > letters.jsonl (see ../README.md)."""

import random
import sys

sys.path.insert(0, __file__.rsplit("/", 2)[0] if "/" in __file__ else "..")
from hulls import hull, line

QUERIES = 250


def main():
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    letters = []
    for text in sys.stdin:
        name, width, *numbers = text.split()
        numbers = [float(number) + 0.0 for number in numbers]
        letters.append((name, float(width), hull(list(zip(numbers[::2], numbers[1::2])))))
    chance = random.Random(4)
    for number in range(QUERIES):
        (name_a, width_a, a), (name_b, width_b, b) = chance.choice(letters), chance.choice(letters)
        way = ("set", "falls", "flies")[number % 3]
        gap = chance.randrange(0, 1024)
        if way == "set":
            # Along the line of text, toward its left neighbour.
            position, move = (width_b + gap, 0), (-chance.randrange(1, 2048), 0)
        elif way == "falls":
            # From the line above.
            position, move = (chance.randrange(-1024, 1024), 2384), (0, -chance.randrange(512, 4096))
        else:
            # From anywhere, by whole units.
            position = (chance.randrange(-3000, 3000), chance.randrange(-3000, 3000))
            move = (chance.randrange(-4, 5) * 512, chance.randrange(-4, 5) * 512)
        print(line(f"letter-{number}-{name_a}-{way}-{name_b}", a, b, position, (0, 0), move))


main()
