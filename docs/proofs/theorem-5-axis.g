# Theorem 5, times on one axis: docs/error-bounds.md.
#
# The residual gap - q * move is within the bound of left + leftTail, before that sum is rounded. Besides: leftTail is
# at most 3u times the size, but for a little, and off by 49/4 u^2 times the size at most, which theorem-5-edge.g uses.
# Assumed: model.g; the tails of sums, and of products but for what underflow costs, are exact (lemmas 1 and 2), and u
# times the result at most; what underflow spoils of a tail is below 2^-1060. All that is missing has either sign.

ON_AXIS = 13b-106;      # at least: org.polysweep.internal.rounding.TimeFilter.ON_AXIS
UNDERFLOW = 1b-1022;    # at least: org.polysweep.internal.rounding.TimeFilter.UNDERFLOW

# g is |t1| + |t2| and p the absolute value of the product in doubles. The tails: of the two terms, of the gap, of left,
# of the product q * move; and q times the tail of move.
u = 1b-53;
terms = u * c1 * g;
gap = u * c2 * (1 + u) * g;
left = u * c3 * (1 + u) * ((1 + u) * g + p);
product = u * c4 * p;
move = u * c5 * (1 + u) * p;

# The sum of them, rounded.
gapTail = (terms * (1 + d1) + gap) * (1 + d2);
leftTail = (((left + gapTail) * (1 + d3) - product) * (1 + d4) - move * (1 + d5)) * (1 + d6) + e1;
exact = left + terms + gap - product - move;
missing = leftTail - exact;

bound = (ON_AXIS * (((g * (1 + d7)) + p) * (1 + d8)) * (1 + d9) + e2 + UNDERFLOW) * (1 + d10);

# What is missing, in units of g and of p.
f = ON_AXIS * (1 + d8) * (1 + d9) * (1 + d10);
k3 = (1 + d3) * (1 + d4) * (1 + d6);
mg = u * (c1 * ((1 + d1) * (1 + d2) * k3 - 1) + c2 * (1 + u) * ((1 + d2) * k3 - 1) + c3 * (1 + u) * (1 + u) * (k3 - 1));
mp = u * (c3 * (1 + u) * (k3 - 1) - c4 * ((1 + d4) * (1 + d6) - 1) - c5 * (1 + u) * ((1 + d5) * (1 + d6) - 1));
tg = u * (c1 * (1 + d1) * (1 + d2) * k3 + c2 * (1 + u) * (1 + d2) * k3 + c3 * (1 + u) * (1 + u) * k3);
tp = u * (c3 * (1 + u) * k3 - c4 * (1 + d4) * (1 + d6) - c5 * (1 + u) * (1 + d5) * (1 + d6));

{
  g in [0, 1b1024] /\ p in [0, 1b1024]
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |c5| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53
  /\ |e1| <= 1b-1060 /\ |e2| <= 1b-1075
  ->
  bound * 31 / 32 - missing >= 0
  /\ 49b-108 * (g + p) + 1b-1060 - missing >= 0
  /\ 0x3.000001p-53 * (g + p) + 1b-1060 - leftTail >= 0
}

bound * 31 / 32 - missing ->
  g * (f * (1 + d7) * 31 / 32 - mg) + p * (f * 31 / 32 - mp)
  + ((e2 + UNDERFLOW) * (1 + d10) * 31 / 32 - e1);
49b-108 * (g + p) + 1b-1060 - missing -> g * (49b-108 - mg) + p * (49b-108 - mp) + (1b-1060 - e1);
0x3.000001p-53 * (g + p) + 1b-1060 - leftTail ->
  g * (0x3.000001p-53 - tg) + p * (0x3.000001p-53 - tp) + (1b-1060 - e1);
