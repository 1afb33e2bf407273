# Theorem 22, unit vectors: docs/error-bounds.md.
#
# A component of the unit vector is the quotient and its step, but for COMPONENT times the quotient. Assumed: model.g;
# that tails, the apart of two squares and the rest of the quotient are exact, by hand; and the ranges, because of
# which what underflows is below 2^-100 times u^2. The length in doubles is the unit, of the last part the quotient.

COMPONENT = 160b-106;   # at least: org.polysweep.internal.rounding.UnitVector.COMPONENT
LEAST = 1b-400;         # at least: org.polysweep.internal.rounding.UnitVector.LEAST
GREATEST = 1b400;       # at most: org.polysweep.internal.rounding.UnitVector.GREATEST

u = 1b-53;

# The squares of the legs are shares of the square. Their tails, those of the square, of the square of the length, and
# the products of the legs and their own tails.
tails = u * c1 * share + u * c2 * (1.001 - share);
all = u * c3 + tails;
below = all - u * c4;
legs = u * c5 * share + u * c6 * (1.001 - share);
# What each rounding leaves out, one after the other.
e1 = tails * d1;
e2 = e1 + (all + e1) * d2;
e3 = e2 + (below + e2) * d3;
e4 = u * c5 * share * d4 + u * c6 * (1.001 - share) * d5;
e5 = e4 + (legs + e4) * d6;
sum = below + 2 * legs;
e6 = e3 + 2 * e5 + (sum + e3 + 2 * e5) * d7;
missing = apart + sum;
e7 = e6 + (missing + e6) * d8;
# The squares of the tails are not added.
e8 = e7 - u * u * c7;
exact = missing + u * u * c7;

# The length is off by half of what is missing, but for the square of it.
longer = exact / 2 - exact * exact / 8 * c8;
e9 = e8 / 2 * (1 + d9) * (1 + d10) + exact / 2 * (d9 + d10 + d9 * d10) + exact * exact / 8 * c8;

# The step.
rest = -(d9 + d11 + d9 * d11) / ((1 + d9) * (1 + d11));
tail = u * c9;
step = rest + tail - longer;
n1 = rest * d12;
n2 = n1 + (rest + tail + n1) * d13;
n3 = e9 + (longer + e9) * d14;
n4 = n2 - n3 + (step + n2 - n3) * d15;
n5 = n4 + (step + n4) * (d9 + d16 + d9 * d16);
wrong = n5 + step * longer / (1 + longer);
# The error is added or subtracted, and rounded.
error = COMPONENT * (1 + d17);
added = wrong + (step + n5 + error) * d18;

{
  share in [0, 1.001] /\ |apart| <= 0x3.03p-53
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1.001 /\ |c4| <= 1.001 /\ |c5| <= 1 /\ |c6| <= 1 /\ c7 in [0, 1.001]
  /\ c8 in [0, 1.001] /\ |c9| <= 1.001
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53 /\ |d17| <= 1b-53 /\ |d18| <= 1b-53
  ->
  error - added >= 0
  /\ error + added >= 0
}
