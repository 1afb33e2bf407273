#!/bin/sh
# The time of Box2D's b2TimeOfImpact beside ours, on the same boxes and polygons that turn. Takes a checkout of Box2D at
# v3.1.1, and is run in the root of the repository after ./mvnw -DskipTests -pl tests/benchmarks -am package:
#
#     tests/benchmarks/box2d/time-of-impact.sh BOX2D
#
# It prints the nanoseconds of a query: Box2D's before ours and after it, processor time, and between them JMH's figures:
# with the normal and features read, and with the time alone, which is what Box2D gives.
set -eu
version=v3.1.1
[ $# = 1 ] || { echo "usage: $0 BOX2D, a checkout of https://github.com/erincatto/box2d at $version" >&2; exit 2; }
found=$(git -C "$1" describe --tags --always)
[ "$found" = "$version" ] || { echo "$1 is at $found; this wants $version: git -C $1 checkout $version" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
jar=tests/benchmarks/target/benchmarks.jar
# shellcheck disable=SC2046 # paths of a checkout, without spaces
gcc -O3 -march=native -DNDEBUG -std=gnu17 -I"$1/include" -I"$1/src" tests/benchmarks/box2d/time_of_impact.c \
    $(ls "$1"/src/*.c) -lm -lpthread -o "$work/time_of_impact"
for queries in boxes rotated-boxes 3-8-gons; do
    java -cp $jar org.polysweep.benchmarks.query.QueryLines $queries 4096 turning >"$work/queries"
    echo "$queries, Box2D: $("$work/time_of_impact" "$work/queries" 100)"
    java -jar $jar TurningPolysweep -p queries=$queries -f 1 -wi 8 -w 1 -i 5 -r 1 | grep '^TurningPolysweep.*avgt'
    echo "$queries, Box2D: $("$work/time_of_impact" "$work/queries" 100)"
done
