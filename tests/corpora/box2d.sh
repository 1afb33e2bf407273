# Box2D as a program that compare asks: sourced by compare.sh and compare-turning.sh, in the root of the repository. BOX2D is
# a checkout of https://github.com/erincatto/box2d, $work a directory for what is made. Needs gcc, and for the time of impact
# npm and its registry.

# Before anything takes long: the checkout is of the version whose structs tests/peers/npm/box2d.mjs has.
require_box2d() {
    local version=v3.1.1 found
    found="$(git -C "$BOX2D" describe --tags --always)"
    if [[ "$found" != "$version" ]]; then
        echo "${0##*/}: $BOX2D is at $found; this wants $version: git -C $BOX2D checkout $version" >&2
        exit 1
    fi
}

# The programs of tests/peers/npm with what they need; fails without npm or its registry.
engines_of_npm() {
    mkdir -p "$work/npm"
    cp tests/peers/npm/* "$work/npm"
    command -v npm >/dev/null && npm install --prefix "$work/npm" --no-audit --no-fund --silent
}

# Box2D as a shared library, for $work/npm/box2d.mjs.
make_box2d() {
    gcc -O3 -DNDEBUG -std=gnu17 -shared -fPIC -I"$BOX2D/include" -I"$BOX2D/src" "$BOX2D"/src/*.c -lm -lpthread \
        -o "$work/libbox2d.so"
    export BOX2D_LIBRARY="$PWD/$work/libbox2d.so"
}

# Box2D's shape cast, a program in C, as $work/box2d_cast; needs no npm.
make_box2d_cast() {
    gcc -O3 -DNDEBUG -std=gnu17 -w -I"$BOX2D/include" -I"$BOX2D/src" tests/peers/c/box2d_cast.c "$BOX2D"/src/*.c -lm -lpthread \
        -o "$work/box2d_cast"
}
