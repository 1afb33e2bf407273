# Theorem 5, times across an edge: docs/error-bounds.md.
#
# The residual e x (gap - q * move) is within the bound of residual + residualTail, before that sum is rounded.
# Assumed: model.g; theorem-5-axis.g, for what is left on each axis; the tails of sums, and of products but for what
# underflow costs, are exact (lemmas 1 and 2), and u times the result at most; what underflow spoils of a tail is below
# 2^-1060, and below that times a component of the edge. All that is missing has either sign.

ACROSS_EDGE = 40b-106;   # at least: org.polysweep.internal.rounding.TimeFilter.ACROSS_EDGE
UNDERFLOW = 1b-1022;     # at least: org.polysweep.internal.rounding.TimeFilter.UNDERFLOW

# In units of a = |ex| * Wy and b = |ey| * Wx. left on an axis is at most (1 + 4u) W, and so are the products, but for
# rounding. The tails: of residual, of the two products, of left (times the edge), of the edge (times left), of both.
u = 1b-53;
v = 1 + 16 * u;
sum = u * c1 * v * (a + b);
products = u * v * (c2 * a * (1 + d1) + c3 * b * (1 + d1));
t = 0x3.000002p-53;
m = 49b-108;
y = (t * c4 * a * (1 + d2) + u * v * c5 * a * (1 + d3)) * (1 + d4);
x = (t * c6 * b * (1 + d5) + u * v * c7 * b * (1 + d6)) * (1 + d7);
residualTail = (((sum + products) * (1 + d8) + y) * (1 + d9) - x) * (1 + d10) + e1;

# Exactly: the tails of left without what is missing from them, m W, and the products of tails.
exact = sum + u * v * (c2 * a + c3 * b) + (t * c4 + m * c8 + u * v * c5 + u * t * v * c9) * a
  - (t * c6 + m * c10 + u * v * c7 + u * t * v * c11) * b;
missing = residualTail - exact;

# The sizes in doubles, three sums, and the bound. ex and ey are absolute values.
bound = ((ACROSS_EDGE * ((a * (1 + 3 * u * c12) * (1 + d11) + e2 + b * (1 + 3 * u * c13) * (1 + d12) + e3) * (1 + d13)))
  * (1 + d14) + e4 + (UNDERFLOW * ((1 + ex + ey) * (1 + 2 * u * c14))) * (1 + d15)) * (1 + d16);
spoiled = 1b-1060 * (1 + ex + ey) * c15;

f = ACROSS_EDGE * (1 + d13) * (1 + d14) * (1 + d16) * 31 / 32;
n = (1 + d9) * (1 + d10);
ma = u * (c1 * v * ((1 + d8) * n - 1) + v * c2 * ((1 + d1) * (1 + d8) * n - 1) + v * c5 * ((1 + d3) * (1 + d4) * n - 1))
  + t * c4 * ((1 + d2) * (1 + d4) * n - 1) - m * c8 - u * t * v * c9;
mb = u * (c1 * v * ((1 + d8) * n - 1) + v * c3 * ((1 + d1) * (1 + d8) * n - 1)
    - v * c7 * ((1 + d6) * (1 + d7) * (1 + d10) - 1))
  - t * c6 * ((1 + d5) * (1 + d7) * (1 + d10) - 1) + m * c10 + u * t * v * c11;

{
  a in [0, 1b1024] /\ b in [0, 1b1024] /\ ex in [0, 1b1024] /\ ey in [0, 1b1024]
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |c5| <= 1 /\ |c6| <= 1 /\ |c7| <= 1 /\ |c8| <= 1 /\ |c9| <= 1
  /\ |c10| <= 1 /\ |c11| <= 1 /\ |c12| <= 1 /\ |c13| <= 1 /\ |c14| <= 1 /\ |c15| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |d13| <= 1b-53 /\ |d14| <= 1b-53 /\ |d15| <= 1b-53 /\ |d16| <= 1b-53
  /\ |e1| <= 1b-1060 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075
  ->
  bound * 31 / 32 - missing - spoiled >= 0
}

bound * 31 / 32 - missing - spoiled ->
  a * (f * (1 + 3 * u * c12) * (1 + d11) - ma) + b * (f * (1 + 3 * u * c13) * (1 + d12) - mb)
  + (1 + ex + ey) * (UNDERFLOW * (1 + 2 * u * c14) * (1 + d15) * (1 + d16) * 31 / 32
    - 1b-1060 * c15 - e1 / (1 + ex + ey)
    + (f * (e2 + e3) + e4 * (1 + d16) * 31 / 32) / (1 + ex + ey)) { 1 + ex + ey <> 0 };
