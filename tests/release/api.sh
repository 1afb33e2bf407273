#!/usr/bin/env bash
# Whether the comparison of the API notices what it is for. In place of an old release it gets the jars of this tree, with
# which it must be content, and then each of them with one public method more, which is a method that has been removed
# since: the build must fail and name it.
# api.sh [MVN]
set -euo pipefail
mvn="${1:-./mvnw}"
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "api: $*" >&2
    exit 1
}

compare() {
    "$mvn" -B -ntp -q -DskipTests "-Dapi.old=$1" -pl polygon-core -am verify >"$folder/log" 2>&1
}

"$mvn" -B -ntp -q -DskipTests -pl polygon-core -am package
mkdir "$folder/same"
for name in aabb-fastpath polygon-core; do
    cp "$(ls "$name"/target/"$name"-*.jar | grep -v -e -sources -e -javadoc)" "$folder/same/$name.jar"
done
compare "$folder/same" || { cat "$folder/log" >&2; fail 'the jars differ from themselves'; }
echo 'api: nothing is missed in the same jars'

# JAR SOURCE: a type of the jar, with a method more at its end.
notices() {
    local name="$1" source="$2" old="$folder/$1-with-more"
    mkdir -p "$old/sources" "$old/classes"
    cp "$folder"/same/*.jar "$old"
    sed '$ s/}$/    public int gone() { return 0; }\n}/' "$name/src/main/java/$source" >"$old/sources/$(basename "$source")"
    javac -implicit:none -proc:none -cp "$old/aabb-fastpath.jar:$old/polygon-core.jar" -d "$old/classes" "$old/sources"/*.java
    jar --update --file "$old/$name.jar" -C "$old/classes" "${source%.java}.class"
    if compare "$old"; then fail "a method is gone from $name, and the comparison passes"; fi
    grep -q 'gone().*METHOD_REMOVED' "$folder/log" || { cat "$folder/log" >&2; fail "fails, and not for gone() in $name"; }
    echo "api: notices that a method is gone from $name"
}
notices aabb-fastpath org/polysweep/contact/MinimumTranslation.java
notices polygon-core org/polysweep/shape/Ray.java
