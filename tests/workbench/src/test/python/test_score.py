"""Tests of score.py: python3 -m unittest discover -s tests/workbench/src/test/python"""

import contextlib
import io
import json
import math
import os
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
MAIN = os.path.join(HERE, "..", "..", "main", "resources", "org", "polysweep", "workbench", "dataset")
sys.path.insert(0, os.environ.get("SCORER_FOLDER", MAIN))
sys.dont_write_bytecode = True

import score  # noqa: E402

ROOT = ["6369051672525772/9007199254740992", "6369051672525773/9007199254740992"]  # doubles around the root of 1/2


def truth(name, verdict, enter=None, move=(3, 4)):
    return {"id": name, "a": {}, "b": {}, "moveA": list(move), "moveB": [0, 0],
            "exactVerdict": verdict, "exactEnter": enter}


TRUTHS = [
    truth("grid-2-0", "HIT", "1/3"),
    truth("grid-2-1", "HIT", "1/2"),
    truth("grid-2-2", "MISS"),
    truth("many-corners-2-0", "OVERLAP"),
    truth("many-corners-2-1", "TOUCH", "1/1"),
    truth("round-2-0", "HIT", ROOT),
]

RIGHT = [
    ("grid-2-0", "HIT", 1 / 3),
    ("grid-2-1", "HIT", 0.5),
    ("grid-2-2", "MISS", None),
    ("many-corners-2-0", "OVERLAP", None),
    ("many-corners-2-1", "TOUCH", 1),
    ("round-2-0", "HIT", 6369051672525772 / 9007199254740992),
]


