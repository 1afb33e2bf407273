# Theorem 5, the denominator: docs/error-bounds.md.
#
# The denominator is wrong by three quarters of the doubt at most, and |D| is at least `least`, the rounded difference of
# the two. On one axis the denominator is one term: all of its doubt but u is spare.
# Assumed: model.g. The products ex * my and ey * mx are positive or negative, c1 and c2.

DENOMINATOR = 6b-53;   # at least: org.polysweep.internal.rounding.TimeFilter.DENOMINATOR
UNDERFLOW = 1b-1022;   # at least: org.polysweep.internal.rounding.TimeFilter.UNDERFLOW

# The denominator. p1 and p2 are the absolute values of the two products in doubles, each off by its rounding and by
# those of its two terms.
u = 1b-53;
p = (p1 + p2) * (1 + d1);
doubt = (DENOMINATOR * p * (1 + d2) + e1 + UNDERFLOW) * (1 + d3);
before = c1 * p1 - c2 * p2;
exact = (c1 * p1 * (1 + d4) + e2) * (1 + d5) * (1 + d6) - (c2 * p2 * (1 + d7) + e3) * (1 + d8) * (1 + d9);
denominator_missing = before * (1 + d10) - exact;
f = DENOMINATOR * (1 + d1) * (1 + d2) * (1 + d3);

# least is fl(|denominator| - doubt), so |denominator| less three quarters of the doubt is not below it: for a positive
# one.
denominator = c3 * (p1 + p2) * (1 + d10);
least = (denominator - doubt) * (1 + d11);

{
  p1 in [0, 1b1024] /\ p2 in [0, 1b1024] /\ c3 in [0, 1] /\ |c1| <= 1 /\ |c2| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075
  ->
  doubt * 3 / 4 - denominator_missing >= 0
  /\ denominator - doubt * 3 / 4 - least >= 0
}

doubt * 3 / 4 - denominator_missing ->
  p1 * (f * 3 / 4 - c1 * (1 + d10 - (1 + d4) * (1 + d5) * (1 + d6)))
  + p2 * (f * 3 / 4 + c2 * (1 + d10 - (1 + d7) * (1 + d8) * (1 + d9)))
  + ((e1 + UNDERFLOW) * (1 + d3) * 3 / 4 + e2 * (1 + d5) * (1 + d6) - e3 * (1 + d8) * (1 + d9));
denominator - doubt * 3 / 4 - least ->
  (p1 + p2) * (f * (1 + d11 - 3b-2) - c3 * (1 + d10) * d11)
  + (e1 + UNDERFLOW) * (1 + d3) * (1 + d11 - 3b-2);
