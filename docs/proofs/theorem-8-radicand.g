# Theorem 8, the radicand R^2 d^2 - (d x v)^2: docs/error-bounds.md.
#
# If s2 > bound then the exact radicand is positive. If -s2 > bound it is negative, likewise: all that may be missing is
# bounded from both sides.
# Assumed: as in theorem-8.g. In two steps: the cross product is known up to 11/2 u times M * V, M = |dx| + |dy| and V
# the sum of the magnitudes of the gap, and up to 2^-1072; then it is squared.

RADICAND = 16b-53;   # at least: org.polysweep.internal.bound.RoundBound.RADICAND

# The first step: k = fl(l - r), each a product of a displacement with a component of the gap.
u = 1b-53;
missing = 2 * u + 5 * u * u;
known = 11b-54;
l = dx * cy * my * (1 + d1) + e1;
s = dy * cx * mx * (1 + d2) + e2;
K1 = dx * (1 + d3) * (cy + hy * missing) * my - dy * (1 + d4) * (cx + hx * missing) * mx;
k1 = (l - s) * (1 + d5);
k1_missing = k1 - K1;

# The second step: the exact cross product is K, |K| <= (1 + 4u) M * V, and its double k. m2 is |d|^2 / M^2 in doubles'
# components.
K = z * (1 + 4 * u) * M * V;
k = K + y * known * M * V + e3;
square = M * M * m2 * (1 + d6) * (1 + d7) + e4;
r2 = r * r * (1 + d8) + e5;
first = r2 * square * (1 + d9) + e6;
second = k * k * (1 + d10) + e7;
rest = first - second;
s2 = rest * (1 + d11);
R = r * (1 + d12);
exact = R * R * M * M * m2 * (1 + d13) * (1 + d13) - K * K;
s2_missing = rest - exact;

moveSize = M * (1 + w1);
gapSize = (V + r) * (1 + w2);
size = moveSize * gapSize * (1 + d14) + e8;
bound = RADICAND * (size * size * (1 + d15) + e9) * (1 + d16) + e10;
f = RADICAND * (1 + w1) * (1 + w1) * (1 + w2) * (1 + w2) * (1 + d14) * (1 + d14) * (1 + d15) * (1 + d16) / (1 + d11);
g = RADICAND * (1 + d16) / (1 + d11);

# s2_missing is M^2 r^2 m2 * q - M^2 V^2 * w + left, where left is what underflow leaves.
q = (1 + d6) * (1 + d7) * (1 + d8) * (1 + d9) - (1 + d12) * (1 + d12) * (1 + d13) * (1 + d13);
v = (1 + 4 * u) * z;
w = v * v * d10 + y * known * (2 * v + y * known) * (1 + d10);
left = (e5 * M * M * m2 * (1 + d6) * (1 + d7) + r * r * (1 + d8) * e4 + e4 * e5) * (1 + d9) + e6
  - (2 * M * V * (v + y * known) * e3 + e3 * e3) * (1 + d10) - e7;
left_bound = g * ((2 * M * (V + r) * (1 + w1) * (1 + w2) * (1 + d14) * e8 + e8 * e8) * (1 + d15) + e9)
  + e10 / (1 + d11);

{
  dx in [0, 1b101] /\ dy in [0, 1b101] /\ mx in [0, 1b101] /\ my in [0, 1b101]
  /\ M in [1b-101, 1b101] /\ V in [0, 1b101] /\ r in [1b-100, 1b101] /\ m2 in [0, 1]
  /\ |cx| <= 1 /\ |cy| <= 1 /\ |hx| <= 1 /\ |hy| <= 1 /\ |y| <= 1 /\ |z| <= 1 /\ |w1| <= 4b-53 /\ |w2| <= 4b-53
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1072 /\ |e4| <= 1b-1073 /\ |e5| <= 1b-1075 /\ |e6| <= 1b-1075
  /\ |e7| <= 1b-1075 /\ |e8| <= 1b-1075 /\ |e9| <= 1b-1075 /\ |e10| <= 1b-1075
  ->
  known * (dx * my + dy * mx) + 1b-1072 - k1_missing >= 0
  /\ (1 + 4 * u) * (dx * my + dy * mx) - K1 >= 0
  /\ bound / (1 + d11) - s2_missing >= 0
  /\ bound / (1 + d11) + s2_missing >= 0
}

known * (dx * my + dy * mx) + 1b-1072 - k1_missing ->
  dx * my * (known - (cy * ((1 + d1) * (1 + d5) - (1 + d3)) - hy * missing * (1 + d3)))
  + dy * mx * (known + (cx * ((1 + d2) * (1 + d5) - (1 + d4)) - hx * missing * (1 + d4)))
  + (1b-1072 - (e1 - e2) * (1 + d5));
(1 + 4 * u) * (dx * my + dy * mx) - K1 ->
  dx * my * (1 + 4 * u - (1 + d3) * (cy + hy * missing)) + dy * mx * (1 + 4 * u + (1 + d4) * (cx + hx * missing));
bound / (1 + d11) - s2_missing ->
  M * M * V * V * (f + w) + M * M * V * r * 2 * f
  + (M * M * r * r * (f - m2 * q) + left_bound - left) { 1 + d11 <> 0 };
bound / (1 + d11) + s2_missing ->
  M * M * V * V * (f - w) + M * M * V * r * 2 * f
  + (M * M * r * r * (f + m2 * q) + left_bound + left) { 1 + d11 <> 0 };
