#!/usr/bin/env bash
# A release that is none: in two clones of the last commit, with a key that is thrown away, and a changelog that is cut
# only there. Fails if a release should fail and does not, if a part of what is staged is missing or badly signed, if
# the two clones do not make the same bytes, or if the comparison of the API does not notice a method that is gone. Takes a few minutes.
set -euo pipefail
tree="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
version=0.1.0
namespace=org.example.polysweep

folder="$(mktemp -d)"
finish() {
    gpgconf --kill gpg-agent 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT

fail() {
    echo "rehearsal: $*" >&2
    exit 1
}

export GNUPGHOME="$folder/gnupg"
mkdir -m 700 "$GNUPGHOME"
key='rehearsal@example.org'
gpg --batch --quiet --passphrase '' --quick-generate-key "$key" default default never 2>/dev/null

owner=("-Drelease.namespace=$namespace" -Drelease.url=https://example.org/polysweep
    -Drelease.scm=https://example.org/polysweep.git '-Drelease.developer=No Body' "-Drelease.key=$key"
    -Drelease.token=central "-Drelease.version=$version")
release() {
    ./mvnw -B -ntp -N -Prelease "${owner[@]}" "$@" deploy
}
# What is wrong is said in the output, and nothing is staged.
refuses() {
    local word="$1"
    shift
    if release "$@" >"$folder/log" 2>&1; then fail "released in spite of: $word"; fi
    grep -qF -- "$word" "$folder/log" || { cat "$folder/log" >&2; fail "the output does not say: $word"; }
    [[ ! -e target/central-bundle.zip ]] || fail "there is something to upload in spite of: $word"
    echo "rehearsal: refused, '$word'"
}

mkdir "$folder/one" "$folder/and another"
git clone -q "$tree" "$folder/one/polysweep"
git clone -q "$folder/one/polysweep" "$folder/and another/polysweep"
for clone in "$folder/one" "$folder/and another"; do
    cd "$clone/polysweep"
    if [[ "$clone" == "$folder/one" ]]; then
        for name in namespace url scm developer key token; do
            refuses "release.$name is still to be said" "-Drelease.$name=PLACEHOLDER"
        done
        refuses "no secret key 'somebody-else'" -Drelease.key=somebody-else
        refuses 'not a version to release' "-Drelease.version=$version-SNAPSHOT"
        refuses 'CHANGELOG.md has no section for 99.0.0' -Drelease.version=99.0.0
        echo >>README.md
        refuses 'there are changes beside it'
        git checkout -q README.md
        tests/release/api.sh || fail 'the comparison of the API does not notice that a method is gone'
    fi
    if ! grep -qF "## [$version]" CHANGELOG.md; then
        sed -i.before -E "s/^## \[Unreleased\]$/&\n\n## [$version] - 2000-01-01/" CHANGELOG.md
        rm CHANGELOG.md.before
        git -c user.name=rehearsal -c user.email="$key" commit -qam 'Rehearsal'
    fi
    release >"$folder/log" 2>&1 || { cat "$folder/log" >&2; fail 'the release fails'; }
    [[ -z "$(git status --porcelain)" ]] || fail 'the release changes the tree'
    echo 'rehearsal: staged'
done

cd "$folder/one/polysweep/target/staging"
expected=0
for name in polysweep aabb-fastpath polygon-core; do
    endings='.pom -cyclonedx.json'
    [[ "$name" == polysweep ]] || endings+=' .jar -sources.jar -javadoc.jar'
    for ending in $endings; do
        file="${namespace//./\/}/$name/$version/$name-$version$ending"
        [[ -f "$file" ]] || fail "not staged: $file"
        gpg --batch --quiet --verify "$file.asc" "$file" 2>/dev/null || fail "not signed: $file"
        for sum in md5 sha1 sha256 sha512; do
            [[ "$(cut -c 1-128 "$file.$sum")" == "$(openssl dgst "-$sum" -r "$file" | cut -d ' ' -f 1)" ]] \
                || fail "wrong or missing: $file.$sum"
        done
        if [[ "$ending" == *.jar ]]; then
            unzip -p "$file" META-INF/LICENSE | cmp -s - "$tree/LICENSE" || fail "no licence in $file"
        fi
        cmp "$file" "$folder/and another/polysweep/target/staging/$file" || fail "differs between two clones: $file"
        expected=$((expected + 1))
    done
done
staged="$(find . -type f ! -name '*.asc*' ! -name '*.md5' ! -name '*.sha*' | wc -l)"
[[ "$staged" -eq "$expected" ]] || fail "$staged files are staged, $expected are expected"
if grep -rnE '>PLACEHOLDER|-SNAPSHOT<' --include='*.pom' .; then fail 'a pom with a placeholder or a snapshot'; fi
echo "rehearsal: $expected files, signed, with checksums, and the same from two clones"
