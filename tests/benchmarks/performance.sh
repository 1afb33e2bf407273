#!/usr/bin/env bash
# Measures the first table of docs/performance.md in one run and writes it there, and its times into the README:
#     tests/benchmarks/performance.sh [JMH OPTIONS, instead of -f 2 -wi 5 -w 1 -i 5 -r 1]
# Build first, ./mvnw -DskipTests -pl tests/benchmarks -am package; takes about half an hour, on a machine that should do
# nothing else.
set -euo pipefail
export LC_ALL=C.UTF-8
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

options=("$@")
[[ $# != 0 ]] || options=(-f 2 -wi 5 -w 1 -i 5 -r 1)
jar=tests/benchmarks/target/benchmarks.jar
page=docs/performance.md
commit="$(git rev-parse --short=8 HEAD)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# BENCHMARK PARAMETERS...: the mean score, to three digits, as 12.3 or 1,234.
score() {
    local benchmark="$1"
    shift
    java -jar "$jar" "\\.$benchmark\$" "$@" "${options[@]}" -rf csv -rff "$work/scores.csv" >"$work/log" || { cat "$work/log" >&2; return 1; }
    awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "\"Score\"") column = i } NR == 2 { print $column }' "$work/scores.csv"
}

# TITLE, UNIT, and two benchmarks with their parameters; the second one is - where dyn4j has nothing of the kind.
row() {
    local title="$1" unit="$2" ours theirs=-
    echo "measuring $title" >&2
    # shellcheck disable=SC2086 # parameters are words
    ours="$(score $3)"
    # shellcheck disable=SC2086
    if [[ "$4" != - ]]; then theirs="$(score $4)"; fi
    awk -v title="$title" -v unit="$unit" -v ours="$ours" -v theirs="$theirs" -v commit="$commit" '
        function plain(x) {
            return x < 10 ? sprintf("%.1f", x) : x < 1000 ? sprintf("%.0f", x) : sprintf("%d,%03d", (x + 0.5) / 1000, int(x + 0.5) % 1000)
        }
        BEGIN {
            if (theirs == "-") print "| " title " | " unit " | " plain(ours) " | – | – | `" commit "` |"
            else print "| " title " | " unit " | " plain(ours) " | " plain(theirs) " | " sprintf(theirs < ours ? "%.2f" : "%.1f", theirs / ours) " | `" commit "` |"
        }' >>"$work/rows"
}

sweep() { row "sweep, $1" ns "Polysweep.sweep -p queries=$2" "Dyn4j.sweep -p queries=$2"; }
round() { row "sweep, $1" ns "RoundPolysweep.sweep -p queries=$2" "RoundDyn4j.sweep -p queries=$2"; }
rotating() { row "sweep, $1" ns "TurningPolysweep.sweep -p queries=$2" "TurningDyn4j.sweep -p queries=$2"; }

sweep boxes boxes
sweep 'rotated boxes' rotated-boxes
sweep 'polygons of 3 to 8 vertices' 3-8-gons
sweep 'polygons of 64 vertices' 64-gons
sweep 'polygons of 1,024 vertices' 1024-gons
sweep 'shapes on a grid' grid
sweep 'sliding shapes' generated/sliding
sweep 'resting shapes' generated/resting
sweep 'decimal coordinates that coincide' generated/decimals
round circles circles
round capsules capsules
round 'rounded polygons' rounded-3-8-gons
rotating 'rotating boxes' boxes
rotating 'rotating polygons of 3 to 8 vertices' 3-8-gons
# JMH names the method of a benchmark behind its class; these classes have one each.
row '`World.moveAndSlide` among 10,000 boxes, in the air' ns 'MoverInWorld.* -p level=scattered' 'MoverInDyn4j.* -p level=scattered'
row '`World.moveAndSlide` among 10,000 boxes, on floors' ns 'MoverInWorld.* -p level=floors' 'MoverInDyn4j.* -p level=floors'
row 'step, 10,000 bodies, contacts in order' ms 'CrowdInWorld.* -p bodies=10000' 'CrowdInTree.* -p bodies=10000'
row 'step, 100,000 bodies, contacts in order' ms 'CrowdInWorld.* -p bodies=100000' 'CrowdInTree.* -p bodies=100000'
row 'step, pile of 10,000 boxes, `slide`' ms 'PileBenchmark.* -p shapes=boxes -p response=slide' -
row 'step, pile of 10,000 polygons, `slide`' ms 'PileBenchmark.* -p shapes=polygons -p response=slide' -

awk -v rows="$work/rows" '
    $0 == "<!-- end of performance -->" { inside = 0 }
    !inside { print }
    $0 == "<!-- performance -->" { inside = 1; while ((getline line < rows) > 0) print line }' "$page" >"$work/page"
cp "$work/page" "$page"

# The README repeats the times of some of these rows.
awk -F ' [|] ' -v rows="$work/rows" '
    BEGIN { while ((getline line < rows) > 0) { split(line, cell, / [|] /); time[cell[1]] = cell[3] " | " cell[4] " |" } }
    { name = $1; sub(/^[|] /, "| sweep, ", name) }
    NF == 5 && name in time { print $1 " | " $2 " | " $3 " | " time[name]; next }
    { print }' README.md >"$work/readme"
cp "$work/readme" README.md
