# Theorem 18, the cross product of two gaps: docs/error-bounds.md.
#
# Each component is a sum of two terms, in units of G, which is no less than the magnitude of any: c1 * G and so on in
# doubles, and off by v1 * g * G and so on. Assumed: model.g, terms.g, and that rounding is monotonic.

GAPS = 12b-53;         # at least: org.polysweep.internal.sign.OrientationFilter.GAPS
UNDERFLOW = 4b-1074;   # at least: org.polysweep.internal.sign.OrientationFilter.UNDERFLOW

u = 1b-53;
g = 2 * u + 5 * u * u;
x1 = c1 * G;
y1 = c2 * G;
x2 = c3 * G;
y2 = c4 * G;
D = (x1 + v1 * g * G) * (y2 + v4 * g * G) - (y1 + v2 * g * G) * (x2 + v3 * g * G);

l = x1 * y2 * (1 + d1) + e1;
r = y1 * x2 * (1 + d2) + e2;
size = G * G * (1 + d3) + e3;
bound = (GAPS * size * (1 + d4) + e4 + UNDERFLOW) * (1 + d5);
f = (1 + d4) * (1 + d5) / (1 + d6);

{
  G in [0, 1b1024]
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |v1| <= 1 /\ |v2| <= 1 /\ |v3| <= 1 /\ |v4| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1b-1075 /\ |e4| <= 1b-1075
  ->
  bound / (1 + d6) - (l - r - D) >= 1b-1074
}

bound / (1 + d6) - (l - r - D) ->
  G * G * (GAPS * f * (1 + d3) - c1 * c4 * d1 + c2 * c3 * d2
    + g * (c1 * v4 + v1 * c4 + g * v1 * v4 - c2 * v3 - v2 * c3 - g * v2 * v3))
  + (GAPS * f * e3 + (e4 + UNDERFLOW) * (1 + d5) / (1 + d6) - e1 + e2) { 1 + d6 <> 0 };
