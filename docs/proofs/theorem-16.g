# Theorem 16, two parallelograms: docs/error-bounds.md.
#
# A value that exceeds its bound in doubles is exactly greater than what the skews may take off; and a skew in doubles is
# not below the exact one. What is missing has either sign.
# Assumed: model.g; terms.g for gaps of two terms, whose magnitudes are at most 2G; |x| + |y| of an edge is L at most, E
# not below that but for three roundings, and its components are at most 2G; |x| + |y| of the displacement is D but for
# one rounding; and a cross product of doubles is off by (2u + u^2) times its sizes and by what underflows. What an
# underflow of SLACK * (G + D) costs, times E or D, is below 2^-1075. All of second order is in v.

SLACK = 64b-53;         # at least: org.polysweep.internal.bound.ParallelogramBound.SLACK
UNDERFLOW = 16b-1074;   # at least: org.polysweep.internal.bound.ParallelogramBound.UNDERFLOW
SKEW = 32b-53;          # at least: org.polysweep.internal.bound.ParallelogramBound.SKEW
GREATEST = 1b900;       # at most: org.polysweep.internal.bound.ParallelogramBound.GREATEST

u = 1b-53;
v = 1 + 32 * u;

# A strip along an edge: the place (its product, its gap), the way (twice), three cross products and their two sums, and
# the three differences. k is the sum of the exact skews, halved.
missing1 = L * G * (u * v * (4 * h1 + 4 * h2 + 12 * h3 + 4 * h4 + 6 * h5 + 2 * h6 + 8 * h7 + 8 * h8))
  + L * D * (u * v * (6 * h9 + h6 + h7 + 2 * h8)) + 12b-1075 * v * h10;
slack = (2 * k * (1 + d1) + SLACK * (G + D) * (1 + d2) * (1 + d3)) * (1 + d4);
E = (L + more) / (1 + 4 * u * h11);
bound1 = (slack * E * (1 + d5) + e1 + UNDERFLOW) * (1 + d6);
f1 = (1 + d4) * (1 + d5) * (1 + d6) / (1 + 4 * u * h11) / (1 + d7);
g1 = SLACK * (1 + d2) * (1 + d3) * f1;

# Passing: the product and its gap, four ways and their three sums, the difference; and the displacement across itself.
missing2 = D * G * (u * v * (4 * h1 + 4 * h2 + 8 * h3 + 4 * h4 + 4 * h5 + 6 * h6)) + D * D * (2 * u * v * h7)
  + 12b-1075 * v * h8;
bound2 = (slack * D * (1 + d5) + e1 + UNDERFLOW) * (1 + d6);
f2 = (1 + d4) * (1 + d5) * (1 + d6) / (1 + d7);
g2 = SLACK * (1 + d2) * (1 + d3) * f2;

# The skew: two sums, a difference, and the sum with SKEW * m, m the magnitude; far is 8m at most.
missing3 = m * (u * v * (4 * h1 + 6 * h2 + 8 * h3));
found = (c * m + SKEW * m * (1 + d1) + e1) * (1 + d2);

{
  L in [0, 1b1024] /\ G in [0, 1b1024] /\ D in [0, 1b1024] /\ k in [0, 1b1024] /\ more in [0, 1b1024]
  /\ m in [1b-1021, 1b1024] /\ c in [0, 9]
  /\ |h1| <= 1 /\ |h2| <= 1 /\ |h3| <= 1 /\ |h4| <= 1 /\ |h5| <= 1 /\ |h6| <= 1 /\ |h7| <= 1 /\ |h8| <= 1
  /\ |h9| <= 1 /\ |h10| <= 1 /\ |h11| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |e1| <= 1b-1074
  ->
  bound1 / (1 + d7) - missing1 - 1.4143 * L * k >= 0
  /\ bound2 / (1 + d7) - missing2 - 1.4143 * D * k >= 0
  /\ found - missing3 - c * m >= 0
}

bound1 / (1 + d7) - missing1 - 1.4143 * L * k ->
  L * k * (2 * (1 + d1) * f1 - 1.4143)
  + L * G * (g1 - u * v * (4 * h1 + 4 * h2 + 12 * h3 + 4 * h4 + 6 * h5 + 2 * h6 + 8 * h7 + 8 * h8))
  + L * D * (g1 - u * v * (6 * h9 + h6 + h7 + 2 * h8))
  + more * (2 * k * (1 + d1) * f1 + (G + D) * g1)
  + ((e1 + UNDERFLOW) * (1 + d6) / (1 + d7) - 12b-1075 * v * h10)
  { 1 + d7 <> 0, 1 + 4 * u * h11 <> 0 };
bound2 / (1 + d7) - missing2 - 1.4143 * D * k ->
  D * k * (2 * (1 + d1) * f2 - 1.4143)
  + D * G * (g2 - u * v * (4 * h1 + 4 * h2 + 8 * h3 + 4 * h4 + 4 * h5 + 6 * h6))
  + D * D * (g2 - 2 * u * v * h7)
  + ((e1 + UNDERFLOW) * (1 + d6) / (1 + d7) - 12b-1075 * v * h8)
  { 1 + d7 <> 0 };
found - missing3 - c * m ->
  m * (c * d2 + SKEW * (1 + d1) * (1 + d2) - u * v * (4 * h1 + 6 * h2 + 8 * h3)) + e1 * (1 + d2);
