#!/usr/bin/env python3
"""Scores a program's answers to polysweep-ccd-2d. Needs Python 3.8 or later and nothing else.

    python3 score.py TRUTH ANSWERS [--time] [--format table|csv|markdown]

TRUTH is a file of queries with "exactVerdict" and "exactEnter", or a folder, of which all *.jsonl are read. ANSWERS
has one JSON object a line, "-" is standard input:

    {"id":"grid-20260001-7","verdict":"HIT","enter":0.25}

with a verdict of HIT, TOUCH, OVERLAP or MISS, and for a HIT the time "enter", a double. Other fields are not looked at.
Answers in the order of the queries need little memory; any order is right. "ns", with --time, is how many nanoseconds
the program says that it took; the median is reported.

What counts, by class (the id up to its first digit) and in all; 'compare' and 'validate --policy any' count the same:

    queries         queries in TRUTH
    answered        of these, with an answer that is one
    false_positive  contact (HIT, TOUCH, OVERLAP) on an exact MISS, of the "misses"
    false_negative  MISS or TOUCH on an exact HIT, of the "hits"
    overlap_missed  an exact OVERLAP that is not answered by OVERLAP, of the "overlaps"
    late            on an exact HIT, a HIT whose time is greater than the exact one, by however little, of the "timed"
    max_time_error  greatest |enter - exact| of the "timed", in steps
    max_distance    the same times the length of the displacement of A relative to B, in units of length
    failed          no answer, an error, no verdict, a HIT without a finite time
    false_overlap   OVERLAP on an exact HIT or TOUCH
    late_nearest    of the "timed", a time greater than the double nearest to the exact one
    timed           exact HITs that are answered by a HIT
    early_median    of the times that are not late: how early they are, as a length: the median (of two, the lower),
    early_p99       the 99th of 100 in order,
    early_max       and the worst
    hits, misses, overlaps, touches   queries of each exact verdict
    touch_hit, touch_miss             exact TOUCHes that are answered by HIT, and by MISS

On an exact TOUCH, contact without overlap, HIT, TOUCH and MISS are right. Every comparison is exact: answers are the
doubles nearest to their decimals, and times are fractions, or lie strictly between two fractions between which there is
no double. The exit status is 0, or 2 if something could not be read; answers to queries that are not in TRUTH, second
answers to one query, and lines that are no JSON objects are reported, and change no figure.
"""

import argparse
import json
import math
import os
import statistics
import sys
from fractions import Fraction

VERDICTS = ("HIT", "TOUCH", "OVERLAP", "MISS")
COLUMNS = (
    "class", "queries", "answered", "false_positive", "false_negative", "overlap_missed", "late", "max_time_error",
    "max_distance", "failed")
MORE_COLUMNS = (
    "false_overlap", "late_nearest", "timed", "early_median", "early_p99", "early_max", "hits", "misses", "overlaps",
    "touches", "touch_hit", "touch_miss")
COUNTS = (
    "queries", "answered", "false_positive", "false_negative", "overlap_missed", "late", "failed", "false_overlap",
    "late_nearest", "timed", "hits", "misses", "overlaps", "touches", "touch_hit", "touch_miss")


class TruthError(Exception):
    """The truth is not what it should be."""


class ExactTime:
    """A time that is a fraction, or lies strictly between two."""

    def __init__(self, value):
        try:
            below, above = (value, value) if isinstance(value, str) else value
            self.below, self.above = Fraction(below), Fraction(above)
        except (ValueError, TypeError, ZeroDivisionError):
            raise TruthError("exactEnter %r is neither a fraction nor two" % (value,))
        if self.below > self.above or (self.below == self.above and not isinstance(value, str)):
            raise TruthError("exactEnter %r is no interval" % (value,))

    def is_before(self, double):
        """Whether the time is less than a double."""
        number = Fraction(double)
        if self.below == self.above:
            return self.below < number
        if number <= self.below:
            return False
        if number >= self.above:
            return True
        raise TruthError("the double %r lies within the bounds of an exact time" % double)

    def nearest(self):
        """The double nearest to the time, of two that are equally near the even one."""
        if self.below == self.above:
            return as_float(self.below)
        # Both doubles around an interval may be as near as can be told; then the time is not late by the later one.
        return max(as_float(self.below), as_float(self.above))

    def distance(self, double):
        """How far a double is off; of an interval from its farther end, so by less than 2^-16 ulp too much."""
        number = Fraction(double)
        return max(abs(number - self.below), abs(number - self.above))


