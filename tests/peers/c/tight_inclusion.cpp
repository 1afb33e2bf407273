// Tight-Inclusion in the plane: each vertex of one polygon against each edge of the other, as an edge without length in the
// plane z = 0, and the earliest time of them all; the tolerance 1e-6 and at most a million checks, as its documentation
// suggests. It is a test of features, so polygons that overlap at first are told by separating axes in doubles.
// tests/corpora/tight-inclusion.sh builds it.

#include <tight_inclusion/ccd.hpp>

#include <algorithm>
#include <limits>

#include "query_lines.h"

using ticcd::Vector3;

namespace {

// Whether a shape is on one side of an edge of the other; touching is not an overlap.
bool separates(const shape &a, const double at_a[2], const shape &b, const double at_b[2]) {
    for (int i = 0; i < a.count; i++) {
        const double *v = a.xy + 2 * i, *w = a.xy + 2 * ((i + 1) % a.count);
        const double x = w[1] - v[1], y = v[0] - w[0];
        if (x == 0 && y == 0) continue;
        double max_a = -std::numeric_limits<double>::infinity(), min_b = -max_a, min_a = -max_a, max_b = max_a;
        for (int k = 0; k < a.count; k++) {
            const double h = x * (a.xy[2 * k] + at_a[0]) + y * (a.xy[2 * k + 1] + at_a[1]);
            max_a = std::max(max_a, h);
            min_a = std::min(min_a, h);
        }
        for (int k = 0; k < b.count; k++) {
            const double h = x * (b.xy[2 * k] + at_b[0]) + y * (b.xy[2 * k + 1] + at_b[1]);
            min_b = std::min(min_b, h);
            max_b = std::max(max_b, h);
        }
        if (min_b >= max_a || max_b <= min_a) return true;
    }
    return false;
}

Vector3 at(const shape &s, int i, const double position[2], const double move[2], double t) {
    i %= s.count;
    return Vector3(s.xy[2 * i] + position[0] + t * move[0], s.xy[2 * i + 1] + position[1] + t * move[1], 0);
}

// The earliest time at which a vertex of p is on an edge of q; more than 1 if there is none.
double earliest(const shape &p, const double at_p[2], const double move_p[2], const shape &q, const double at_q[2],
        const double move_q[2]) {
    double best = 2;
    for (int i = 0; i < p.count; i++) {
        const Vector3 v0 = at(p, i, at_p, move_p, 0), v1 = at(p, i, at_p, move_p, 1);
        for (int k = 0; k < (q.count > 2 ? q.count : 1); k++) {
            double toi = 2, reached;
            const double until = std::min(1.0, best);
            if (ticcd::edgeEdgeCCD(v0, v0, at(q, k, at_q, move_q, 0), at(q, k + 1, at_q, move_q, 0), v1, v1,
                        at(q, k, at_q, move_q, 1), at(q, k + 1, at_q, move_q, 1), ticcd::Array3::Constant(-1), 0, toi, 1e-6,
                        until, 1000000, reached)) {
                best = std::min(best, toi);
            }
        }
    }
    return best;
}

answer ask(const query *q) {
    if (q->a.radius != 0 || q->b.radius != 0) return failure("shapes with a radius are not asked");
    const bool extended = q->a.count + q->b.count > 2;
    if (extended && !separates(q->a, q->position_a, q->b, q->position_b) && !separates(q->b, q->position_b, q->a, q->position_a)) {
        return verdict("OVERLAP", 0);
    }
    const double enter = std::min(earliest(q->a, q->position_a, q->move_a, q->b, q->position_b, q->move_b),
            earliest(q->b, q->position_b, q->move_b, q->a, q->position_a, q->move_a));
    return enter <= 1 ? verdict("HIT", enter) : verdict("MISS", 0);
}

} // namespace

int main() {
    answer_lines(ask);
    return 0;
}
