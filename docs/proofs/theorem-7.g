# Theorem 7, depths: docs/error-bounds.md.
#
# least <= D. That D <= greatest is the same with the gap negated.
# Assumed: model.g; terms.g for gaps of two terms; nx, ny >= 0, since rounding is the same for a number and its
# negation.

RELATIVE = 7b-53;      # at least: org.polysweep.internal.bound.DepthFilter.RELATIVE
UNDERFLOW = 2b-1074;   # at least: org.polysweep.internal.bound.DepthFilter.UNDERFLOW

# The gap in doubles is not greater than its magnitude.
gx = cx * mx;
gy = cy * my;

# The exact depth. A component of the normal is the nearest double.
u = 1b-53;
missing = 2 * u + 5 * u * u;
D = (nx * (1 + d1) + e1) * (gx + vx * missing * mx) + (ny * (1 + d2) + e2) * (gy + vy * missing * my);

# In doubles.
depth = (nx * gx * (1 + d3) + e3 + ny * gy * (1 + d4) + e4) * (1 + d5);
size = (nx * mx * (1 + d6) + e5 + ny * my * (1 + d7) + e6) * (1 + d8);
gap = ((mx + my) * (1 + d9) + 4) * (1 + d10);
bound = (RELATIVE * size * (1 + d11) + e7 + UNDERFLOW * gap * (1 + d12) + e8) * (1 + d13);
least = (depth - bound) * (1 + d14);

f = (1 + d13) * (1 + d14);
{
  nx in [0, 2] /\ ny in [0, 2] /\ mx in [0, 1b1024] /\ my in [0, 1b1024]
  /\ |cx| <= 1 /\ |cy| <= 1 /\ |vx| <= 1 /\ |vy| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075 /\ |e5| <= 1b-1075 /\ |e6| <= 1b-1075
  /\ |e7| <= 1b-1075 /\ |e8| <= 1b-1075
  ->
  D - least >= 0
}

D - least ->
  nx * mx * (RELATIVE * (1 + d6) * (1 + d8) * (1 + d11) * f
    + (cx * (d1 - (d3 + d5 + d14 + d3 * d5 + d3 * d14 + d5 * d14 + d3 * d5 * d14)) + vx * missing * (1 + d1)))
  + ny * my * (RELATIVE * (1 + d7) * (1 + d8) * (1 + d11) * f
    + (cy * (d2 - (d4 + d5 + d14 + d4 * d5 + d4 * d14 + d5 * d14 + d4 * d5 * d14)) + vy * missing * (1 + d2)))
  + mx * (UNDERFLOW * (1 + d9) * (1 + d10) * (1 + d12) * f + e1 * (cx + vx * missing))
  + my * (UNDERFLOW * (1 + d9) * (1 + d10) * (1 + d12) * f + e2 * (cy + vy * missing))
  + ((RELATIVE * (e5 + e6) * (1 + d8) * (1 + d11) + e7 + UNDERFLOW * 4 * (1 + d10) * (1 + d12) + e8) * f
    - (e3 + e4) * (1 + d5) * (1 + d14));
