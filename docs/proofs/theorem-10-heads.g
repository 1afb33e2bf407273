# Theorem 10, heads and rests: docs/error-bounds.md.
#
# For a double x, |x| <= S (1 + 2^-20), and G = 2^29 S, the head h = fl(fl(x + G) - G) is off by 2^-24 S (1 + 2^-28) at
# most, the second difference is exact, and so are products of two heads, of one size or of two, S and Q, and sums of
# three of these. The head of a number up to 1 + 2^-50, on UNIT_GRID, has 26 bits, and is off by 2^-27.
# Assumed: S and Q lie between 1 and 2; other sizes are that times a power of two, far from overflow and underflow. A
# multiple of 2^n (FIX) of 53 bits (FLT) is a double.

GRID = 1b29;         # exactly: org.polysweep.internal.bound.HighParts.GRID
UNIT_GRID = 3b25;    # exactly: org.polysweep.internal.bound.ArcFilter.UNIT_GRID

@rnd = float<ieee_64, ne>;
S = rnd(any_S);
x = c1 * S;
y = c2 * S;
z = c3 * S;
sx = rnd(x + GRID * S);
sy = rnd(y + GRID * S);
sz = rnd(z + GRID * S);
hx = sx - GRID * S;
hy = sy - GRID * S;
hz = sz - GRID * S;

Q = rnd(any_Q);
a = c4 * Q;
b = c5 * Q;
c = c6 * Q;
sa = rnd(a + GRID * Q);
sb = rnd(b + GRID * Q);
sc = rnd(c + GRID * Q);
ha = sa - GRID * Q;
hb = sb - GRID * Q;
hc = sc - GRID * Q;

n = rnd(any_n);
s = rnd(n + UNIT_GRID);
hn = s - UNIT_GRID;

{
  S in [1, 2] /\ Q in [1, 2] /\ |n| <= 0x1.0000000000004p0
  /\ |c1| <= 0x1.00001p0 /\ |c2| <= 0x1.00001p0 /\ |c3| <= 0x1.00001p0
  /\ |c4| <= 0x1.00001p0 /\ |c5| <= 0x1.00001p0 /\ |c6| <= 0x1.00001p0
  ->
  (hx - x) / S in [-0x1.0000001p-24, 0x1.0000001p-24]
  /\ @FIX(hx, -24) /\ @FLT(hx, 53)
  /\ @FIX(hx * hx + hy * hy, -48) /\ @FLT(hx * hx + hy * hy, 53)
  /\ @FIX(hx * hx + hy * hy - hz * hz, -48) /\ @FLT(hx * hx + hy * hy - hz * hz, 53)
  /\ @FIX(ha * hx, -48) /\ @FLT(ha * hx, 53)
  /\ @FIX(ha * hx - hb * hy, -48) /\ @FLT(ha * hx - hb * hy, 53)
  /\ @FIX(ha * hx - hb * hy + hc * hz, -48) /\ @FLT(ha * hx - hb * hy + hc * hz, 53)
  /\ hn - n in [-1b-27, 1b-27] /\ @FIX(hn, -26) /\ @FLT(hn, 53)
  /\ @FIX(hn * hx, -50) /\ @FLT(hn * hx, 53)
}

# What a head leaves out is what the first sum drops.
(hx - x) / S -> (sx - (x + GRID * S)) / (x + GRID * S) * (c1 + GRID) { S <> 0, x + GRID * S <> 0 };
sx - GRID * S -> x + (sx - (x + GRID * S));
sy - GRID * S -> y + (sy - (y + GRID * S));
sz - GRID * S -> z + (sz - (z + GRID * S));
sa - GRID * Q -> a + (sa - (a + GRID * Q));
sb - GRID * Q -> b + (sb - (b + GRID * Q));
sc - GRID * Q -> c + (sc - (c + GRID * Q));
hn - n -> s - (n + UNIT_GRID);
s - UNIT_GRID -> n + (s - (n + UNIT_GRID));
