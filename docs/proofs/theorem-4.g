# Theorem 4, heads and tails: docs/error-bounds.md.
#
# One operation on numbers whose errors are right makes a number whose error is, times 1 + 16u. (If those of the
# operands are right times a power of 1 + 16u, so is the result's times the product of these powers, times 1 + 16u: each
# term has an error of either operand once at most.)
# Assumed: model.g; the heads are split without error where the code says so, and what is dropped from a sum is computed
# (lemmas 1 and 2); a tail is at most u times its head.

CROSS_TERMS = 2b-53;    # at least: org.polysweep.internal.expansion.DoubleDouble.CROSS_TERMS
CORRECTION = 4b-53;     # at least: org.polysweep.internal.expansion.DoubleDouble.CORRECTION
UNDERFLOW = 1b-1022;    # at least: org.polysweep.internal.expansion.DoubleDouble.UNDERFLOW

u = 1b-53;
k = 1 + 16 * u;

# A sum: the errors of both operands, and what is dropped from two sums.
sum = ((error1 + error2) * (1 + d1) + (drop1 + drop2) * (1 + d2)) * (1 + d3);
sum_missing = error1 + error2 + drop1 + drop2;

# A product: w1 and w2 are the absolute values of the cross terms in doubles, drop1 is what is dropped from their sum
# with what the product of the heads lost, tails the product of the tails, and i1, i2, i3 those of a head and an error,
# twice, and of the errors.
missing = ((drop1 + CROSS_TERMS * ((w1 + w2) * (1 + d1)) * (1 + d2) + e1) * (1 + d3)
  + tails * (1 + d4) + e2) * (1 + d5);
inherited = ((i1 * (1 + d6) + e3 + i2 * (1 + d7) + e4) * (1 + d8) + i3 * (1 + d9) + e5) * (1 + d10);
product = ((inherited + missing) * (1 + d11) + UNDERFLOW) * (1 + d12);
product_missing = drop1 + u * (w1 + w2) + u * (1 + u) * (w1 + w2) + tails + (1 + u) * (i1 + i2) + i3 + 4 * 1b-1075;
fm = k * (1 + d5) * (1 + d11) * (1 + d12);
fi = k * (1 + d10) * (1 + d11) * (1 + d12);

# A quotient, or a root: c is the absolute value of the correction in doubles, and v what the residual lacks, divided by
# the derivative that is used. The exact derivative is that times 1 + 2.65 u * y for a quotient, where |N - h| is at
# most 2.65 u |h|, and times (1 + ratio) / 2 for a root, where ratio is root(N) / root(h) in doubles.
correction = (v * (1 + d1) * (1 + d2) + e1 + c * CORRECTION * (1 + d3) + e2) * (1 + d4);
error = (correction + UNDERFLOW) * (1 + d5);
quotient = 1 + 2.65 * u * y;
ratio = sqrt(1 + 2.65 * u * y) / (1 + d6);
root = (1 + ratio) / 2;
quotient_missing = v / quotient + c * ((1 + d7) / quotient - 1) + 2 * e3;
root_missing = v / root + c * ((1 + d7) / root - 1) + 2 * e3;
quotient_missing_n = v / quotient - c * ((1 + d7) / quotient - 1) + 2 * e3;
root_missing_n = v / root - c * ((1 + d7) / root - 1) + 2 * e3;
fc = k * (1 + d4) * (1 + d5);

{
  error1 in [0, 1b1024] /\ error2 in [0, 1b1024] /\ drop1 in [0, 1b1024] /\ drop2 in [0, 1b1024]
  /\ w1 in [0, 1b1024] /\ w2 in [0, 1b1024] /\ tails in [0, 1b1024] /\ i1 in [0, 1b1024] /\ i2 in [0, 1b1024]
  /\ i3 in [0, 1b1024] /\ c in [0, 1b1024] /\ v in [0, 1b1024] /\ |y| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075 /\ |e5| <= 1b-1075
  ->
  k * sum - sum_missing >= 0
  /\ k * product - product_missing >= 0
  /\ k * error - quotient_missing >= 0 /\ k * error - quotient_missing_n >= 0
  /\ k * error - root_missing >= 0 /\ k * error - root_missing_n >= 0
  /\ ratio - 1 in [-0x2.6p-53, 0x2.6p-53]
}

k * sum - sum_missing ->
  (error1 + error2) * (k * (1 + d1) * (1 + d3) - 1) + (drop1 + drop2) * (k * (1 + d2) * (1 + d3) - 1);
k * product - product_missing ->
  drop1 * (fm * (1 + d3) - 1) + (w1 + w2) * (fm * CROSS_TERMS * (1 + d1) * (1 + d2) * (1 + d3) - u * (2 + u))
  + tails * (fm * (1 + d4) - 1)
  + i1 * (fi * (1 + d6) * (1 + d8) - (1 + u)) + i2 * (fi * (1 + d7) * (1 + d8) - (1 + u)) + i3 * (fi * (1 + d9) - 1)
  + (fm * (e1 * (1 + d3) + e2) + fi * ((e3 + e4) * (1 + d8) + e5) + k * UNDERFLOW * (1 + d12) - 4 * 1b-1075);
k * error - quotient_missing ->
  v * (fc * (1 + d1) * (1 + d2) - 1 / quotient) + c * (fc * CORRECTION * (1 + d3) - ((1 + d7) / quotient - 1))
  + (fc * (e1 + e2) + k * UNDERFLOW * (1 + d5) - 2 * e3) { quotient <> 0 };
k * error - root_missing ->
  v * (fc * (1 + d1) * (1 + d2) - 1 / root) + c * (fc * CORRECTION * (1 + d3) - ((1 + d7) / root - 1))
  + (fc * (e1 + e2) + k * UNDERFLOW * (1 + d5) - 2 * e3) { 1 + d6 <> 0, root <> 0 };
k * error - quotient_missing_n ->
  v * (fc * (1 + d1) * (1 + d2) - 1 / quotient) + c * (fc * CORRECTION * (1 + d3) + ((1 + d7) / quotient - 1))
  + (fc * (e1 + e2) + k * UNDERFLOW * (1 + d5) - 2 * e3) { quotient <> 0 };
k * error - root_missing_n ->
  v * (fc * (1 + d1) * (1 + d2) - 1 / root) + c * (fc * CORRECTION * (1 + d3) + ((1 + d7) / root - 1))
  + (fc * (e1 + e2) + k * UNDERFLOW * (1 + d5) - 2 * e3) { 1 + d6 <> 0, root <> 0 };
