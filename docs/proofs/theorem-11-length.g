# Theorem 11, the length of the edge: docs/error-bounds.md.
#
# |e| is the head of the length and its rest, but for 14 E Q.
# Assumed: model.g; theorem-10-heads.g, because of which squares of heads are added exactly; the length in doubles, l,
# is within 4u of |e|, and between Q / root(2) and Q but for 8u. All is in units of Q = |ex| + |ey|, which is at least
# 2^-150, so that what underflow costs is below 2^-700; E = 2^-77.

u = 1b-53;

# ex = hx + rx + nx: the head, its rest in doubles, and what it lacks. The head of l has an exact rest, r.
ex = c1 * a;
ey = c2 * b;
hx = ex - rx - nx;
hy = ey - ry - ny;
h = l - r;

# The first step: the rests' part of |e|^2 - l^2.
x = rx * ((2 * hx + rx) * (1 + u * d1)) * (1 + u * d2) + e1;
y = ry * ((2 * hy + ry) * (1 + u * d3)) * (1 + u * d4) + e2;
z = r * ((2 * h + r) * (1 + u * d5)) * (1 + u * d6) + e3;
rests = ((x + y) * (1 + u * d7) - z) * (1 + u * d8);
exact = (rx + nx) * (2 * hx + rx + nx) + (ry + ny) * (2 * hy + ry + ny) - r * (2 * h + r);
missing = rests - exact;

p1 = (1 + u * d1) * (1 + u * d2) * (1 + u * d7) * (1 + u * d8) - 1;
p2 = (1 + u * d3) * (1 + u * d4) * (1 + u * d7) * (1 + u * d8) - 1;
p3 = (1 + u * d5) * (1 + u * d6) * (1 + u * d8) - 1;
ma = 2 * c1 * (rx * p1 - nx);
mb = 2 * c2 * (ry * p2 - ny);
mc = -2 * (r * p3);
left = nx * nx - rx * (rx + 2 * nx) * p1 + ny * ny - ry * (ry + 2 * ny) * p2 + r * r * p3
  + ((e1 + e2) * (1 + u * d7) - e3) * (1 + u * d8);
share = 10.2 * 1b-77;

# The second step. |e| = l + k, |e|^2 - l^2 = k * (2l + k), and in doubles that is off by 18.3 E and a rounding, and
# multiplied by the inverse of 2l; then it is added to r.
k = 4 * u * c3 * l;
half = (k * (2 * l + k) + 0x12.4dp-77 * c4) * (1 + u * d9) / (2 * l) * (1 + u * d10) * (1 + u * d11);
rest = (r + half) * (1 + u * d12);
length_missing = rest - (r + k);
t = (1 + u * d9) * (1 + u * d10) * (1 + u * d11) * (1 + u * d12);

{
  a in [0, 2] /\ b in [0, 2] /\ a + b in [0, 0x1.00001p0] /\ l in [0.7071, 0x1.00001p0]
  /\ |rx| <= 0x1.0001p-24 /\ |ry| <= 0x1.0001p-24 /\ |r| <= 0x1.0001p-24 /\ |nx| <= 0x1.0001p-77 /\ |ny| <= 0x1.0001p-77
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1
  /\ |d1| <= 1 /\ |d2| <= 1 /\ |d3| <= 1 /\ |d4| <= 1 /\ |d5| <= 1 /\ |d6| <= 1 /\ |d7| <= 1 /\ |d8| <= 1
  /\ |d9| <= 1 /\ |d10| <= 1 /\ |d11| <= 1 /\ |d12| <= 1
  /\ |e1| <= 1b-700 /\ |e2| <= 1b-700 /\ |e3| <= 1b-700
  ->
  0x12.4dp-77 - missing >= 0
  /\ 0x12.4dp-77 + missing >= 0
  /\ |length_missing| <= 14b-77
}

0x12.4dp-77 - missing ->
  (0x1.00001p0 - (a + b)) * share + a * (share - ma) + b * (share - mb)
  + (0x12.4dp-77 - l * mc - 0x1.00001p0 * share - left);
0x12.4dp-77 + missing ->
  (0x1.00001p0 - (a + b)) * share + a * (share + ma) + b * (share + mb)
  + (0x12.4dp-77 + l * mc - 0x1.00001p0 * share + left);
length_missing ->
  r * (u * d12) + k * (t - 1) + k * k / (2 * l) * t + 0x12.4dp-77 * c4 / (2 * l) * t { l <> 0 };
