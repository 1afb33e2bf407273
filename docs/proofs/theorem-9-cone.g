# Theorem 9, how a line passes a rounded polygon, the signs on an arc: docs/error-bounds.md.
#
# If the number `against` exceeds its bound then s(d . e) + k(d x e) > 0, and if its negation does, that is negative.
# Assumed: model.g; theorem-8-radicand.g, for the errors of k and of the radicand; the range of theorem 8. In two steps:
# the two products of d and e are known up to 33/8 u times M * E, M = |dx| + |dy| and E at least |ex| + |ey|; then they
# are multiplied. (One is the other with e turned by a quarter.) q stands for M * W / s: as s is the root of what
# exceeds its bound, and is at most M * W but for rounding, q lies between 1 - 8u and 2^26.

CONE = 24b-53;        # at least: org.polysweep.internal.bound.RoundBound.CONE
UNDERFLOW = 1b-800;   # at least: org.polysweep.internal.bound.RoundBound.UNDERFLOW

# The first step. The products of the absolute values, m1 and m2, add up to M * E at most.
u = 1b-53;
known = 33b-56;
dot = (c1 * m1 * (1 + d1) + e1 + c2 * m2 * (1 + d2) + e2) * (1 + d3);
dot_missing = dot - (c1 * m1 * (1 + d4) * (1 + d5) + c2 * m2 * (1 + d6) * (1 + d7));

# The second step: s, k, d . e and d x e, exactly, where s and k are in units of M * W and the others of M * E. The root
# in doubles is z, off by a rounding, and by what is missing from the radicand divided by it: that is 16u and a little,
# in units of (M * W)^2, and a rounding. k is off by 11/2 u and what underflow costs.
z = 1 / q;
s = z + v * (16 * u * (1 + 16 * u) * q + 2.1 * u * z);
exact = s * a + k * b;
rest = z * (a + f1 * known) * (1 + d8) + (k + f2 * 23b-55) * (b + f3 * known) * (1 + d9);
rest_missing = rest - exact;

# The bound, in the same units, and that of underflow.
bound = CONE * (1 + d10) * (1 + d11) * (1 + d12) * ((1 + q * (1 + d10) * (1 + d13)) * (1 + d14)) * (1 + d15)
  * (1 + d16) * (1 + d17);
bound_u = (UNDERFLOW + e3) * (1 + d17);
left = root * e4 * (1 + d8) + cross * e5 * (1 + d9) + e6 + e7;

f = CONE * (1 + d10) * (1 + d11) * (1 + d12) * (1 + d14) * (1 + d15) * (1 + d16) * (1 + d17) / (1 + d18);

{
  m1 in [0, 1b1024] /\ m2 in [0, 1b1024] /\ |c1| <= 1 /\ |c2| <= 1
  /\ q in [0x0.ffffffffffffcp0, 1b26] /\ |root| <= 1b203 /\ |cross| <= 1b203
  /\ |a| <= 0x1.0000000000004p0 /\ |b| <= 0x1.0000000000004p0 /\ |k| <= 0x1.0000000000004p0
  /\ |v| <= 1 /\ |f1| <= 1 /\ |f2| <= 1 /\ |f3| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53 /\ |d17| <= 1b-53 /\ |d18| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1073 /\ |e5| <= 1b-1073 /\ |e6| <= 1b-1075
  /\ |e7| <= 1b-1075
  ->
  known * (m1 + m2) + 1b-1073 - dot_missing >= 0
  /\ known * (m1 + m2) + 1b-1073 + dot_missing >= 0
  /\ bound / (1 + d18) - rest_missing >= 0
  /\ bound / (1 + d18) + rest_missing >= 0
  /\ bound_u / (1 + d18) - left >= 0
  /\ bound_u / (1 + d18) + left >= 0
}

known * (m1 + m2) + 1b-1073 - dot_missing ->
  m1 * (known - c1 * ((1 + d1) * (1 + d3) - (1 + d4) * (1 + d5)))
  + m2 * (known - c2 * ((1 + d2) * (1 + d3) - (1 + d6) * (1 + d7))) + (1b-1073 - (e1 + e2) * (1 + d3));
known * (m1 + m2) + 1b-1073 + dot_missing ->
  m1 * (known + c1 * ((1 + d1) * (1 + d3) - (1 + d4) * (1 + d5)))
  + m2 * (known + c2 * ((1 + d2) * (1 + d3) - (1 + d6) * (1 + d7))) + (1b-1073 + (e1 + e2) * (1 + d3));

# What comes with q, and the rest.
bound / (1 + d18) - rest_missing ->
  q * (f * (1 + d10) * (1 + d13) + a * v * (16 * u * (1 + 16 * u)))
  + (f - (z * (a * d8 + f1 * known * (1 + d8) - a * v * 2.1 * u)
    + k * b * d9 + (k * f3 * known + f2 * 23b-55 * (b + f3 * known)) * (1 + d9))) { 1 + d18 <> 0 };
bound / (1 + d18) + rest_missing ->
  q * (f * (1 + d10) * (1 + d13) - a * v * (16 * u * (1 + 16 * u)))
  + (f + (z * (a * d8 + f1 * known * (1 + d8) - a * v * 2.1 * u)
    + k * b * d9 + (k * f3 * known + f2 * 23b-55 * (b + f3 * known)) * (1 + d9))) { 1 + d18 <> 0 };
