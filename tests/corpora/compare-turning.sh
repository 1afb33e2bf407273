#!/usr/bin/env bash
# Makes the table of docs/comparison-turning.md again: tests/corpora/compare-turning.sh [SECONDS an algorithm and file].
# Build first, ./mvnw -DskipTests package; takes some minutes, on a machine that should do nothing else. With
# BOX2D=CHECKOUT, Box2D v3.1.1 is asked, too, as in compare.sh.
set -euo pipefail
# Files are in the same order, and awk writes numbers in the same way, whatever the locale is.
export LC_ALL=C.UTF-8
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

seconds="${1:-15}"
jar=tests/workbench/target/polysweep.jar
page=docs/comparison-turning.md
work=tests/corpora/target/turning
mkdir -p "$work"
source tests/corpora/box2d.sh
programs=()
if [[ -n "${BOX2D:-}" ]]; then
    require_box2d
    engines_of_npm
    make_box2d
    programs=(--external "box2d=node $work/npm/box2d.mjs" --turning box2d=directions)
fi

files=()
while read -r name count turning; do
    java -cp tests/benchmarks/target/benchmarks.jar org.polysweep.benchmarks.query.QueryLines "$name" "$count" $turning \
        >"$work/$name.jsonl"
    files+=("$work/$name.jsonl")
done <<<'rotated-boxes 1024 turning
3-8-gons 1024 turning
boxes 1024 turning
turning-bars 300
turning-grid 300
turning-grazes 300
turning-parts 500'

java -jar "$jar" compare "${files[@]}" --algorithms polysweep,polysweep-reference,dyn4j,jbox2d \
    "${programs[@]}" --seconds "$seconds" --format csv >"$work/turning.csv"

# The same lines for people, without times: files by their names, lengths with two digits.
{
    awk -F, 'NR == 1 { print "| file | algorithm | queries | false + | false - | overlap missed | late | max error | failed |"
                       print "|---|---|---:|---:|---:|---:|---:|---:|---:|"; next }
             { file = $1; sub(/.*\//, "", file); sub(/\.jsonl$/, "", file)
               error = $11 == 0 ? "0" : sprintf("%.1e", $11)
               print "| " file " | " $2 " | " $3 " | " $7 " | " $8 " | " $9 " | " $10 " | " error " | " $12 " |" }' \
        "$work/turning.csv"
    echo
    echo "$(date -u +%F), JDK $(java -version 2>&1 | sed -n 's/.*version "\([^"]*\)".*/\1/p'), \`--seconds $seconds\`."
} >"$work/table.md"
awk -v text="$work/table.md" '
    $0 == "<!-- end of turning -->" { inside = 0 }
    !inside { print }
    $0 == "<!-- turning -->" { inside = 1; while ((getline line < text) > 0) print line }
' "$page" >"$work/page" && cp "$work/page" "$page"
