# The lemma on sums of terms, docs/error-bounds.md, Terms: |G - g| <= (k*u + 5*u^2)*m for k = 2 and 3. Of one term, that
# is the model of a sum.
#
# t1, t2, t3 are terms in doubles and T1, T2, T3 exact; m1, m2, m3 are the absolute values of t1, t2, t3.
# Assumed: the model, model.g, always in units of the result; and that rounding is monotonic, so that |g| <= m for each
# partial sum.

u = 1b-53;
t1 = c1 * m1;
t2 = c2 * m2;
t3 = c3 * m3;

# g2 = fl(t1 + t2), g3 = fl(g2 + t3), and m2s = fl(m1 + m2), m3s = fl(m2s + m3).
m2s = (m1 + m2) / (1 + d1);
m3s = (m2s + m3) / (1 + d2);
g2 = h2 * m2s;
g3 = h3 * m3s;

# G - g: what is lost in each term, and in each sum.
two = t1 * d5 + t2 * d6 + g2 * d3;
three = two + t3 * d7 + g3 * d4;

{
  m1 in [0, 1b1024] /\ m2 in [0, 1b1024] /\ m3 in [0, 1b1024]
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |h2| <= 1 /\ |h3| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53 /\ |d7| <= 1b-53
  ->
  (2 * u + 5 * u * u) * m2s - two >= 0 /\ (3 * u + 5 * u * u) * m3s - three >= 0
}

# Each is a sum of magnitudes times factors that are not negative.
(2 * u + 5 * u * u) * m2s - two ->
  m1 * ((2 * u + 5 * u * u - h2 * d3 - c1 * d5 * (1 + d1)) / (1 + d1))
  + m2 * ((2 * u + 5 * u * u - h2 * d3 - c2 * d6 * (1 + d1)) / (1 + d1)) { 1 + d1 <> 0 };
(3 * u + 5 * u * u) * m3s - three ->
  m1 * (((3 * u + 5 * u * u - h3 * d4) / (1 + d2) - h2 * d3 - c1 * d5 * (1 + d1)) / (1 + d1))
  + m2 * (((3 * u + 5 * u * u - h3 * d4) / (1 + d2) - h2 * d3 - c2 * d6 * (1 + d1)) / (1 + d1))
  + m3 * ((3 * u + 5 * u * u - h3 * d4) / (1 + d2) - c3 * d7) { 1 + d1 <> 0, 1 + d2 <> 0 };
