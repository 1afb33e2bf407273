# Theorem 19, times across an edge by halves: docs/error-bounds.md.
#
# (1) What is left of the gap on an axis is left + rest, up to AXIS times the size S there, where S is the sum of the
# magnitudes of the two terms and of the way.
# (2) The rest of the products is within a half of EDGE_HALVES * (|ex| * Sy + |ey| * Sx) of what it stands for, with the
# rounding of the difference of the products of halves, but for that of the residual itself.
# Assumed: model.g; theorem-5-axis.g for the tail of a gap; the tails of sums are exact (lemma 1), and u times the result
# at most; products of two halves are exact but for underflow; a half leaves 2^-26 of a number at most. All that is
# missing has either sign.

EDGE_HALVES = 1b-73;  # at least: org.polysweep.internal.rounding.TimeFilter.EDGE_HALVES
UNDERFLOW = 1b-1022;  # at least: org.polysweep.internal.rounding.TimeFilter.UNDERFLOW

u = 1b-53;
h = 0x1.000001p-26;
v = 1 + 4 * u;
AXIS = 6b-79;

# (1) G is |t1| + |t2|, W the way in doubles; left is at most v * (G + W).
lambda = u * v * c1 * (G + W);
gamma = 2 * u * c2 * v * G;
tail = gamma + 3 * u * u * c3 * v * G;
move = u * v * c4 * (1 + h) * (1 + h) * W;
first = h * c5 * W;
second = h * (1 + h) * c6 * W;
rest = ((lambda + (tail - (move * (1 + d1) + e1)) * (1 + d2)) * (1 + d3)
  - (first + e2 + (second * (1 + d4) + e3)) * (1 + d5)) * (1 + d6);
missing1 = rest - (lambda + gamma - move - first - second);
n = (1 + d2) * (1 + d3) * (1 + d6);
k = (1 + d5) * (1 + d6);

# (2) In units of a = |ex| * Sy and b = |ey| * Sx: what half of left leaves; rest, exactly, and as it is; the edge.
r = 0x1.00001p-25;
lowY = h * v * c11 * a;
exactY = r * c12 * a;
restY = exactY + AXIS * c13 * a;
lowX = h * v * c21 * b;
exactX = r * c22 * b;
restX = exactX + AXIS * c23 * b;
headX = (1 + h) * f1;
headY = (1 + h) * f2;
edgeX = (h + u) * f3;
edgeY = (h + u) * f4;
y = (headX * (lowY + restY) * (1 + d11) * (1 + d12) + e11
  + (edgeX * (1 + d13) * (v * c14 * a + restY) * (1 + d14) * (1 + d15) + e12)) * (1 + d16);
x = (headY * (lowX + restX) * (1 + d21) * (1 + d22) + e21
  + (edgeY * (1 + d23) * (v * c24 * b + restX) * (1 + d24) * (1 + d25) + e22)) * (1 + d26);
exact = headX * (lowY + exactY) + edgeX * (v * c14 * a + exactY)
  - (headY * (lowX + exactX) + edgeY * (v * c24 * b + exactX));
missing2 = (y - x) * (1 + d17) - exact * (1 + d18);

my = headX * ((h * v * c11 + r * c12) * ((1 + d11) * (1 + d12) * (1 + d16) * (1 + d17) - (1 + d18))
    + AXIS * c13 * (1 + d11) * (1 + d12) * (1 + d16) * (1 + d17))
  + edgeX * ((v * c14 + r * c12) * ((1 + d13) * (1 + d14) * (1 + d15) * (1 + d16) * (1 + d17) - (1 + d18))
    + AXIS * c13 * (1 + d13) * (1 + d14) * (1 + d15) * (1 + d16) * (1 + d17));
mx = headY * ((h * v * c21 + r * c22) * ((1 + d21) * (1 + d22) * (1 + d26) * (1 + d17) - (1 + d18))
    + AXIS * c23 * (1 + d21) * (1 + d22) * (1 + d26) * (1 + d17))
  + edgeY * ((v * c24 + r * c22) * ((1 + d23) * (1 + d24) * (1 + d25) * (1 + d26) * (1 + d17) - (1 + d18))
    + AXIS * c23 * (1 + d23) * (1 + d24) * (1 + d25) * (1 + d26) * (1 + d17));

{
  G in [0, 1b1024] /\ W in [0, 1b1024] /\ a in [0, 1b1024] /\ b in [0, 1b1024]
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |c5| <= 1 /\ |c6| <= 1
  /\ |c11| <= 1 /\ |c12| <= 1 /\ |c13| <= 1 /\ |c14| <= 1 /\ |c21| <= 1 /\ |c22| <= 1 /\ |c23| <= 1 /\ |c24| <= 1
  /\ |f1| <= 1 /\ |f2| <= 1 /\ |f3| <= 1 /\ |f4| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d11| <= 1b-53 /\ |d12| <= 1b-53 /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53
  /\ |d17| <= 1b-53 /\ |d18| <= 1b-53
  /\ |d21| <= 1b-53 /\ |d22| <= 1b-53 /\ |d23| <= 1b-53 /\ |d24| <= 1b-53 /\ |d25| <= 1b-53 /\ |d26| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075
  /\ |e11| <= 1b-1075 /\ |e12| <= 1b-1075 /\ |e21| <= 1b-1075 /\ |e22| <= 1b-1075
  ->
  AXIS * (G + W) + 1b-1073 - missing1 >= 0
  /\ EDGE_HALVES / 2 * (a + b) + 1b-1072 - missing2 >= 0
  /\ r * (G + W) - (lambda + gamma - move - first - second) >= 0
}

AXIS * (G + W) + 1b-1073 - missing1 ->
  G * (AXIS - (u * v * c1 * ((1 + d3) * (1 + d6) - 1) + 2 * u * c2 * v * (n - 1) + 3 * u * u * c3 * v * n))
  + W * (AXIS - (u * v * c1 * ((1 + d3) * (1 + d6) - 1) - u * v * c4 * (1 + h) * (1 + h) * ((1 + d1) * n - 1)
    - h * c5 * (k - 1) - h * (1 + h) * c6 * ((1 + d4) * k - 1)))
  + (1b-1073 + e1 * n + (e2 + e3) * k);
EDGE_HALVES / 2 * (a + b) + 1b-1072 - missing2 ->
  a * (EDGE_HALVES / 2 - my) + b * (EDGE_HALVES / 2 + mx)
  + (1b-1072 - (e11 + e12) * (1 + d16) * (1 + d17) + (e21 + e22) * (1 + d26) * (1 + d17));
r * (G + W) - (lambda + gamma - move - first - second) ->
  G * (r - u * v * c1 - 2 * u * c2 * v)
  + W * (r - u * v * c1 + u * v * c4 * (1 + h) * (1 + h) + h * c5 + h * (1 + h) * c6);
