# Tight-Inclusion as a program that compare asks: sourced by compare.sh, in the root of the repository. TIGHT_INCLUSION is a
# checkout of https://github.com/Continuous-Collision-Detection/Tight-Inclusion, $work a directory for what is made. Needs g++
# and the headers of Eigen 3 and spdlog with fmt; HEADERS has further options of the compiler, if they are elsewhere.

# The program, as $work/tight_inclusion. Two headers that its build would make are made here.
make_tight_inclusion() {
    local made="$work/tight-inclusion"
    mkdir -p "$made/tight_inclusion" "$made/spdlog/fmt/bundled"
    printf '#pragma once\n#define TIGHT_INCLUSION_WITH_DOUBLE_PRECISION\n' >"$made/tight_inclusion/config.hpp"
    echo '#include <fmt/ranges.h>' >"$made/spdlog/fmt/bundled/ranges.h"
    # shellcheck disable=SC2086 # options, separated by spaces
    g++ -O3 -DNDEBUG -std=c++17 -DSPDLOG_FMT_EXTERNAL -DFMT_HEADER_ONLY -I"$made" -I"$TIGHT_INCLUSION/src" \
        -I/usr/include/eigen3 ${HEADERS:-} tests/peers/c/tight_inclusion.cpp "$TIGHT_INCLUSION"/src/tight_inclusion/*.cpp \
        -o "$work/tight_inclusion"
}
