# Theorem 8, how a line passes a circle, all but the radicand (theorem-8-radicand.g): docs/error-bounds.md.
#
# If one of the numbers exceeds its bound, what it stands for is positive. That it is negative if the negation exceeds
# the bound is the same with what may be missing negated.
# Assumed: model.g; terms.g for the two terms of each component of v; dx, dy >= 0, by mirroring the axes; and the range.
# d x v has the products dx * vy and dy * vx, and is d . v for v turned by a quarter. The bounds grow with the sizes, so
# these are taken as small as rounding may make them, w1 and w2.

PRODUCT = 8b-53;           # at least: org.polysweep.internal.bound.RoundBound.PRODUCT
SQUARES = 12b-53;          # at least: org.polysweep.internal.bound.RoundBound.SQUARES
SQUARES_AT_END = 16b-53;   # at least: org.polysweep.internal.bound.RoundBound.SQUARES_AT_END
LEAST = 1b-100;            # at least: org.polysweep.internal.bound.RoundBound.LEAST
GREATEST = 1b100;          # at most: org.polysweep.internal.bound.RoundBound.GREATEST

# The gap v and the radius in doubles. The gap is not greater than its magnitude.
vx = cx * mx;
vy = cy * my;

# What they stand for.
u = 1b-53;
missing = 2 * u + 5 * u * u;
VX = vx + hx * missing * mx;
VY = vy + hy * missing * my;
R = r * (1 + d1);
DX = dx * (1 + d2);
DY = dy * (1 + d3);

# In doubles, each sum but for its last rounding.
along = dx * vx * (1 + d4) + e1 + dy * vy * (1 + d5) + e2;
p = along * (1 + d6);
outside = (vx * vx * (1 + d7) + e3 + vy * vy * (1 + d8) + e4) * (1 + d9) - (r * r * (1 + d10) + e5);
c = outside * (1 + d11);
square = (dx * dx * (1 + d12) + e6 + dy * dy * (1 + d13) + e7) * (1 + d14);
end = (c - 2 * p) * (1 + d15) + square;
beyond = p - square;

# The sizes and the bounds.
moveSize = (dx + dy) * (1 + w1);
gapSize = (mx + my + r) * (1 + w2);
bound_p = (PRODUCT * (moveSize * gapSize * (1 + d16) + e8)) * (1 + d17) + e9;
bound_c = (SQUARES * (gapSize * gapSize * (1 + d16) + e8)) * (1 + d17) + e9;
size = (moveSize + gapSize) * (1 + d18);
bound_e = (SQUARES_AT_END * (size * size * (1 + d16) + e8)) * (1 + d17) + e9;

# What may be missing.
P = DX * VX + DY * VY;
C = VX * VX + VY * VY - R * R;
S = DX * DX + DY * DY;
p_missing = along - P;
c_missing = outside - C;
end_missing = end - (C - 2 * P + S);
beyond_missing = beyond - (P - S);

# Factors of the bounds.
f = (1 + d16) * (1 + d17) / (1 + d19);
fp = PRODUCT * (1 + w1) * (1 + w2) * f;
fc = SQUARES * (1 + w2) * (1 + w2) * f;
k = (1 + d18) * (1 + d18) * SQUARES_AT_END * f;
kv = k * (1 + w2) * (1 + w2);
kd = k * (1 + w1) * (1 + w1);
kvd = k * (1 + w1) * (1 + w2);
g = (1 + d17) / (1 + d19);
h = e9 / (1 + d19);

{
  dx in [0, 1b101] /\ dy in [0, 1b101] /\ dx + dy in [1b-101, 1b101]
  /\ mx in [0, 1b101] /\ my in [0, 1b101] /\ r in [1b-100, 1b101]
  /\ |cx| <= 1 /\ |cy| <= 1 /\ |hx| <= 1 /\ |hy| <= 1 /\ |w1| <= 4b-53 /\ |w2| <= 4b-53
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53 /\ |d17| <= 1b-53 /\ |d18| <= 1b-53
  /\ |d19| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075 /\ |e5| <= 1b-1075 /\ |e6| <= 1b-1075
  /\ |e7| <= 1b-1075 /\ |e8| <= 1b-1075 /\ |e9| <= 1b-1075
  ->
  bound_p / (1 + d19) - p_missing >= 0
  /\ bound_c / (1 + d19) - c_missing >= 0
  /\ bound_e / (1 + d19) - end_missing >= 0
  /\ bound_e / (1 + d19) - beyond_missing >= 0
}

