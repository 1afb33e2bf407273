# Theorem 2, extents: docs/error-bounds.md.
#
# If rest > bound then G + O - M > 0, and G + O - M - R > 0 with radii.
# Assumed: model.g; terms.g for the first three terms, whose magnitude is m3; rounding is monotonic, |last| <= 1. Below
# 2^-1021 sums and terms are exact: a multiple of 2^-1074 (FIX) of 53 bits (FLT) is a double. There, rest > 0 is enough.

GAP = 4b-53;         # at least: org.polysweep.internal.bound.SweptExtent.GAP
ROUND_GAP = 5b-53;   # at least: org.polysweep.internal.bound.SweptExtent.ROUND_GAP

@rnd = float<ieee_64, ne>;
a = rnd(any_a);
b = rnd(any_b);

# What may be missing from rest, and the bound.
u = 1b-53;
missing = v * (3 * u + 5 * u * u) * m3;
bound = GAP * m3 * (1 + d1) + e1;

# With radii: r is off by d2, and rest, which is last * m4, by d3 in units of itself. m4 = fl(m3 + r).
m4 = (m3 + r) / (1 + d4);
missing_round = missing + r * d2 + last * m4 * d3;
bound_round = ROUND_GAP * m4 * (1 + d1) + e1;

{
  m3 in [1b-1021, 1b1024] /\ r in [0, 1b1024] /\ |v| <= 1 /\ |last| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |e1| <= 1b-1075
  /\ |a + b| <= 0x1.fffffffffffffp-1022 /\ |a - b| <= 0x1.fffffffffffffp-1022
  ->
  bound - missing >= 0
  /\ bound_round - missing_round >= 0
  /\ @FIX(a + b, -1074) /\ @FLT(a + b, 53)
  /\ @FIX(a - b, -1074) /\ @FLT(a - b, 53)
}

bound - missing -> m3 * (GAP * (1 + d1) - v * (3 * u + 5 * u * u)) + e1;
bound_round - missing_round ->
  m3 * ((ROUND_GAP * (1 + d1) - last * d3) / (1 + d4) - v * (3 * u + 5 * u * u))
  + r * ((ROUND_GAP * (1 + d1) - last * d3) / (1 + d4) - d2) + e1 { 1 + d4 <> 0 };
