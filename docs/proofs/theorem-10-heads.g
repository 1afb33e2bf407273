# Theorem 10, heads and rests: docs/error-bounds.md.
#
# For a double x, |x| <= S, and G = 2^29 S, the head h = fl(fl(x + G) - G) is off by 2^-24 S (1 + 2^-28) at most, the
# second difference is exact, and so are squares, products and sums of three products of heads. The head of a number up
# to 1 + 2^-50, on UNIT_GRID, has 26 bits, and is off by 2^-27.
# Assumed: S lies between 1 and 2; other sizes are that times a power of two, far from overflow and underflow. A
# multiple of 2^n (FIX) of 53 bits (FLT) is a double.

GRID = 1b29;         # exactly: org.polysweep.internal.doubled.HighParts.GRID
UNIT_GRID = 3b25;    # exactly: org.polysweep.internal.impact.ArcFilter.UNIT_GRID

@rnd = float<ieee_64, ne>;
S = rnd(any_S);
G = GRID * S;
x = c1 * S;
y = c2 * S;
z = c3 * S;
sx = rnd(x + G);
sy = rnd(y + G);
sz = rnd(z + G);
hx = sx - G;
hy = sy - G;
hz = sz - G;

q = rnd(any_q);
s = rnd(q + UNIT_GRID);
hq = s - UNIT_GRID;

{
  S in [1, 2] /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |q| <= 0x1.0000000000004p0
  ->
  (hx - x) / S in [-0x1.0000001p-24, 0x1.0000001p-24]
  /\ @FIX(hx, -24) /\ @FLT(hx, 53)
  /\ @FIX(hx * hx + hy * hy, -48) /\ @FLT(hx * hx + hy * hy, 53)
  /\ @FIX(hx * hx + hy * hy - hz * hz, -48) /\ @FLT(hx * hx + hy * hy - hz * hz, 53)
  /\ hq - q in [-1b-27, 1b-27] /\ @FIX(hq, -26) /\ @FLT(hq, 53)
}

# What a head leaves out is what the first sum drops.
(hx - x) / S -> (sx - (x + G)) / (x + G) * (c1 + GRID) { S <> 0, x + G <> 0 };
sx - G -> x + (sx - (x + G));
sy - G -> y + (sy - (y + G));
sz - G -> z + (sz - (z + G));
hq - q -> s - (q + UNIT_GRID);
s - UNIT_GRID -> q + (s - (q + UNIT_GRID));
