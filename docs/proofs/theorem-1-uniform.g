# The corollary of theorem 1, one bound for all cross products of a kind: docs/error-bounds.md.
#
# As theorem-1.g, with sizes in place of the numbers: size1 is at least fl(x1 + y1), by `more1`, and mx and my are at
# most size2, so that all that is known of the second vector is in units of size2.

ONE_TERM = 4b-53;      # at least: org.polysweep.internal.sign.OrientationFilter.ONE_TERM
TWO_TERMS = 5b-53;     # at least: org.polysweep.internal.sign.OrientationFilter.TWO_TERMS
THREE_TERMS = 6b-53;   # at least: org.polysweep.internal.sign.OrientationFilter.THREE_TERMS
UNDERFLOW = 4b-1074;   # at least: org.polysweep.internal.sign.OrientationFilter.UNDERFLOW

x2 = cx * size2;
y2 = cy * size2;

u = 1b-53;
X1 = x1 * (1 + d1);
Y1 = y1 * (1 + d2);
g1 = u + 5 * u * u;
g2 = 2 * u + 5 * u * u;
g3 = 3 * u + 5 * u * u;
D1 = X1 * (y2 + vy * g1 * size2) - Y1 * (x2 + vx * g1 * size2);
D2 = X1 * (y2 + vy * g2 * size2) - Y1 * (x2 + vx * g2 * size2);
D3 = X1 * (y2 + vy * g3 * size2) - Y1 * (x2 + vx * g3 * size2);

l = x1 * y2 * (1 + d3) + e1;
r = y1 * x2 * (1 + d4) + e2;
size1 = (x1 + y1) * (1 + d5) + more1;
size = size1 * size2 * (1 + d6) + e3;
bound1 = (ONE_TERM * size * (1 + d7) + e4 + UNDERFLOW) * (1 + d8);
bound2 = (TWO_TERMS * size * (1 + d7) + e4 + UNDERFLOW) * (1 + d8);
bound3 = (THREE_TERMS * size * (1 + d7) + e4 + UNDERFLOW) * (1 + d8);
f = (1 + d6) * (1 + d7) * (1 + d8) / (1 + d9);
g = (1 + d7) * (1 + d8) / (1 + d9);

{
  x1 in [0, 1b1024] /\ y1 in [0, 1b1024] /\ size2 in [0, 1b1024] /\ more1 in [0, 1b1024]
  /\ |cx| <= 1 /\ |cy| <= 1 /\ |vx| <= 1 /\ |vy| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075
  ->
  bound1 / (1 + d9) - (l - r - D1) >= 0
  /\ bound2 / (1 + d9) - (l - r - D2) >= 0
  /\ bound3 / (1 + d9) - (l - r - D3) >= 0
}

bound1 / (1 + d9) - (l - r - D1) ->
  x1 * size2 * (ONE_TERM * f * (1 + d5) - (cy * (d3 - d1) - vy * g1 * (1 + d1)))
  + y1 * size2 * (ONE_TERM * f * (1 + d5) + (cx * (d4 - d2) - vx * g1 * (1 + d2)))
  + more1 * size2 * (ONE_TERM * f)
  + (ONE_TERM * g * e3 + (e4 + UNDERFLOW) * (1 + d8) / (1 + d9) - e1 + e2) { 1 + d9 <> 0 };
bound2 / (1 + d9) - (l - r - D2) ->
  x1 * size2 * (TWO_TERMS * f * (1 + d5) - (cy * (d3 - d1) - vy * g2 * (1 + d1)))
  + y1 * size2 * (TWO_TERMS * f * (1 + d5) + (cx * (d4 - d2) - vx * g2 * (1 + d2)))
  + more1 * size2 * (TWO_TERMS * f)
  + (TWO_TERMS * g * e3 + (e4 + UNDERFLOW) * (1 + d8) / (1 + d9) - e1 + e2) { 1 + d9 <> 0 };
bound3 / (1 + d9) - (l - r - D3) ->
  x1 * size2 * (THREE_TERMS * f * (1 + d5) - (cy * (d3 - d1) - vy * g3 * (1 + d1)))
  + y1 * size2 * (THREE_TERMS * f * (1 + d5) + (cx * (d4 - d2) - vx * g3 * (1 + d2)))
  + more1 * size2 * (THREE_TERMS * f)
  + (THREE_TERMS * g * e3 + (e4 + UNDERFLOW) * (1 + d8) / (1 + d9) - e1 + e2) { 1 + d9 <> 0 };
