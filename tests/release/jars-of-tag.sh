#!/usr/bin/env bash
# Builds the two jars of a tag, to compare an API with theirs: polygon-core.jar and aabb-fastpath.jar in the folder. If
# there is no such tag, it says so, and the folder stays empty.
# jars-of-tag.sh TAG FOLDER [MVN]
set -euo pipefail
tag="$1"
mkdir -p "$2"
folder="$(cd "$2" && pwd)"
mvn="${3:-}"
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

rm -f "$folder"/*.jar
if ! git rev-parse -q --verify "refs/tags/$tag" >/dev/null; then
    echo "There is no tag $tag, so no API is compared with it."
    exit 0
fi
copy="$(mktemp -d)"
trap 'rm -rf "$copy"' EXIT
git archive --format=tar "$tag" | tar -x -C "$copy"
cd "$copy"
"${mvn:-./mvnw}" -B -ntp -q -DskipTests -pl polygon-core -am package
for name in polygon-core aabb-fastpath; do
    rm -f "$name"/target/*-sources.jar
    cp "$name"/target/*.jar "$folder/$name.jar"
done
