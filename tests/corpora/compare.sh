#!/usr/bin/env bash
# Makes the tables and plots of docs/comparison.md and docs/dev/comparison-tables.md again:
#     tests/corpora/compare.sh [SECONDS per algorithm and file] [PART...]
# Parts are benchmark, scores (after benchmark), sets, generated, real, cases; all of them without one. The part front makes the
# tables of docs/comparison.md again from the CSV that is there. Build first, ./mvnw -DskipTests package;
# all takes about an hour, on a machine that should do nothing else. The benchmark takes planck and rapier from npm; without
# npm they are left out, and the script says so. More things come from the environment:
#     BOX2D=CHECKOUT    Box2D, a checkout of https://github.com/erincatto/box2d at v3.1.1, is also compared: its shape cast (needs gcc)
#                       and its time of impact (needs npm, too)
#     TIGHT_INCLUSION=CHECKOUT    Tight-Inclusion, a checkout of https://github.com/Continuous-Collision-Detection/Tight-Inclusion,
#                       is also compared (needs g++, and the headers of Eigen 3 and spdlog); it takes hours
#     PROGRAMS=LINES    any other program that reads queries and writes answers as `sweep` does: a line NAME=COMMAND each
set -euo pipefail
# Files are in the same order, and awk writes numbers in the same way, whatever the locale is.
export LC_ALL=C.UTF-8
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

seconds="${1:-60}"
jar=tests/workbench/target/polysweep.jar
work=tests/corpora/target
# Half of these are for scoring, and are asked: a thousand of each class.
count=36000
kinds='general resting sliding grid decimals ulp far slivers many-corners round'
kinds+=' near-side near-start near-end near-parallel size-ratio near-thin floats'
page=docs/comparison.md
tables=docs/dev/comparison-tables.md
parts=" ${*:2} "
[[ "$parts" != "  " ]] || parts=' benchmark scores sets generated real cases '
mkdir -p "$work" docs/comparison
source tests/corpora/box2d.sh
source tests/corpora/tight-inclusion.sh

# What the benchmarks ask: the name of a set, and how many of its queries.
sets() {
    while read -r name count; do
        java -cp tests/benchmarks/target/benchmarks.jar org.polysweep.benchmarks.query.QueryLines "$name" "$count" \
            >"$work/$name.jsonl"
    done <<<'boxes 4096
rotated-boxes 4096
3-8-gons 4096
grid 4096
16-gons 2048
64-gons 512
1024-gons 128'
}

# PAGE NAME FILE: the part of the page between <!-- NAME --> and <!-- end of NAME --> becomes the text of the file.
replace() {
    awk -v name="$2" -v text="$3" '
        $0 == "<!-- end of " name " -->" { inside = 0 }
        !inside { print }
        $0 == "<!-- " name " -->" { inside = 1; while ((getline line < text) > 0) print line }
    ' "$1" >"$work/page" && cp "$work/page" "$1"
}

wanted() {
    [[ "$parts" == *" $1 "* ]]
}

# Rows of CSV as a table in Markdown: files by their names, lengths with two digits.
markdown() {
    awk -F, 'NR == 1 { print "| " $1 " | " $2 " | " $3 " | ns median (quartiles) | false + | false - | overlap missed | late | max error | failed |"
                       print "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|"; next }
             { file = $1; sub(/.*\//, "", file); sub(/\.jsonl$/, "", file)
               time = $4 == "" ? "" : sprintf("%.0f (%.0f to %.0f)", $4, $5, $6)
               error = $11 == 0 ? "0" : sprintf("%.1e", $11)
               print "| " file " | " $2 " | " $3 " | " time " | " $7 " | " $8 " | " $9 " | " $10 " | " error " | " $12 " |" }' "$1"
}

# The tables of the first page again, and all charts, from the CSV that is there.
front() {
    local name
    for name in benchmark sets generated real cases; do
        java -cp "$jar" org.polysweep.workbench.compare.Plots "docs/comparison/$name.csv" "docs/comparison/$name"
        rm -f "docs/comparison/$name"/*.png
    done
    for name in verdicts times touches classes; do
        python3 tests/corpora/tables.py "$name" docs/comparison/benchmark.csv >"$work/$name.md"
        replace "$page" "benchmark: $name" "$work/$name.md"
    done
}

# What was measured on: machine NAME.
machine() {
    {
        echo "$(date -u +%F), $(nproc) processors of \"$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)\","
        echo "JDK $(java -version 2>&1 | sed -n 's/.*version "\([^"]*\)".*/\1/p'), \`--seconds $seconds\`; load of the machine when it began: $(cut -d' ' -f1 /proc/loadavg)."
    } >"$work/machine"
    replace "$tables" "$1" "$work/machine"
}