class ScoreTest(unittest.TestCase):
    def run_scorer(self, answers, *options, truths=None):
        """Exit status, rows by class, standard error."""
        with tempfile.TemporaryDirectory() as folder:
            for kind in ("grid", "many-corners", "round"):
                os.mkdir(os.path.join(folder, kind))
                with open(os.path.join(folder, kind, "0000.jsonl"), "w", encoding="utf-8") as out:
                    for one in truths if truths is not None else TRUTHS:
                        if one["id"].startswith(kind):
                            out.write(json.dumps(one) + "\n")
            path = os.path.join(folder, "answers")
            with open(path, "w", encoding="utf-8") as out:
                for one in answers:
                    out.write(one if isinstance(one, str) else json.dumps(
                        dict(zip(("id", "verdict", "enter", "ns"), one))))
                    out.write("\n")
            out, err = io.StringIO(), io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                status = score.main([folder, path, "--format", "csv"] + list(options))
        lines = [line.split(",") for line in out.getvalue().splitlines()]
        rows = {line[0]: dict(zip(lines[0], line)) for line in lines[1:]}
        return status, rows, err.getvalue()

    def changed(self, *changes):
        """The figures in all with some answers in place of the right ones."""
        answers = dict((one[0], one) for one in RIGHT)
        for change in changes:
            answers[change[0]] = change
        status, rows, err = self.run_scorer(answers.values())
        self.assertEqual(status, 0, err)
        return rows["all"]

    def counts(self, row):
        return {name: int(row[name]) for name in (
            "false_positive", "false_negative", "overlap_missed", "late", "failed", "false_overlap") if row[name] != "0"}

    def test_right_answers_are_right(self):
        status, rows, err = self.run_scorer(RIGHT)
        self.assertEqual((status, err), (0, ""))
        self.assertEqual(list(rows), ["grid", "many-corners", "round", "all"])
        self.assertEqual(self.counts(rows["all"]), {})
        self.assertEqual(rows["all"]["queries"], "6")
        self.assertEqual(rows["all"]["answered"], "6")
        self.assertEqual(rows["grid"]["queries"], "3")

    def test_order_does_not_matter(self):
        self.assertEqual(self.run_scorer(RIGHT), self.run_scorer(RIGHT[::-1]))

    def test_contact_on_a_miss(self):
        for verdict in ("HIT", "TOUCH", "OVERLAP"):
            self.assertEqual(self.counts(self.changed(("grid-2-2", verdict, 0.5))), {"false_positive": 1})

    def test_miss_on_a_hit(self):
        self.assertEqual(self.counts(self.changed(("grid-2-1", "MISS"))), {"false_negative": 1})

    def test_overlap(self):
        name = "many-corners-2-0"
        for bad in ((name, "MISS"), (name, "TOUCH", 0), (name, "HIT", 0), (name, "HIT", -1.5)):
            self.assertEqual(self.counts(self.changed(bad)), {"overlap_missed": 1})

    def test_anything_but_an_overlap_on_a_touch(self):
        for verdict in ("HIT", "TOUCH", "MISS"):
            self.assertEqual(self.counts(self.changed(("many-corners-2-1", verdict, 7))), {})
        self.assertEqual(self.counts(self.changed(("many-corners-2-1", "OVERLAP"))), {"false_overlap": 1})
        row = self.changed(("many-corners-2-1", "HIT", 1))
        self.assertEqual((row["touches"], row["touch_hit"], row["touch_miss"]), ("1", "1", "0"))

    def test_a_touch_for_every_hit_is_a_false_negative(self):
        cheat = [(one[0], "TOUCH" if one[1] == "HIT" else one[1]) for one in RIGHT]
        row = self.changed(*cheat)
        self.assertEqual(self.counts(row), {"false_negative": 3})
        self.assertEqual((row["hits"], row["timed"], row["early_max"]), ("3", "0", ""))

    def test_late_beyond_the_nearest(self):
        # The double below 1/3 is the nearest; 2/3 has the one above.
        up = math.nextafter(1 / 3, 1)
        self.assertEqual(self.changed(("grid-2-0", "HIT", up))["late_nearest"], "1")
        two = [truth("grid-2-0", "HIT", "2/3")]
        for enter, late, beyond in ((2 / 3, "0", "0"), (math.nextafter(2 / 3, 1), "1", "1")):
            _, rows, _ = self.run_scorer([("grid-2-0", "HIT", enter)], truths=two)
            self.assertEqual((rows["all"]["late"], rows["all"]["late_nearest"]), (late, beyond))
        seventh = [truth("grid-2-0", "HIT", "3/5")]
        _, rows, _ = self.run_scorer([("grid-2-0", "HIT", 3 / 5)], truths=seventh)
        late = "1" if score.Fraction(3 / 5) > score.Fraction(3, 5) else "0"
        self.assertEqual((rows["all"]["late"], rows["all"]["late_nearest"]), (late, "0"))

    def test_early_errors(self):
        truths = [truth("grid-2-%d" % i, "HIT", "1/2") for i in range(100)]
        answers = [("grid-2-%d" % i, "HIT", 0.5 - i / 256) for i in range(100)]
        _, rows, _ = self.run_scorer(answers, truths=truths)
        figures = [float(rows["all"][name]) for name in ("early_median", "early_p99", "early_max")]
        for figure, steps in zip(figures, (49, 98, 99)):
            self.assertAlmostEqual(figure, 5 * steps / 256, delta=0.01)
        self.assertEqual(rows["all"]["timed"], "100")

    def test_late_by_an_ulp(self):
        third = 1 / 3
        self.assertEqual(self.counts(self.changed(("grid-2-0", "HIT", math.nextafter(third, 1)))), {"late": 1})
        self.assertEqual(self.counts(self.changed(("grid-2-0", "HIT", third))), {})  # rounded down
        self.assertEqual(self.counts(self.changed(("grid-2-1", "HIT", 0.5000000000000001))), {"late": 1})
        self.assertEqual(self.counts(self.changed(("grid-2-1", "HIT", 0.49999999999999994))), {})

    def test_late_beside_an_interval(self):
        below, above = (int(text.split("/")[0]) / 9007199254740992 for text in ROOT)
        self.assertEqual(self.counts(self.changed(("round-2-0", "HIT", below))), {})
        self.assertEqual(self.counts(self.changed(("round-2-0", "HIT", above))), {"late": 1})

    def test_decimals_are_the_nearest_double(self):
        # The decimal is greater than 1/3 and nearer to the double below it than to the one above.
        line = '{"id":"grid-2-0","verdict":"HIT","enter":0.333333333333333333334}'
        status, rows, _ = self.run_scorer([line] + RIGHT[1:])
        self.assertEqual((status, rows["all"]["late"]), (0, "0"))

    def test_an_interval_that_does_not_decide_is_refused(self):
        wide = [truth("round-2-0", "HIT", ["1/4", "3/4"])]
        status, rows, err = self.run_scorer([("round-2-0", "HIT", 0.5)], truths=wide)
        self.assertEqual((status, rows), (2, {}))
        self.assertIn("within the bounds", err)
        empty = [truth("round-2-0", "HIT", ["3/4", "1/4"])]
        self.assertEqual(self.run_scorer([("round-2-0", "HIT", 0.5)], truths=empty)[0], 2)

    def test_overlap_on_a_hit_is_a_false_overlap(self):
        row = self.changed(("grid-2-1", "OVERLAP"))
        self.assertEqual(self.counts(row), {"false_overlap": 1})
        self.assertEqual(row["timed"], "2")

    def test_touch_on_a_hit_is_a_false_negative(self):
        self.assertEqual(self.counts(self.changed(("grid-2-1", "TOUCH"))), {"false_negative": 1})
        self.assertEqual(self.counts(self.changed(("grid-2-1", "TOUCH", 0.75))), {"false_negative": 1})

    def test_errors_of_time_and_of_length(self):
        row = self.changed(("grid-2-1", "HIT", 0.25))
        self.assertEqual(row["max_time_error"], "0.25")
        self.assertEqual(row["max_distance"], "1.25")  # |(3, 4)| = 5

    def test_what_is_no_answer_has_failed(self):
        for line in (
                '{"id":"grid-2-1","error":"too difficult"}',
                '{"id":"grid-2-1","error":"too difficult","verdict":"HIT","enter":0.5}',
                '{"id":"grid-2-1","verdict":"hit","enter":0.5}',
                '{"id":"grid-2-1","enter":0.5}',
                '{"id":"grid-2-1","verdict":["HIT"],"enter":0.5}',
                '{"id":"grid-2-1","verdict":"HIT"}',
                '{"id":"grid-2-1","verdict":"HIT","enter":null}',
                '{"id":"grid-2-1","verdict":"HIT","enter":"0.5"}',
                '{"id":"grid-2-1","verdict":"HIT","enter":true}',
                '{"id":"grid-2-1","verdict":"HIT","enter":NaN}',
                '{"id":"grid-2-1","verdict":"HIT","enter":Infinity}',
                '{"id":"grid-2-1","verdict":"HIT","enter":1e999}',
                '{"id":"grid-2-1","verdict":"HIT","enter":1%s}' % ("0" * 400)):
            status, rows, err = self.run_scorer([line, RIGHT[0]] + RIGHT[2:])
            self.assertEqual(status, 0, line)
            self.assertEqual(err, "", line)
            self.assertEqual(self.counts(rows["all"]), {"failed": 1}, line)
            self.assertEqual(rows["all"]["answered"], "5", line)

    def test_no_answer_has_failed(self):
        status, rows, err = self.run_scorer(RIGHT[:4])
        self.assertEqual((status, err), (0, ""))
        self.assertEqual(self.counts(rows["all"]), {"failed": 2})
        self.assertEqual(self.counts(rows["round"]), {"failed": 1})

    def test_what_belongs_to_no_query_is_told_and_changes_nothing(self):
        odd = ["no JSON", "[1]", '{"verdict":"HIT"}', ("grid-2-9", "HIT", 0), ("grid-2-1", "MISS"), ""]
        status, rows, err = self.run_scorer(RIGHT + odd)
        self.assertEqual(status, 0)
        self.assertEqual(self.counts(rows["all"]), {})
        self.assertEqual(len(err.splitlines()), 5)
        self.assertIn("no JSON object with an id", err)
        self.assertIn('is a second one to "grid-2-1"', err)
        self.assertIn('"grid-2-9", which is no query here', err)

    def test_an_id_is_what_it_is_in_json(self):
        numbers = [truth("grid-2-1", "HIT", "1/2")]
        status, rows, _ = self.run_scorer(['{"id":"grid\\u002d2-1","verdict":"HIT","enter":0.5}'], truths=numbers)
        self.assertEqual((status, self.counts(rows["all"])), (0, {}))

    def test_truth_that_is_none(self):
        for bad in ([truth("grid-2-0", "HIT", "x")], [truth("grid-2-0", "PERHAPS")],
                    [truth("grid-2-0", "MISS"), truth("grid-2-0", "MISS")], []):
            status, rows, err = self.run_scorer([("grid-2-0", "HIT", 0.5)], truths=bad)
            if bad:
                self.assertEqual((status, rows), (2, {}), bad)
                self.assertTrue(err.startswith("score.py: "), err)
            else:
                self.assertEqual(rows["all"]["queries"], "0")
        self.assertEqual(score.class_of("many-corners-20260001-17"), "many-corners")

    def test_time(self):
        answers = [one + (nanos,) if len(one) == 3 else one for one, nanos in zip(RIGHT, (100, 300, 200, 5, 7, 80))]
        _, rows, _ = self.run_scorer(answers, "--time")
        self.assertEqual(rows["grid"]["ns_median"], "200")
        self.assertEqual(rows["many-corners"]["ns_median"], "6")
        _, rows, _ = self.run_scorer(RIGHT, "--time")
        self.assertEqual(rows["all"]["ns_median"], "")


if __name__ == "__main__":
    unittest.main()
