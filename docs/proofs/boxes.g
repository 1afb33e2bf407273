# Boxes in batches: docs/error-bounds.md.
#
# (1) If e exceeds GAP * T then E > 0, and likewise s and S, which have fewer roundings. (2) If k exceeds its bound then
# K > 0. If the negation exceeds the bound, the exact number is negative: what may be missing has either sign.
# Assumed: model.g; terms.g for sums of two and three terms; rounding is monotonic, so each sum is at most the sum of
# the absolute values, rounded. Where t is below 2^-1021, sums and terms are exact, as in theorem-2.g, and e > 0 is
# enough. 2o and 2|o| are exact. The absolute value of a difference is not less than that of the absolute values.

GAP = 8b-53;           # at least: org.polysweep.internal.sign.SlabFilter.GAP
CROSS_GAP = 12b-53;    # at least: org.polysweep.internal.sign.SlabFilter.CROSS_GAP
UNDERFLOW = 4b-1074;   # at least: org.polysweep.internal.sign.SlabFilter.UNDERFLOW

# (1) For one axis: a is |lo| + |hi|, and b is |2o|. T is at least t, by `more`.
u = 1b-53;
g2 = a / (1 + d1);
g = (g2 + b) / (1 + d2);
t = (g + m) / (1 + d3);
bound1 = GAP * (t + more) * (1 + d4) + e1;

# lo and hi in C and in W, 2o, and m twice; then fl(lo + hi), c and w, and the two sums before the last.
missing1 = u * (2 * h1 * a + h2 * b + 2 * h3 * m + h4 * g2 + (h5 + h6) * g + (h7 + h8) * t);

# (2) mx, my >= 0, by mirroring the axes. The components of c and w are not greater than the magnitudes gx, gy.
c_missing = 3 * u + 5 * u * u;
w_missing = (2 * u + 5 * u * u) * (1 + 2 * u);
L = mx * (1 + d5) * (cy + vy * c_missing) * gy - my * (1 + d6) * (cx + vx * c_missing) * gx;
R = mx * (1 + d5) * (wy + zy * w_missing) * gy + my * (1 + d6) * (wx + zx * w_missing) * gx;
l = (mx * (cy * gy) * (1 + d7) + e2 - (my * (cx * gx) * (1 + d8) + e3)) * (1 + d9);
r = (mx * (wy * gy) * (1 + d10) + e4 + my * (wx * gx) * (1 + d11) + e5) * (1 + d12);
missing2 = l - r - (L - R);
size = (mx * gy * (1 + d13) + e6 + my * gx * (1 + d14) + e7) * (1 + d15);
bound2 = (CROSS_GAP * size * (1 + d16) + e8 + UNDERFLOW) * (1 + d17);

# Factors of t and g, less three quarters of a unit for underflow; and of the products.
ft = (GAP * (1 + d4) / (1 + d18) - u * 0.75 - u * (h7 + h8)) / (1 + d3);
fg = (ft - u * (h5 + h6)) / (1 + d2);
f = CROSS_GAP * (1 + d15) * (1 + d16) * (1 + d17) / (1 + d18);

{
  a in [0, 1b1024] /\ b in [0, 1b1024] /\ m in [0, 1b1024] /\ more in [0, 1b1024] /\ t in [1b-1021, 1b1024]
  /\ mx in [0, 1b1024] /\ my in [0, 1b1024] /\ gx in [0, 1b1024] /\ gy in [0, 1b1024]
  /\ |cx| <= 1 /\ |cy| <= 1 /\ wx in [0, 1] /\ wy in [0, 1] /\ |vx| <= 1 /\ |vy| <= 1 /\ |zx| <= 1 /\ |zy| <= 1
  /\ |h1| <= 1 /\ |h2| <= 1 /\ |h3| <= 1 /\ |h4| <= 1 /\ |h5| <= 1 /\ |h6| <= 1 /\ |h7| <= 1 /\ |h8| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53 /\ |d17| <= 1b-53 /\ |d18| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075 /\ |e5| <= 1b-1075 /\ |e6| <= 1b-1075
  /\ |e7| <= 1b-1075 /\ |e8| <= 1b-1075
  ->
  bound1 / (1 + d18) - missing1 >= 0
  /\ bound2 / (1 + d18) - missing2 >= 0
}

bound1 / (1 + d18) - missing1 ->
  a * ((fg - u * h4) / (1 + d1) - 2 * u * h1) + b * (fg - u * h2) + m * (ft - 2 * u * h3)
  + more * GAP * (1 + d4) / (1 + d18) + (t * (u * 0.75) + e1 / (1 + d18))
  { 1 + d1 <> 0, 1 + d2 <> 0, 1 + d3 <> 0, 1 + d18 <> 0 };
bound2 / (1 + d18) - missing2 ->
  mx * gy * (f * (1 + d13) - (cy * ((1 + d7) * (1 + d9) - (1 + d5)) - vy * c_missing * (1 + d5))
    + (wy * ((1 + d10) * (1 + d12) - (1 + d5)) - zy * w_missing * (1 + d5)))
  + my * gx * (f * (1 + d14) + (cx * ((1 + d8) * (1 + d9) - (1 + d6)) - vx * c_missing * (1 + d6))
    + (wx * ((1 + d11) * (1 + d12) - (1 + d6)) - zx * w_missing * (1 + d6)))
  + (f * (e6 + e7) + (e8 + UNDERFLOW) * (1 + d17) / (1 + d18) - (e2 - e3) * (1 + d9) + (e4 + e5) * (1 + d12))
  { 1 + d18 <> 0 };
