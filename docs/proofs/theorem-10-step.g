# Theorem 10, Newton's step: docs/error-bounds.md.
#
# T - t is the step in doubles, but for 3/4 of its error in doubles.
# Assumed: model.g; theorem-8.g and theorem-8-radicand.g, p being off by 10u and the radicand by 17u and a rounding;
# theorem-10-residual.g; and GRAZING, because of which q = D W / s is at most 2^16 + 1. D W is the unit, so s is 1 / q.

GRAZING = 1b-32;     # at least: org.polysweep.internal.bound.ArcFilter.GRAZING
RESIDUAL = 64b-77;   # at least: org.polysweep.internal.bound.ArcFilter.RESIDUAL
STEP = 1b-16;        # at least: org.polysweep.internal.bound.ArcFilter.STEP

# The root in doubles is root times s.
u = 1b-53;
root = sqrt((1 + 17 * u * q * q * h1) * (1 + 2 * u * h2)) * (1 + u * d1);

# shift is d^2 (T - t) / 2s. d^2 T = P - s. In doubles p is off by 10u, the root as above; their difference is at most
# 9/4 and rounded, and d^2 is off by 9/2 u, and inverted and multiplied.
inverse = (1 + u * d2) * (1 + u * d3) * (1 + u * d4) / (1 + 5 * u * h3);
shift = q / 2 * (10 * u * h4 - 9b-2 * h5 * (inverse - 1)) + (root - 1) / 2;

# T - t = F / (2s (1 + shift)), and the step is F with the residual's error, three times rounded, divided by 2s * root.
# So T - t is the step times factor, but for the residual's error divided by 2s (1 + shift).
factor = root / ((1 + shift) * (1 + u * d5) * (1 + u * d6) * (1 + u * d7));

# |step| D is at most 4 |shift| / q in units of W, as d^2 is D^2 / 2 at least.
reach = 4 * (10 * u * h4 - 9b-2 * h5 * (inverse - 1)) / 2 + 4 * ((root - 1) / 2 / q);

# The error in doubles has a part for each, times 1 - 8u at least: the second in units of S^2 / 2s.
second = RESIDUAL * 3 / 4 * (1 + 8 * u * h6) / root - RESIDUAL * 47 / 64 / (1 + shift);

{
  q in [0.9, 65537] /\ |h1| <= 1 /\ |h2| <= 1 /\ |h3| <= 1 /\ |h4| <= 1 /\ |h5| <= 1 /\ |h6| <= 1
  /\ |d1| <= 1 /\ |d2| <= 1 /\ |d3| <= 1 /\ |d4| <= 1 /\ |d5| <= 1 /\ |d6| <= 1 /\ |d7| <= 1
  ->
  STEP * 3 / 4 * (1 + 8 * u * h6) - (factor - 1) >= 0
  /\ STEP * 3 / 4 * (1 + 8 * u * h6) + (factor - 1) >= 0
  /\ second >= 0
  /\ |reach| <= 1b-31
}

# root - 1 is q^2 times something, but for roundings.
(root - 1) / 2 / q ->
  (sqrt((1 + 17 * u * q * q * h1) * (1 + 2 * u * h2)) - 1) * (1 + u * d1) / q / 2 + u * d1 / q / 2 { q <> 0 };
$ q;
