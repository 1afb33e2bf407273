# Theorem 6, distances from two lines: docs/error-bounds.md.
#
# If lower - upper > SQUARES * lower in doubles, then c1^2 q2 > c2^2 q1 exactly.
# Assumed: model.g; terms.g for gaps of two terms; ex, ey >= 0, by mirroring the axes; and that what is compared exceeds
# LEAST: then nothing that counts is subnormal in the second step.

TWO_TERMS = 6b-53;   # at least: org.polysweep.internal.bound.DistanceOrder$Side.TWO_TERMS
SQUARES = 24b-53;    # at least: org.polysweep.internal.bound.DistanceOrder$Side.SQUARES
LEAST = 1b-250;      # at least: org.polysweep.internal.bound.DistanceOrder$Side.LEAST

# The first step: the cross product is within error of size, but for 2^-1072.
u = 1b-53;
missing = 2 * u + 5 * u * u;
size = (cx * mx * ey * (1 + d1) + e1 - (cy * my * ex * (1 + d2) + e2)) * (1 + d3);
exact = (cx + hx * missing) * mx * ey * (1 + d4) - (cy + hy * missing) * my * ex * (1 + d5);
size_missing = size - exact;
error = TWO_TERMS * ((mx * ey * (1 + d6) + e3 + my * ex * (1 + d7) + e4) * (1 + d8)) * (1 + d9) + e5;
f = TWO_TERMS * (1 + d8) * (1 + d9);

# The second step. leastCross and greatestCross are rounded once more, so the exact c1 is at least leastCross * (1 + 2u
# * h1), with the 2^-1072, and c2 at most greatestCross * (1 + 2u * h2). The exact q are those in doubles but for two
# roundings of each component, one of its square, one of the sum, and what underflow costs, together 5u. So c1^2 q2 is
# at least lower times `below`, and c2^2 q1 at most upper times `above`.
below = (1 + 2 * u * h1) * (1 + 2 * u * h1) / ((1 + 5 * u * h3) * (1 + d10) * (1 + d11));
above = (1 + 2 * u * h2) * (1 + 2 * u * h2) / ((1 + 5 * u * h4) * (1 + d12) * (1 + d13));

# The comparison in doubles, whose two sides are rounded, says that upper < lower * most.
most = 1 - SQUARES * (1 + d14) / (1 + d15);

{
  ex in [0, 1b1024] /\ ey in [0, 1b1024] /\ mx in [0, 1b1024] /\ my in [0, 1b1024]
  /\ |cx| <= 1 /\ |cy| <= 1 /\ |hx| <= 1 /\ |hy| <= 1 /\ |h1| <= 1 /\ |h2| <= 1 /\ |h3| <= 1 /\ |h4| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075 /\ |e5| <= 1b-1075
  ->
  error + 1b-1072 - size_missing >= 0
  /\ error + 1b-1072 + size_missing >= 0
  /\ below - above * most >= 0
}

error + 1b-1072 - size_missing ->
  mx * ey * (f * (1 + d6) - (cx * ((1 + d1) * (1 + d3) - (1 + d4)) - hx * missing * (1 + d4)))
  + my * ex * (f * (1 + d7) + (cy * ((1 + d2) * (1 + d3) - (1 + d5)) - hy * missing * (1 + d5)))
  + (f * (e3 + e4) + e5 + 1b-1072 - (e1 - e2) * (1 + d3));
error + 1b-1072 + size_missing ->
  mx * ey * (f * (1 + d6) + (cx * ((1 + d1) * (1 + d3) - (1 + d4)) - hx * missing * (1 + d4)))
  + my * ex * (f * (1 + d7) - (cy * ((1 + d2) * (1 + d3) - (1 + d5)) - hy * missing * (1 + d5)))
  + (f * (e3 + e4) + e5 + 1b-1072 + (e1 - e2) * (1 + d3));
