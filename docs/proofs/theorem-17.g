# Theorem 17, times of a batch of boxes: docs/error-bounds.md.
#
# (1) The order of two sides in doubles is within ORDER times the bound across the motion, of boxes.g, of the exact one.
# (2) The residual by halves is within HALVES * |g| + TAILS * G, with parts of both to spare; and T - q is the step in
# doubles, but for its error in doubles.
# Assumed: model.g; terms.g; boxes.g for the bound across the motion; the tails of sums are exact (lemma 1), and u times
# the result at most; products of two halves are exact, and so is g - half * moveHalf (Sterbenz). Nothing underflows that
# counts: all that may is below 2^-1000, in the unit of g.

HALVES = 1b-77;       # at least: org.polysweep.internal.rounding.TimeFilter.HALVES
TAILS = 8b-106;       # at least: org.polysweep.internal.rounding.TimeFilter.TAILS
STEP = 8b-53;         # at least: org.polysweep.internal.rounding.TimeFilter.STEP
ORDER = 2;            # at least: org.polysweep.internal.sign.SlabFilter.ORDER
CROSS_GAP = 12b-53;   # at least: org.polysweep.internal.sign.SlabFilter.CROSS_GAP
UNDERFLOW = 4b-1074;  # at least: org.polysweep.internal.sign.SlabFilter.UNDERFLOW

u = 1b-53;

# (1) lx, ly are |mx|, |my|; n is fl(c - w) on each axis, gx, gy the sizes; nx, ny <= 1 in units of twice these.
c_missing = 3 * u + 5 * u * u;
w_missing = (2 * u + 5 * u * u) * (1 + 2 * u);
NX = nx * 2 + vx * c_missing + zx * w_missing;
NY = ny * 2 + vy * c_missing + zy * w_missing;
order = (nx * 2 * (1 + d1) * gx * ly * (1 + d2) + e1 - (ny * 2 * (1 + d3) * gy * lx * (1 + d4) + e2)) * (1 + d5);
exact1 = NX * gx * ly * (1 + d6) - NY * gy * lx * (1 + d7);
missing1 = order - exact1;
size = (lx * gy * (1 + d8) + e3 + ly * gx * (1 + d9) + e4) * (1 + d10);
bound1 = ORDER * (CROSS_GAP * size * (1 + d11) + e5 + UNDERFLOW) * (1 + d12);
f = ORDER * CROSS_GAP * (1 + d10) * (1 + d11) * (1 + d12);

# (2) p is |g|, G is |t1| + |t2|. A is g - half * move, C is (q - half) * move; A - C is g - q * move.
C = y * p * 0x1.001p-26;
r = z * p * 3 * u;
left = ((C + r) * (1 + d21) - C * (1 + d22)) * (1 + d23);
terms = u * c1 * G;
gap = u * c2 * (1 + u) * G;
move = u * c3 * (1 + 8 * u) * p;
tails = (((terms * (1 + d24) + gap) * (1 + d25)) - (move * (1 + d26) + e6)) * (1 + d27);
missing2 = left + tails - (r + terms + gap - move);
k = (1 + d25) * (1 + d27);

# The step: rest is left + tails, rounded; D is m (1 + u c4). In units of |rest / m|, and of 1 / |m|.
factor = (1 + u * c4) * (1 + d28) * (1 + d29) * (1 + d30);

{
  lx in [0, 1b1024] /\ ly in [0, 1b1024] /\ gx in [0, 1b1024] /\ gy in [0, 1b1024]
  /\ |nx| <= 1 /\ |ny| <= 1 /\ |vx| <= 1 /\ |vy| <= 1 /\ |zx| <= 1 /\ |zy| <= 1
  /\ p in [0, 1b1024] /\ G in [0, 1b1024] /\ |y| <= 1 /\ |z| <= 1
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d21| <= 1b-53 /\ |d22| <= 1b-53 /\ |d23| <= 1b-53 /\ |d24| <= 1b-53 /\ |d25| <= 1b-53 /\ |d26| <= 1b-53
  /\ |d27| <= 1b-53 /\ |d28| <= 1b-53 /\ |d29| <= 1b-53 /\ |d30| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075 /\ |e5| <= 1b-1075 /\ |e6| <= 1b-1074
  ->
  bound1 - missing1 >= 0
  /\ HALVES * 15 / 16 * p + TAILS * 15 / 16 * G + 1b-1073 - missing2 >= 0
  /\ STEP * (1 - 8 * u) - (factor - 1) >= 0
  /\ STEP * (1 - 8 * u) + (factor - 1) >= 0
}

bound1 - missing1 ->
  ly * gx * (f * (1 + d9) - (nx * 2 * ((1 + d1) * (1 + d2) * (1 + d5) - (1 + d6))
    - (vx * c_missing + zx * w_missing) * (1 + d6)))
  + lx * gy * (f * (1 + d8) + (ny * 2 * ((1 + d3) * (1 + d4) * (1 + d5) - (1 + d7))
    - (vy * c_missing + zy * w_missing) * (1 + d7)))
  + ((e3 + e4) * f + ORDER * (e5 + UNDERFLOW) * (1 + d12) - (e1 - e2) * (1 + d5));
HALVES * 15 / 16 * p + TAILS * 15 / 16 * G + 1b-1073 - missing2 ->
  p * (HALVES * 15 / 16 - (y * 0x1.001p-26 * ((d21 - d22) * (1 + d23)) + z * 3 * u * ((1 + d21) * (1 + d23) - 1)
    - u * c3 * (1 + 8 * u) * ((1 + d26) * (1 + d27) - 1)))
  + G * (TAILS * 15 / 16 - u * (c1 * ((1 + d24) * k - 1) + c2 * (1 + u) * (k - 1)))
  + (1b-1073 + e6 * (1 + d27));
