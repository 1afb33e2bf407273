# Theorem 11, the impact on a side: docs/error-bounds.md.
#
# The residual ey Lx - ex Ly + R|e| in doubles is exact but for 47/64 RESIDUAL Q S and the rounding of the last sum; and
# T - t is the step in doubles, but for its error in doubles.
# Assumed: model.g; theorem-11-length.g; theorem-10-left.g; theorem-10-heads.g, because of which the products of heads
# are added exactly; and GRAZING and SHORTEST. The unit of e is Q, of L and R it is S, so that what underflow costs is
# below 2^-500; E = 2^-77. Absolute values: a of ey, b of ex, f of |e|, x of Lx, y of Ly, c of R.

GRAZING = 1b-16;      # at least: org.polysweep.internal.bound.SideFilter.GRAZING
RESIDUAL = 64b-77;    # at least: org.polysweep.internal.bound.SideFilter.RESIDUAL
STEP = 1b-34;         # at least: org.polysweep.internal.bound.SideFilter.STEP
SHORTEST = 1b-150;    # at least: org.polysweep.internal.bound.SideFilter.SHORTEST

u = 1b-53;

# Each number is its head, its rest in doubles, and what that lacks.
EY = c1 * a;
EX = c2 * b;
LX = c3 * x;
LY = c4 * y;
hey = EY - rey - ney;
hex = EX - rex - nex;
he = f - re - ne;
hx = LX - rx - nx;
hy = LY - ry - ny;
h = c - r - n;

# The rests' part, in doubles and exactly.
p = (hey * rx * (1 + u * d1) + rey * ((hx + rx) * (1 + u * d2)) * (1 + u * d3)) * (1 + u * d4) + e1;
q = (hex * ry * (1 + u * d5) + rex * ((hy + ry) * (1 + u * d6)) * (1 + u * d7)) * (1 + u * d8) + e2;
s = (he * r * (1 + u * d9) + re * ((h + r) * (1 + u * d10)) * (1 + u * d11)) * (1 + u * d12) + e3;
rests = ((p - q) * (1 + u * d13) + s) * (1 + u * d14);
exact = EY * LX - hey * hx - (EX * LY - hex * hy) + (f * c - he * h);
missing = rests - exact;

# What is missing, in units of the sizes, and what is not in such units.
p1 = (1 + u * d1) * (1 + u * d4) * (1 + u * d13) * (1 + u * d14) - 1;
p2 = (1 + u * d2) * (1 + u * d3) * (1 + u * d4) * (1 + u * d13) * (1 + u * d14) - 1;
q1 = (1 + u * d5) * (1 + u * d8) * (1 + u * d13) * (1 + u * d14) - 1;
q2 = (1 + u * d6) * (1 + u * d7) * (1 + u * d8) * (1 + u * d13) * (1 + u * d14) - 1;
s1 = (1 + u * d9) * (1 + u * d12) * (1 + u * d14) - 1;
s2 = (1 + u * d10) * (1 + u * d11) * (1 + u * d12) * (1 + u * d14) - 1;
ma = c1 * (rx * p1 - nx);
mx = c3 * (rey * p2 - ney);
mb = -c2 * (ry * q1 - ny);
my = -c4 * (rex * q2 - nex);
mf = r * s1 - n;
mc = re * s2 - ne;
left = -(rey + ney) * (rx * p1 - nx) - rey * nx * (1 + p2) + (rex + nex) * (ry * q1 - ny) + rex * ny * (1 + q2)
  - (re + ne) * (r * s1 - n) - re * n * (1 + s2)
  + (e1 - e2) * (1 + u * d13) * (1 + u * d14) + e3 * (1 + u * d14);
share_e = 16b-77;
share_l = 19b-77;

# The step: T - t = F / (n . d). The denominator is off by 4.5 u times its products, so by 2^16 times that and a little;
# factor and second as in theorem-10-step.g.
denominator = 1 + 4.5 * u * 65537 * g1;
factor = denominator / ((1 + u * d15) * (1 + u * d16) * (1 + u * d17));
second = RESIDUAL * (1 + 8 * u * g2) - RESIDUAL * 47 / 64 * denominator;

{
  a in [0, 2] /\ b in [0, 2] /\ a + b in [0, 0x1.00001p0] /\ f in [0, 0x1.00001p0]
  /\ x in [0, 2] /\ y in [0, 2] /\ c in [0, 2] /\ x + y + c in [0, 0x1.00001p0]
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |g1| <= 1 /\ |g2| <= 1
  /\ |rey| <= 0x1.0001p-24 /\ |rex| <= 0x1.0001p-24 /\ |re| <= 0x1.0001p-24
  /\ |ney| <= 0x1.0001p-77 /\ |nex| <= 0x1.0001p-77 /\ |ne| <= 14b-77
  /\ |rx| <= 0x2.4dp-24 /\ |ry| <= 0x2.4dp-24 /\ |r| <= 0x1.01p-24
  /\ |nx| <= 0x6.1ap-77 /\ |ny| <= 0x6.1ap-77 /\ |n| <= 0x1.1ap-77
  /\ |d1| <= 1 /\ |d2| <= 1 /\ |d3| <= 1 /\ |d4| <= 1 /\ |d5| <= 1 /\ |d6| <= 1 /\ |d7| <= 1 /\ |d8| <= 1
  /\ |d9| <= 1 /\ |d10| <= 1 /\ |d11| <= 1 /\ |d12| <= 1 /\ |d13| <= 1 /\ |d14| <= 1 /\ |d15| <= 1 /\ |d16| <= 1
  /\ |d17| <= 1
  /\ |e1| <= 1b-500 /\ |e2| <= 1b-500 /\ |e3| <= 1b-500
  ->
  RESIDUAL * 47 / 64 - missing >= 0
  /\ RESIDUAL * 47 / 64 + missing >= 0
  /\ STEP * (1 + 8 * u * g2) - (factor - 1) >= 0
  /\ STEP * (1 + 8 * u * g2) + (factor - 1) >= 0
  /\ second >= 0
}

RESIDUAL * 47 / 64 - missing ->
  (0x1.00001p0 - (a + b)) * share_e + a * (share_e - ma) + b * (share_e - mb)
  + (0x1.00001p0 - (x + y + c)) * share_l + x * (share_l - mx) + y * (share_l - my) + c * (share_l - mc)
  + (RESIDUAL * 47 / 64 - 0x1.00001p0 * (share_e + share_l) - f * mf - left);
RESIDUAL * 47 / 64 + missing ->
  (0x1.00001p0 - (a + b)) * share_e + a * (share_e + ma) + b * (share_e + mb)
  + (0x1.00001p0 - (x + y + c)) * share_l + x * (share_l + mx) + y * (share_l + my) + c * (share_l + mc)
  + (RESIDUAL * 47 / 64 - 0x1.00001p0 * (share_e + share_l) + f * mf + left);
