"""Tables of docs/comparison.md in Markdown, from the CSV of 'polysweep compare' and of score.py:

    python3 tests/corpora/tables.py verdicts|times|touches|classes|rows docs/comparison/benchmark.csv
    python3 tests/corpora/tables.py scores docs/comparison/scores.csv

Each rate has the number of its queries beside it. Queries without an answer are in no rate, and are counted as such.
"""

import csv
import sys
from pathlib import Path

COUNTS = ("queries", "false_positive", "false_negative", "overlap_missed", "false_overlap", "late", "late_nearest", "timed",
          "failed", "touch_hit", "touch_miss", "answered_hits", "answered_misses", "answered_overlaps", "answered_touches")
# Its displacements and sizes are some units, so that lengths can be compared.
EARLY_CLASS = "general"


def rate(part, whole):
    if whole == 0:
        return "–"
    return f"{percent(part, whole)} ({part} of {whole})"


def percent(part, whole):
    return "–" if whole == 0 else "0" if part == 0 else f"{100 * part / whole:.2f}"


def length(text):
    return "–" if text == "" else "0" if float(text) == 0 else f"{float(text):.1e}"


def sums(rows):
    """For each algorithm, the counts of all classes."""
    totals = {}
    for row in rows:
        total = totals.setdefault(row["algorithm"], dict.fromkeys(COUNTS, 0))
        for name in COUNTS:
            total[name] += int(row[name])
    return totals


def wrong(row):
    """Without false overlaps, since engines do not distinguish touching from overlapping."""
    return sum(int(row[name]) for name in ("false_positive", "false_negative", "overlap_missed"))


def verdicts(rows):
    yield "algorithm", "false +, % of MISS", "false -, % of HIT", "overlap missed, % of OVERLAP", \
        "false overlap, % of HIT and TOUCH", "no answer, % of all"
    for name, of in sums(rows).items():
        yield name, rate(of["false_positive"], of["answered_misses"]), rate(of["false_negative"], of["answered_hits"]), \
            rate(of["overlap_missed"], of["answered_overlaps"]), \
            rate(of["false_overlap"], of["answered_hits"] + of["answered_touches"]), rate(of["failed"], of["queries"])


def times(rows):
    yield "algorithm", "late beyond the nearest double, %", "late at all, %", "early: median", "early: 99 %", "early: worst"
    for name, of in sums(rows).items():
        early = next((row for row in rows if row["algorithm"] == name and row["class"] == EARLY_CLASS), None)
        yield name, rate(of["late_nearest"], of["timed"]), rate(of["late"], of["timed"]), \
            *(length(early[column] if early else "") for column in ("early_median", "early_p99", "early_max"))


def touches(rows):
    yield "algorithm", "TOUCH queries answered", "by HIT, %", "by MISS, %", "by TOUCH or OVERLAP, %"
    for name, of in sums(rows).items():
        whole = of["answered_touches"]
        rest = whole - of["touch_hit"] - of["touch_miss"]
        yield name, whole, percent(of["touch_hit"], whole), percent(of["touch_miss"], whole), percent(rest, whole)


def classes(rows):
    algorithms = list(sums(rows))
    yield "class", *algorithms
    for kind in dict.fromkeys(row["class"] for row in rows):
        of = {row["algorithm"]: row for row in rows if row["class"] == kind}
        yield kind, *(percent(wrong(of[name]), int(of[name]["queries"]) - int(of[name]["failed"])) if name in of else "–"
                      for name in algorithms)


def every(rows):
    yield "class", "algorithm", "queries", "failed", "false +", "false -", "overlap missed", "false overlap", "timed", \
        "late", "late beyond nearest", "early: median", "early: 99 %", "early: worst"
    for row in rows:
        yield row["class"], row["algorithm"], row["queries"], row["failed"], row["false_positive"], \
            row["false_negative"], row["overlap_missed"], row["false_overlap"], row["timed"], row["late"], \
            row["late_nearest"], *(length(row[name]) for name in ("early_median", "early_p99", "early_max"))


def scores(rows):
    yield "program", "class", "queries", "failed", "false +", "false -", "overlap missed", "false overlap", "timed", "late", \
        "late beyond nearest"
    for row in rows:
        yield tuple(row[name] for name in ("program", "class", "queries", "failed", "false_positive", "false_negative",
                                           "overlap_missed", "false_overlap", "timed", "late", "late_nearest"))


def main(table, path):
    with open(path, encoding="utf-8", newline="") as file:
        rows = [row if table == "scores" else row | {"class": Path(row["file"]).stem} for row in csv.DictReader(file)]
    lines = list({"verdicts": verdicts, "times": times, "touches": touches, "classes": classes, "rows": every,
                  "scores": scores}[table](rows))
    words = 2 if table in ("rows", "scores") else 1
    lines.insert(1, ["---"] * words + ["---:"] * (len(lines[0]) - words))
    for line in lines:
        print("| " + " | ".join(map(str, line)) + " |")


sys.stdout.reconfigure(encoding="utf-8")
main(*sys.argv[1:])
