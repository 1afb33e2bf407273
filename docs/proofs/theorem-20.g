# Theorem 20, heights as residuals: docs/error-bounds.md.
#
# What is wrong with each number on the way to a height, added up by the two rules of the theorem. A number is said to be
# (k, e) of a size X if its tail is at most k*u*X and what head and tail are wrong by at most e*u^2*X. Assumed: the two
# rules, and the ranges, because of which nothing overflows.

RESIDUAL = 1b-92;               # at least: org.polysweep.internal.bound.RotationBound.RESIDUAL
UNIT = 64b-53;                 # at least: org.polysweep.internal.bound.RotationBound.UNIT
LEAST_SQUARE = 1b-100;         # at least: org.polysweep.internal.bound.RotationBound.LEAST_SQUARE
GREATEST_SQUARE = 1b100;       # at most: org.polysweep.internal.bound.RotationBound.GREATEST_SQUARE
MOST_DISTORTION = 1b10;        # at most: org.polysweep.internal.bound.RotationBound.MOST_DISTORTION

u = 1b-53;
# Covers what is of higher order.
f = 1 + 1b-30;

# A component of a rotor at a time, of size L: what time times the change loses, twice, and the sum.
kz = 2 + 2 + 1;
ez = 2 + 4 + 5;

# Its square, of size L^2; the sum or difference of two of twice that, in units of L^2.
kq = kz + kz + 1;
eq = ez + ez + kz * kz + 3 * (kz + kz) + 1;
kr = 2 * (kq + 1);
er = 2 * (eq + 2 * kq + 1);

# An edge (1, 0), turned: in units of L^2 E. A corner (0, 0), turned: in units of L'^2 rho'.
kp = kr + 1 + 1;
ep = er + kr * 1 + 3 * (kr + 1) + 1;
kt = 2 * (kp + 1);
et = 2 * (ep + 2 * kp + 1);
kc = 2 * (kr + 1 + 1);
ec = 2 * (er + 3 * kr + 1 + 2 * (kr + 1) + 1);

# The way between the places: the move (1, 0) by the time, added to (1, 0). Times the square of the corner's rotor. The
# corner added. Times the edge. The difference of two of these, in units of U (D + rho').
km = 1 + 1;
em = 3 * 1 + 1;
kg = km + 1;
eg = em + 2 * km + 1;
ks = kg + kr + 1;
es = eg + er + kg * kr + 3 * (kg + kr) + 1;
kw = kc + 1;
ew = ec + 2 * kc + 1;
kx = kw + kt + 1;
ex = ew + et + kw * kt + 3 * (kw + kt) + 1;
kd = kx + 1;
ed = ex + 2 * kx + 1;

# Where the edge begins: twice an edge (1, 0) by a number, so that it is as the way; and once more times a square. Of
# 2 U rho.
ky = ks + kr + 1;
ey = es + er + ks * kr + 3 * (ks + kr) + 1;

# The difference, of twice U S: the greater of either.
last = 2 * (ed + 2 * kd + 1) * u * u * f;

# A unit: two squares, which are their heads, an edge, and products and a quotient.
unit = (2 * kr + 3 + 5) * u * f;

# What underflows: a few hundred units at most, times all that it is multiplied by later.
lost = 1b-1062 * (GREATEST_SQUARE * MOST_DISTORTION * MOST_DISTORTION) * (GREATEST_SQUARE * MOST_DISTORTION * MOST_DISTORTION)
  * 1b50 * 1b200;
least = LEAST_SQUARE * LEAST_SQUARE * 1b-50 * 1b-200;

{
  any in [1, 1]
  ->
  kd - ky >= 0 /\ ed - ey >= 0
  /\ any * (UNIT - unit) >= 0
  /\ (RESIDUAL * (1 - 8 * u) - last) * least - lost >= 0
}