class Tally:
    """The figures of one class."""

    def __init__(self):
        for name in COUNTS:
            setattr(self, name, 0)
        self.time_error = Fraction(0)
        self.distance = 0.0
        self.early = []
        self.nanos = []

    def add(self, truth, answer):
        """Judges an answer: a verdict with a time, which may be None; or None."""
        exact = truth["exactVerdict"]
        if exact not in VERDICTS:
            raise TruthError("exactVerdict %r is none of %s" % (exact, ", ".join(VERDICTS)))
        self.queries += 1
        self.hits += exact == "HIT"
        self.misses += exact == "MISS"
        self.overlaps += exact == "OVERLAP"
        self.touches += exact == "TOUCH"
        if answer is None:
            self.failed += 1
            return
        self.answered += 1
        verdict, enter, nanos = answer
        if nanos is not None:
            self.nanos.append(nanos)
        if exact == "MISS":
            self.false_positive += verdict != "MISS"
        elif exact == "OVERLAP":
            self.overlap_missed += verdict != "OVERLAP"
        elif verdict == "OVERLAP":
            self.false_overlap += 1
        elif exact == "TOUCH":
            self.touch_hit += verdict == "HIT"
            self.touch_miss += verdict == "MISS"
        elif verdict == "HIT":
            self._add_time(truth, enter)
        else:
            self.false_negative += 1

    def _add_time(self, truth, enter):
        exact = ExactTime(truth["exactEnter"])
        move = [
            Fraction(a) - Fraction(b)
            for a, b in zip(truth.get("moveA", (0, 0)), truth.get("moveB", (0, 0)))]
        length = math.hypot(as_float(move[0]), as_float(move[1]))
        error = exact.distance(enter)
        is_late = exact.is_before(enter)
        self.timed += 1
        self.late += is_late
        self.late_nearest += is_late and enter > exact.nearest()
        self.time_error = max(self.time_error, error)
        self.distance = max(self.distance, as_float(error) * length)
        if not is_late:
            self.early.append(as_float(error) * length)

    def merge(self, other):
        """Adds the figures of another class."""
        for name in COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.time_error = max(self.time_error, other.time_error)
        self.distance = max(self.distance, other.distance)
        self.early += other.early
        self.nanos += other.nanos

    def _early(self, hundredths):
        """The early error that so many hundredths of all do not exceed; nothing if there is none."""
        if not self.early:
            return ""
        rank = -(-len(self.early) * hundredths // 100)
        return "%.3g" % sorted(self.early)[max(rank, 1) - 1]

    def row(self, name, with_time):
        """The figures in the order of the columns."""
        row = [
            name, self.queries, self.answered, self.false_positive, self.false_negative, self.overlap_missed,
            self.late, "%.3g" % as_float(self.time_error), "%.3g" % self.distance, self.failed]
        if with_time:
            row.append("%.0f" % statistics.median(self.nanos) if self.nanos else "")
        row += [
            self.false_overlap, self.late_nearest, self.timed, self._early(50), self._early(99), self._early(100),
            self.hits, self.misses, self.overlaps, self.touches, self.touch_hit, self.touch_miss]
        return [str(cell) for cell in row]


def as_float(number):
    """The nearest double; infinite beyond the doubles."""
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def class_of(name):
    """The class of a query by its id: many-corners-20260001-7 is one of many-corners."""
    parts = str(name).split("-")
    words = [part for part in parts if not part.isdigit()]
    return "-".join(words) or "?"


def files_of(path):
    """The files of queries at a path, in a fixed order."""
    if os.path.isfile(path):
        return [path]
    found = [
        os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names if name.endswith(".jsonl")]
    if not found:
        raise TruthError("%s: no file of queries (*.jsonl) is there" % path)
    return sorted(found)


def truths(path):
    """All queries with their truth."""
    for name in files_of(path):
        with open(name, encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    try:
                        truth = json.loads(line)
                        missing = {"id", "exactVerdict", "exactEnter"}.difference(truth)
                    except (ValueError, TypeError):
                        missing = "JSON"
                    if missing:
                        raise TruthError("%s, line %d is no query with its truth" % (name, number))
                    yield truth["id"], truth


def finite(value):
    """A number as a double; None if it is none that is finite."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    number = as_float(value)
    return number if math.isfinite(number) else None


def read_answer(fields):
    """Verdict, time and nanoseconds; None if it is no answer."""
    verdict = fields.get("verdict")
    enter = finite(fields.get("enter"))
    if "error" in fields or verdict not in VERDICTS or (verdict == "HIT" and enter is None):
        return None
    return verdict, enter, finite(fields.get("ns"))


class Answers:
    """Answers by id, read as far as they are needed."""

    def __init__(self, lines):
        self.lines = enumerate(lines, 1)
        self.waiting = {}
        self.asked = set()
        self.complaints = []
        self.more = 0

    def complain(self, text):
        if len(self.complaints) < 10:
            self.complaints.append(text)
        else:
            self.more += 1

    def _read(self):
        """Reads one more answer; None at the end."""
        for number, line in self.lines:
            if not line.strip():
                continue
            try:
                fields = json.loads(line)
                name = fields["id"]
                key = json.dumps(name)
            except (ValueError, KeyError, TypeError, RecursionError):
                self.complain("line %d of the answers is no JSON object with an id" % number)
                continue
            if key in self.asked or key in self.waiting:
                self.complain("line %d of the answers is a second one to %s" % (number, key))
                continue
            self.waiting[key] = read_answer(fields)
            return key
        return None

    def take(self, name):
        """The answer to a query; None if there is none that can be used."""
        key = json.dumps(name)
        if key in self.asked:
            raise TruthError("two queries have the id %s" % key)
        while key not in self.waiting:
            if self._read() is None:
                break
        self.asked.add(key)
        return self.waiting.pop(key, None)

    def finish(self):
        """Reads what is left, which belongs to no query."""
        while self._read() is not None:
            pass
        for key in self.waiting:
            self.complain("there is an answer to %s, which is no query here" % key)


def score(truth_path, answer_lines):
    """The figures by class, and what is to be said about the answers."""
    tallies = {}
    answers = Answers(answer_lines)
    for name, truth in truths(truth_path):
        tallies.setdefault(class_of(name), Tally()).add(truth, answers.take(name))
    answers.finish()
    return tallies, answers


def table(rows, form):
    """The rows as text."""
    if form == "csv":
        return "".join(",".join(row) + "\n" for row in rows)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    if form == "markdown":
        rows = [rows[0], ["---"] + ["---:"] * (len(rows[0]) - 1)] + rows[1:]
        return "".join("| " + " | ".join(row) + " |\n" for row in rows)
    return "".join(
        "  ".join(cell.ljust(width) if i == 0 else cell.rjust(width)
                  for i, (cell, width) in enumerate(zip(row, widths))).rstrip() + "\n"
        for row in rows)


def main(arguments):
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n", 1)[0], epilog=__doc__.split("\n\n", 2)[2],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("truth", metavar="TRUTH", help="a file, or a folder of *.jsonl")
    parser.add_argument("answers", metavar="ANSWERS", help="a file, or - for standard input")
    parser.add_argument("--time", action="store_true", help="the median of the answers' \"ns\", too")
    parser.add_argument("--format", choices=("table", "csv", "markdown"), default="table")
    options = parser.parse_args(arguments)
    try:
        if options.answers == "-":
            tallies, answers = score(options.truth, sys.stdin)
        else:
            with open(options.answers, encoding="utf-8", errors="replace") as lines:
                tallies, answers = score(options.truth, lines)
    except (TruthError, OSError, ValueError) as problem:
        print("score.py: %s" % problem, file=sys.stderr)
        return 2
    for complaint in answers.complaints:
        print("score.py: %s" % complaint, file=sys.stderr)
    if answers.more:
        print("score.py: and %d more of these" % answers.more, file=sys.stderr)
    whole = Tally()
    rows = [list(COLUMNS) + (["ns_median"] if options.time else []) + list(MORE_COLUMNS)]
    for name, tally in tallies.items():
        rows.append(tally.row(name, options.time))
        whole.merge(tally)
    rows.append(whole.row("all", options.time))
    sys.stdout.write(table(rows, options.format))
    return 0


if __name__ == "__main__":
    # Not as the locale has it.
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    sys.stderr.reconfigure(encoding="utf-8", newline="\n")
    sys.exit(main(sys.argv[1:]))