bound_p / (1 + d19) - p_missing ->
  dx * mx * (fp - (cx * (d4 - d2) - hx * missing * (1 + d2)))
  + dy * my * (fp - (cy * (d5 - d3) - hy * missing * (1 + d3)))
  + (dx * my + dy * mx) * fp
  + ((dx + dy) * r * fp + PRODUCT * e8 * g + h - e1 - e2) { 1 + d19 <> 0 };

bound_c / (1 + d19) - c_missing ->
  mx * mx * (fc - (cx * cx * ((1 + d7) * (1 + d9) - 1) - hx * missing * (2 * cx + hx * missing)))
  + my * my * (fc - (cy * cy * ((1 + d8) * (1 + d9) - 1) - hy * missing * (2 * cy + hy * missing)))
  + (2 * mx * my + 2 * mx * r + 2 * my * r) * fc
  + (r * r * (fc + ((1 + d10) - (1 + d1) * (1 + d1))) + SQUARES * e8 * g + h - (e3 + e4) * (1 + d9) + e5)
  { 1 + d19 <> 0 };

bound_e / (1 + d19) - end_missing ->
  mx * mx * (kv - (cx * cx * ((1 + d7) * (1 + d9) * (1 + d11) * (1 + d15) - 1)
    - hx * missing * (2 * cx + hx * missing)))
  + my * my * (kv - (cy * cy * ((1 + d8) * (1 + d9) * (1 + d11) * (1 + d15) - 1)
    - hy * missing * (2 * cy + hy * missing)))
  + dx * mx * 2 * (kvd + (cx * ((1 + d4) * (1 + d6) * (1 + d15) - (1 + d2)) - hx * missing * (1 + d2)))
  + dy * my * 2 * (kvd + (cy * ((1 + d5) * (1 + d6) * (1 + d15) - (1 + d3)) - hy * missing * (1 + d3)))
  + dx * dx * (kd - ((1 + d12) * (1 + d14) - (1 + d2) * (1 + d2)))
  + dy * dy * (kd - ((1 + d13) * (1 + d14) - (1 + d3) * (1 + d3)))
  + (2 * mx * my + 2 * mx * r + 2 * my * r) * kv + 2 * dx * dy * kd
  + (2 * dx * my + 2 * dy * mx + 2 * (dx + dy) * r) * kvd
  + (r * r * (kv + ((1 + d10) * (1 + d11) * (1 + d15) - (1 + d1) * (1 + d1))) + SQUARES_AT_END * e8 * g + h
    - ((e3 + e4) * (1 + d9) - e5) * (1 + d11) * (1 + d15)
    + 2 * (e1 + e2) * (1 + d6) * (1 + d15) - (e6 + e7) * (1 + d14)) { 1 + d19 <> 0 };

bound_e / (1 + d19) - beyond_missing ->
  dx * mx * (2 * kvd - (cx * ((1 + d4) * (1 + d6) - (1 + d2)) - hx * missing * (1 + d2)))
  + dy * my * (2 * kvd - (cy * ((1 + d5) * (1 + d6) - (1 + d3)) - hy * missing * (1 + d3)))
  + dx * dx * (kd + ((1 + d12) * (1 + d14) - (1 + d2) * (1 + d2)))
  + dy * dy * (kd + ((1 + d13) * (1 + d14) - (1 + d3) * (1 + d3)))
  + (mx * mx + my * my + 2 * mx * my + 2 * mx * r + 2 * my * r) * kv + 2 * dx * dy * kd
  + (2 * dx * my + 2 * dy * mx + 2 * (dx + dy) * r) * kvd
  + (r * r * kv + SQUARES_AT_END * e8 * g + h - (e1 + e2) * (1 + d6) + (e6 + e7) * (1 + d14)) { 1 + d19 <> 0 };