# NAME FILE...: a table, its CSV, its plots.
compare() {
    local name="$1"
    shift
    echo "comparing $name" >&2
    java -jar "$jar" compare "$@" --seconds "$seconds" --format csv --plot "docs/comparison/$name" >"$work/$name.csv"
    mv "$work/$name.csv" "docs/comparison/$name.csv"
    rm -f "docs/comparison/$name"/*.png
    markdown "docs/comparison/$name.csv" >"$work/$name.md"
    replace "$tables" "$name" "$work/$name.md"
}

# A program's answers to all queries for scoring, judged by the scorer, which knows nothing of compare.
score() {
    local name="$1"
    shift
    echo "scoring $name" >&2
    "$@" < <(cat "$work"/ccd/scoring/*/*.jsonl) >"$work/$name.answers.jsonl"
    python3 "$work/ccd/score.py" "$work/ccd/scoring" "$work/$name.answers.jsonl" --format csv >"$work/$name.scores.csv"
    awk -v name="$name" 'NR == 1 { if (name == "polysweep") print "program," $0; next } { print name "," $0 }' \
        "$work/$name.scores.csv" >>docs/comparison/scores.csv
    # Where compare has asked the same program, both judges have to say the same.
    awk -v name="$name" -F, '
        FNR == NR { judged[$1] = $4 "," $5 "," $6 "," $7 "," $10; next }
        FNR > 1 && $2 == name { kind = $1; sub(/.*\//, "", kind); sub(/\.jsonl$/, "", kind)
            said = $7 "," $8 "," $9 "," $10 "," $12
            if (said != judged[kind]) { print "compare says " said " of " name " on " kind ", and score.py " judged[kind]; bad = 1 } }
        END { exit bad }' "$work/$name.scores.csv" docs/comparison/benchmark.csv >&2
}

# The queries of the benchmark, and the engines that npm has.
prepare() {
    if [[ -n "${BOX2D:-}" ]]; then require_box2d; fi
    java -jar "$jar" dataset "$work/ccd" --count "$count"
    (cd "$work/ccd" && sha256sum --quiet -c SHA256SUMS)
    mkdir -p "$work/benchmark"
    if [[ -n "${BOX2D:-}" ]]; then make_box2d_cast; fi
    if [[ -n "${TIGHT_INCLUSION:-}" ]]; then make_tight_inclusion; fi
    engines=()
    if engines_of_npm; then
        engines=(planck rapier)
    else
        echo "compare.sh: npm is missing or has no registry, so planck, rapier and Box2D's time of impact are left out" >&2
    fi
    if [[ -n "${BOX2D:-}" && ${#engines[@]} != 0 ]]; then
        make_box2d
        engines+=(box2d)
    fi
}

benchmark() {
    local programs=() files=() engine kind program
    prepare
    machine "machine of benchmark"
    for engine in "${engines[@]}"; do programs+=(--external "$engine=node $work/npm/$engine.mjs"); done
    if [[ -n "${BOX2D:-}" ]]; then programs+=(--external "box2d-cast=$work/box2d_cast"); fi
    if [[ -n "${TIGHT_INCLUSION:-}" ]]; then programs+=(--external "tight-inclusion=$work/tight_inclusion"); fi
    while read -r program; do
        if [[ -n "$program" ]]; then programs+=(--external "$program"); fi
    done <<<"${PROGRAMS:-}"
    for kind in $kinds; do
        cat "$work/ccd/scoring/$kind"/*.jsonl >"$work/benchmark/$kind.jsonl"
        files+=("$work/benchmark/$kind.jsonl")
    done
    # Verdicts and errors are asked; the times of the other parts are for times.
    compare benchmark "${files[@]}" "${programs[@]}" --untimed
    python3 tests/corpora/tables.py rows docs/comparison/benchmark.csv >"$work/benchmark.md"
    replace "$tables" benchmark "$work/benchmark.md"
    front
}

scores() {
    local engine
    prepare
    machine "machine of scores"
    rm -f docs/comparison/scores.csv
    score polysweep java -jar "$jar" sweep
    for engine in "${engines[@]}"; do score "$engine" node "$work/npm/$engine.mjs"; done
    if [[ -n "${BOX2D:-}" ]]; then score box2d-cast "$work/box2d_cast"; fi
    python3 tests/corpora/tables.py scores docs/comparison/scores.csv >"$work/scores.md"
    replace "$tables" scores "$work/scores.md"
}

if wanted front; then front; fi
if wanted benchmark; then benchmark; fi
if wanted scores; then scores; fi
if wanted sets || wanted generated || wanted real || wanted cases; then machine machine; fi
if wanted sets; then
    sets
    compare sets "$work"/{boxes,rotated-boxes,3-8-gons,grid,16-gons,64-gons,1024-gons}.jsonl
fi
if wanted generated; then compare generated tests/corpora/generated/*.jsonl; fi
if wanted real; then compare real tests/corpora/countries/countries.jsonl tests/corpora/letters/letters.jsonl; fi
if wanted cases; then compare cases tests/conformance/src/test/resources/corpus/*.jsonl; fi
