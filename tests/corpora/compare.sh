#!/usr/bin/env bash
# Makes the tables and plots of docs/comparison.md again, and the table in README.md: tests/corpora/compare.sh [SECONDS an algorithm and file].
# Build first, ./mvnw -DskipTests package; takes about half an hour, on a machine that should do nothing else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

seconds="${1:-60}"
jar=tests/workbench/target/polysweep.jar
work=tests/corpora/target
mkdir -p "$work" docs/comparison

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

# NAME FILE...: a table, its CSV, its plots.
compare() {
    local name="$1"
    shift
    echo "comparing $name" >&2
    java -jar "$jar" compare "$@" --seconds "$seconds" --format csv --plot "docs/comparison/$name" \
        >"docs/comparison/$name.csv"
    rm -f "docs/comparison/$name"/*.png
    # The same lines for people: files by their names, lengths with two digits.
    awk -F, 'NR == 1 { print "| " $1 " | " $2 " | " $3 " | ns median (quartiles) | false + | false - | overlap missed | late | max error | failed |"
                       print "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|"; next }
             { file = $1; sub(/.*\//, "", file); sub(/\.jsonl$/, "", file)
               time = $4 == "" ? "" : sprintf("%.0f (%.0f to %.0f)", $4, $5, $6)
               error = $11 == 0 ? "0" : sprintf("%.1e", $11)
               print "| " file " | " $2 " | " $3 " | " time " | " $7 " | " $8 " | " $9 " | " $10 " | " error " | " $12 " |" }' \
        "docs/comparison/$name.csv" >"$work/$name.md"
    replace docs/comparison.md "$name" "$work/$name.md"
}

{
    echo "$(date +%F), $(nproc) processors of \"$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)\","
    echo "JDK $(java -version 2>&1 | sed -n 's/.*version "\([^"]*\)".*/\1/p'), \`--seconds $seconds\`; load of the machine when it began: $(cut -d' ' -f1 /proc/loadavg)."
} >"$work/machine"
replace docs/comparison.md machine "$work/machine"

sets
compare sets "$work"/{boxes,rotated-boxes,3-8-gons,grid,16-gons,64-gons,1024-gons}.jsonl
compare generated tests/corpora/generated/*.jsonl
# All of them together, for the front page.
awk -F, 'NR == 1 { print "| algorithm | queries | false + | false - | overlap missed | late | failed |"; print "|---|---:|---:|---:|---:|---:|---:|"; next }
         !($2 in queries) { order[++count] = $2 }
         { queries[$2] += $3; plus[$2] += $7; minus[$2] += $8; missed[$2] += $9; late[$2] += $10; failed[$2] += $12 }
         END { for (i = 1; i <= count; i++) { a = order[i]
               print "| " a " | " queries[a] " | " plus[a] " | " minus[a] " | " missed[a] " | " late[a] " | " failed[a] " |" } }' \
    docs/comparison/generated.csv >"$work/all.md"
replace README.md comparison "$work/all.md"
compare real tests/corpora/countries/countries.jsonl tests/corpora/letters/letters.jsonl
compare cases tests/conformance/src/test/resources/corpus/*.jsonl
