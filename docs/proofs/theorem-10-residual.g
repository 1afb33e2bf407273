# Theorem 10, the residual F = Lx^2 + Ly^2 - R^2: docs/error-bounds.md.
#
# In doubles it is F but for RESIDUAL S^2 (47 of the 64 parts, the rest is spare for theorem-10-step.g), and but for the
# rounding of the last sum.
# Assumed: model.g; theorem-10-left.g; theorem-10-heads.g, because of which the squares of the heads are added exactly.
# All is in units of S: the absolute values a, b, c of Lx, Ly and R add up to 1 + 2^-20 at most; and S is at least
# 2^-100, so that what underflow costs is below 2^-900.

RESIDUAL = 64b-77;   # at least: org.polysweep.internal.bound.ArcFilter.RESIDUAL

# L = h + l + n, with l as it is in doubles. 2h + l is 2L - l - 2n.
u = 1b-53;
LX = c1 * a;
LY = c2 * b;
hx = LX - lx - nx;
hy = LY - ly - ny;
h = c - l - n;

# The rests' part, in doubles and exactly.
x = lx * ((2 * hx + lx) * (1 + u * d1)) * (1 + u * d2) + e1;
y = ly * ((2 * hy + ly) * (1 + u * d3)) * (1 + u * d4) + e2;
z = l * ((2 * h + l) * (1 + u * d5)) * (1 + u * d6) + e3;
rests = ((x + y) * (1 + u * d7) - z) * (1 + u * d8);
exact = (lx + nx) * (2 * hx + lx + nx) + (ly + ny) * (2 * hy + ly + ny) - (l + n) * (2 * h + l + n);
missing = rests - exact;

# What is missing in units of a, b and c, and what is not in such units.
p1 = (1 + u * d1) * (1 + u * d2) * (1 + u * d7) * (1 + u * d8) - 1;
p2 = (1 + u * d3) * (1 + u * d4) * (1 + u * d7) * (1 + u * d8) - 1;
p3 = (1 + u * d5) * (1 + u * d6) * (1 + u * d8) - 1;
ma = 2 * c1 * (lx * p1 - nx);
mb = 2 * c2 * (ly * p2 - ny);
mc = -2 * (l * p3 - n);
left = nx * nx - lx * (lx + 2 * nx) * p1 + ny * ny - ly * (ly + 2 * ny) * p2 - (n * n - l * (l + 2 * n) * p3)
  + ((e1 + e2) * (1 + u * d7) - e3) * (1 + u * d8);
share = RESIDUAL / 2;

{
  a in [0, 2] /\ b in [0, 2] /\ c in [0, 2] /\ a + b + c in [0, 0x1.00001p0] /\ |c1| <= 1 /\ |c2| <= 1
  /\ |lx| <= 0x2.4dp-24 /\ |ly| <= 0x2.4dp-24 /\ |l| <= 0x1.01p-24
  /\ |nx| <= 0x6.1ap-77 /\ |ny| <= 0x6.1ap-77 /\ |n| <= 0x1.1ap-77
  /\ |d1| <= 1 /\ |d2| <= 1 /\ |d3| <= 1 /\ |d4| <= 1 /\ |d5| <= 1 /\ |d6| <= 1 /\ |d7| <= 1 /\ |d8| <= 1
  /\ |e1| <= 1b-900 /\ |e2| <= 1b-900 /\ |e3| <= 1b-900
  ->
  RESIDUAL * 47 / 64 - missing >= 0
  /\ RESIDUAL * 47 / 64 + missing >= 0
}

RESIDUAL * 47 / 64 - missing ->
  (0x1.00001p0 - (a + b + c)) * share + a * (share - ma) + b * (share - mb) + c * (share - mc)
  + (RESIDUAL * 47 / 64 - 0x1.00001p0 * share - left);
RESIDUAL * 47 / 64 + missing ->
  (0x1.00001p0 - (a + b + c)) * share + a * (share + ma) + b * (share + mb) + c * (share + mc)
  + (RESIDUAL * 47 / 64 - 0x1.00001p0 * share + left);
