# Theorem 27, bodies at rest: docs/error-bounds.md.
#
# The dot product of an edge e and the vector D between two vertices, in units of E(|e| + |D|), E the bound of a height.
# Assumed: model.g; the ranges of theorem 14; by hand: E bounds the error of a vector between two vertices in any
# direction, E < |D|, and 72u|D| < E.

DIRECTION = 8;        # at least: org.polysweep.internal.bound.RotationBound.DIRECTION

# The part of |e| in the sum of the lengths; the rest is |D|.
# E|e|, 2E|D|, 2E² as part of 2E|D|, and three roundings of |e||D|, each up to E|e|/72.
error = edge * c1 + 2 * (1 - edge) * c2 + 2 * (1 - edge) * c3 + 4 * edge * c4 / 72;

{
  edge in [0, 1] /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1
  ->
  DIRECTION * (1 - 1b-40) - error >= 0
  /\ DIRECTION * (1 - 1b-40) + error >= 0
}
