# Theorem 15, places: docs/error-bounds.md.
#
# The sum of the four parts of a place is within its bound of head + left; and the second part of a time is within
# `error` of what is missing from the first.
# Assumed: model.g; the tails of sums, and of the product but for what underflow costs, are exact (lemmas 1 and 2), and u
# times the result at most. From theorem-5-axis.g, theorem-5-edge.g and theorem-5-denominator.g: a 32nd of the bound of
# the rest and a quarter of the doubt are spare.

PLACE = 6b-106;        # at least: org.polysweep.internal.rounding.PlaceFilter.PLACE
STEP = 4b-53;          # at least: org.polysweep.internal.rounding.PlaceFilter.STEP
UNDERFLOW = 1b-1022;   # at least: org.polysweep.internal.rounding.PlaceFilter.UNDERFLOW

# B and W are |base| and |way|, Z is |step * move|, M is error * |move|. A quarter of PLACE, and M, are left for the rest.
u = 1b-53;
sumTail = u * c1 * (1 + u) * (B + W);
baseTail = u * c2 * B;
wayTail = u * c3 * W;
stepWay = c4 * Z * (1 + d1) + e1;
tail = (sumTail + ((baseTail + wayTail) * (1 + d2) + stepWay) * (1 + d3)) * (1 + d4);
missing = tail - (sumTail + baseTail + wayTail + c4 * Z) + c5 * M * 63 / 64;

bound = (((M * (1 + d5) + PLACE * ((B + W) * (1 + d6)) * (1 + d7)) * (1 + d8) + STEP * (Z * (1 + d9)) * (1 + d10))
  * (1 + d11) + e2 + UNDERFLOW) * (1 + d12);
f = (1 + d11) * (1 + d12);
k2 = (1 + d2) * (1 + d3) * (1 + d4);
k1 = (1 + d1) * (1 + d3) * (1 + d4);

# The second part of a time, times |D| - doubt: b bounds the error of the rest, r is |rest|, w is doubt / (|D| - doubt).
# The rest, 1 / D and their product are rounded once each.
error = (b + r * ((STEP + w * (1 + d13)) * (1 + d14)) * (1 + d15)) * (1 + d16) * (1 + d17) * (1 + d18) * (1 + d19);
lost = c6 * b * 31 / 32 + r * ((c7 + c8 + c10) * u * (1 + 2 * u) + c9 * w * 3 / 4);
g = (1 + d16) * (1 + d17) * (1 + d18) * (1 + d19);

{
  B in [0, 1b1024] /\ W in [0, 1b1024] /\ Z in [0, 1b1024] /\ M in [0, 1b1024]
  /\ b in [0, 1b1024] /\ r in [0, 1b1024] /\ w in [0, 1b1024]
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |c5| <= 1 /\ |c6| <= 1 /\ |c7| <= 1 /\ |c8| <= 1 /\ |c9| <= 1
  /\ |c10| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53 /\ |d17| <= 1b-53 /\ |d18| <= 1b-53
  /\ |d19| <= 1b-53
  /\ |e1| <= 1b-1060 /\ |e2| <= 1b-1060
  ->
  bound - missing >= 0
  /\ error * 63 / 64 - lost >= 0
}

bound - missing ->
  B * (PLACE * (1 + d6) * (1 + d7) * (1 + d8) * f - u * (c1 * (1 + u) * d4 + c2 * (k2 - 1)))
  + W * (PLACE * (1 + d6) * (1 + d7) * (1 + d8) * f - u * (c1 * (1 + u) * d4 + c3 * (k2 - 1)))
  + Z * (STEP * (1 + d9) * (1 + d10) * f - c4 * (k1 - 1))
  + M * ((1 + d5) * (1 + d8) * f - c5 * 63 / 64)
  + ((e2 + UNDERFLOW) * (1 + d12) - e1 * (1 + d3) * (1 + d4));
error * 63 / 64 - lost ->
  b * (g * 63 / 64 - c6 * 31 / 32)
  + r * (STEP * (1 + d14) * (1 + d15) * g * 63 / 64 - (c7 + c8 + c10) * u * (1 + 2 * u))
  + r * w * ((1 + d13) * (1 + d14) * (1 + d15) * g * 63 / 64 - c9 * 3 / 4);
