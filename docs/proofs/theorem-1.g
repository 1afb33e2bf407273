# Theorem 1, determinants: docs/error-bounds.md.
#
# If det > bound then X1*Y2 - Y1*X2 > 0. If -det > bound it is negative: the same with the second vector negated.
# Assumed: model.g; terms.g, for the k terms of which X2 and Y2 are the sums; rounding is monotonic, so y2 <= my; and
# x1, y1 >= 0, since rounding is the same for a number and its negation.

ONE_TERM = 4b-53;      # at least: org.polysweep.internal.sign.OrientationFilter.ONE_TERM
TWO_TERMS = 5b-53;     # at least: org.polysweep.internal.sign.OrientationFilter.TWO_TERMS
THREE_TERMS = 6b-53;   # at least: org.polysweep.internal.sign.OrientationFilter.THREE_TERMS
UNDERFLOW = 4b-1074;   # at least: org.polysweep.internal.sign.OrientationFilter.UNDERFLOW

# The second vector in doubles is not greater than its magnitude, |cx|, |cy| <= 1.
x2 = cx * mx;
y2 = cy * my;

# The exact vectors, the second one for k = 1, 2, 3.
u = 1b-53;
X1 = x1 * (1 + d1);
Y1 = y1 * (1 + d2);
g1 = u + 5 * u * u;
g2 = 2 * u + 5 * u * u;
g3 = 3 * u + 5 * u * u;
D1 = X1 * (y2 + vy * g1 * my) - Y1 * (x2 + vx * g1 * mx);
D2 = X1 * (y2 + vy * g2 * my) - Y1 * (x2 + vx * g2 * mx);
D3 = X1 * (y2 + vy * g3 * my) - Y1 * (x2 + vx * g3 * mx);

# In doubles: det = fl(l - r) and bound = fl(t + UNDERFLOW), t = fl(constant * size).
l = x1 * y2 * (1 + d3) + e1;
r = y1 * x2 * (1 + d4) + e2;
size = (x1 * my * (1 + d5) + e3 + y1 * mx * (1 + d6) + e4) * (1 + d7);
bound1 = (ONE_TERM * size * (1 + d8) + e5 + UNDERFLOW) * (1 + d9);
bound2 = (TWO_TERMS * size * (1 + d8) + e5 + UNDERFLOW) * (1 + d9);
bound3 = (THREE_TERMS * size * (1 + d8) + e5 + UNDERFLOW) * (1 + d9);
f = (1 + d7) * (1 + d8) * (1 + d9) / (1 + d10);

# det = (l - r) * (1 + d10). So if det > bound, D exceeds bound / (1 + d10) - ((l - r) - D).
{
  x1 in [0, 1b1024] /\ y1 in [0, 1b1024] /\ mx in [0, 1b1024] /\ my in [0, 1b1024]
  /\ |cx| <= 1 /\ |cy| <= 1 /\ |vx| <= 1 /\ |vy| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075 /\ |e5| <= 1b-1075
  ->
  bound1 / (1 + d10) - (l - r - D1) >= 0
  /\ bound2 / (1 + d10) - (l - r - D2) >= 0
  /\ bound3 / (1 + d10) - (l - r - D3) >= 0
}

# Each is x1 * my and y1 * mx, times what is not negative, and what underflow leaves.
bound1 / (1 + d10) - (l - r - D1) ->
  x1 * my * (ONE_TERM * f * (1 + d5) - (cy * (d3 - d1) - vy * g1 * (1 + d1)))
  + y1 * mx * (ONE_TERM * f * (1 + d6) + (cx * (d4 - d2) - vx * g1 * (1 + d2)))
  + (ONE_TERM * f * (e3 + e4) + (e5 + UNDERFLOW) * (1 + d9) / (1 + d10) - e1 + e2) { 1 + d10 <> 0 };
bound2 / (1 + d10) - (l - r - D2) ->
  x1 * my * (TWO_TERMS * f * (1 + d5) - (cy * (d3 - d1) - vy * g2 * (1 + d1)))
  + y1 * mx * (TWO_TERMS * f * (1 + d6) + (cx * (d4 - d2) - vx * g2 * (1 + d2)))
  + (TWO_TERMS * f * (e3 + e4) + (e5 + UNDERFLOW) * (1 + d9) / (1 + d10) - e1 + e2) { 1 + d10 <> 0 };
bound3 / (1 + d10) - (l - r - D3) ->
  x1 * my * (THREE_TERMS * f * (1 + d5) - (cy * (d3 - d1) - vy * g3 * (1 + d1)))
  + y1 * mx * (THREE_TERMS * f * (1 + d6) + (cx * (d4 - d2) - vx * g3 * (1 + d2)))
  + (THREE_TERMS * f * (e3 + e4) + (e5 + UNDERFLOW) * (1 + d9) / (1 + d10) - e1 + e2) { 1 + d10 <> 0 };
