# Theorem 9, how a line passes a rounded polygon, the signs on a side: docs/error-bounds.md.
#
# If `above` exceeds its bound then d x v + R(d x n) > 0, and if `reach` exceeds its bound then n . v + R > 0, likewise
# at the end of the step. For the negation it is the same with v and n negated and R as a number of either sign, c3.
# Assumed: model.g; terms.g for the two terms of each component of v; the range of theorem 8; and dx, dy >= 0, by
# mirroring the axes.

PRODUCT = 8b-53;   # at least: org.polysweep.internal.bound.RoundBound.PRODUCT
REACH = 8b-53;     # at least: org.polysweep.internal.bound.RoundBound.REACH

u = 1b-53;
missing = 2 * u + 5 * u * u;

# The gap in doubles is not greater than its magnitude. A component of n is at most 1, and off by u/2. r stands for R.
vx = cx * mx;
vy = cy * my;
VX = vx + hx * missing * mx;
VY = vy + hy * missing * my;
NX = nx + u / 2 * px;
NY = ny + u / 2 * py;
DX = dx * (1 + d1);
DY = dy * (1 + d2);
R = c3 * r * (1 + d3);

# In doubles.
turned = (dx * ny * (1 + d4) + e1 - (dy * nx * (1 + d5) + e2)) * (1 + d6);
shift = c3 * r * turned * (1 + d7) + e3;
cross = (dx * vy * (1 + d8) + e4 - (dy * vx * (1 + d9) + e5)) * (1 + d10);
above = cross + shift;
height = (nx * vx * (1 + d11) + e6 + ny * vy * (1 + d12) + e7) * (1 + d13);
reach = height + c3 * r;
along = (nx * dx * (1 + d14) + e8 + ny * dy * (1 + d15) + e9) * (1 + d16);
reachAtEnd = reach * (1 + d17) - along;

# The sizes, as small as rounding may make them, and the bounds.
moveSize = (dx + dy) * (1 + w1);
gapSize = (mx + my + r) * (1 + w2);
bound_a = (PRODUCT * (moveSize * gapSize * (1 + d18) + e10)) * (1 + d19) + e11;
bound_r = REACH * gapSize * (1 + d19) + e11;
bound_e = REACH * ((gapSize + moveSize) * (1 + d18)) * (1 + d19) + e11;

above_missing = above - (DX * VY - DY * VX + R * (DX * NY - DY * NX));
reach_missing = reach - (NX * VX + NY * VY + R);
end_missing = reachAtEnd - (NX * (VX - DX) + NY * (VY - DY) + R);

f = PRODUCT * (1 + w1) * (1 + w2) * (1 + d18) * (1 + d19) / (1 + d20);
g = REACH * (1 + w2) * (1 + d19) / (1 + d20);
gv = REACH * (1 + w2) * (1 + d18) * (1 + d19) / (1 + d20);
gd = REACH * (1 + w1) * (1 + d18) * (1 + d19) / (1 + d20);
h = e11 / (1 + d20);

{
  dx in [0, 1b101] /\ dy in [0, 1b101] /\ dx + dy in [1b-101, 1b101]
  /\ mx in [0, 1b101] /\ my in [0, 1b101] /\ r in [1b-100, 1b101]
  /\ |cx| <= 1 /\ |cy| <= 1 /\ |hx| <= 1 /\ |hy| <= 1 /\ |px| <= 1 /\ |py| <= 1 /\ |nx| <= 1 /\ |ny| <= 1
  /\ |c3| in [1, 1] /\ |w1| <= 4b-53 /\ |w2| <= 8b-53
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53 /\ |d17| <= 1b-53 /\ |d18| <= 1b-53
  /\ |d19| <= 1b-53 /\ |d20| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075 /\ |e5| <= 1b-1075 /\ |e6| <= 1b-1075
  /\ |e7| <= 1b-1075 /\ |e8| <= 1b-1075 /\ |e9| <= 1b-1075 /\ |e10| <= 1b-1075 /\ |e11| <= 1b-1075
  ->
  bound_a / (1 + d20) - above_missing >= 0
  /\ bound_r / (1 + d20) - reach_missing >= 0
  /\ bound_e / (1 + d20) - end_missing >= 0
}

bound_a / (1 + d20) - above_missing ->
  dx * my * (f - (cy * ((1 + d8) * (1 + d10) - (1 + d1)) - hy * missing * (1 + d1)))
  + dy * mx * (f + (cx * ((1 + d9) * (1 + d10) - (1 + d2)) - hx * missing * (1 + d2)))
  + (dx * mx + dy * my) * f
  + dx * r * (f - c3 * (ny * ((1 + d4) * (1 + d6) * (1 + d7) - (1 + d1) * (1 + d3)) - u / 2 * py * (1 + d1) * (1 + d3)))
  + dy * r * (f + c3 * (nx * ((1 + d5) * (1 + d6) * (1 + d7) - (1 + d2) * (1 + d3)) - u / 2 * px * (1 + d2) * (1 + d3)))
  + (PRODUCT * e10 * (1 + d19) / (1 + d20) + h - c3 * r * (e1 - e2) * (1 + d6) * (1 + d7) - e3 - (e4 - e5) * (1 + d10))
  { 1 + d20 <> 0 };
bound_r / (1 + d20) - reach_missing ->
  mx * (g - (nx * (cx * ((1 + d11) * (1 + d13) - 1) - hx * missing) - u / 2 * px * (cx + hx * missing)))
  + my * (g - (ny * (cy * ((1 + d12) * (1 + d13) - 1) - hy * missing) - u / 2 * py * (cy + hy * missing)))
  + (r * (g + c3 * d3) + h - (e6 + e7) * (1 + d13)) { 1 + d20 <> 0 };
bound_e / (1 + d20) - end_missing ->
  mx * (gv - (nx * (cx * ((1 + d11) * (1 + d13) * (1 + d17) - 1) - hx * missing) - u / 2 * px * (cx + hx * missing)))
  + my * (gv - (ny * (cy * ((1 + d12) * (1 + d13) * (1 + d17) - 1) - hy * missing) - u / 2 * py * (cy + hy * missing)))
  + dx * (gd + (nx * ((1 + d14) * (1 + d16) - (1 + d1)) - u / 2 * px * (1 + d1)))
  + dy * (gd + (ny * ((1 + d15) * (1 + d16) - (1 + d2)) - u / 2 * py * (1 + d2)))
  + (r * (gv - c3 * (d17 - d3)) + h - (e6 + e7) * (1 + d13) * (1 + d17) + (e8 + e9) * (1 + d16)) { 1 + d20 <> 0 };
