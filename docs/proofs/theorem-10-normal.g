# Theorem 10, the normal: docs/error-bounds.md.
#
# X = L(T) - qR, by which R times the component of the normal differs from qR, is within 7/8 NORMAL of `left`. And with
# that, X / R is not less than the quotient (left - reach) / r in doubles. The other end is the same, all signs changed.
# Assumed: model.g; theorem-10-left.g and theorem-10-heads.g; theorem-10-step.g, because of which |step| D <= 2^-31 S,
# and the step lacks 3/4 of error at most, which is in the reach besides NORMAL S; and |q| < 1 + 2^-50: where it is not,
# nothing is certain. All is in units of S.

NORMAL = 32b-77;   # at least: org.polysweep.internal.bound.ArcFilter.NORMAL

u = 1b-53;

# R = r + tail, r = head + w in doubles, and the rest of R. q = qh + g.
w = c1 * 0x1.0000001p-24;
tail = c2 * u;
rest_r = (w + tail) * (1 + u * d1);
q = qh + g;

# small = fl(rest - fl(step * move)), and large + low is head + small, but for what low lacks. large is qr but for 3u.
small_missing = u * d3 * (l - s * (1 + u * d2)) - u * d2 * s + 2 * u * c3 * s;
low = c4 * u * (1 + u);
low_missing = c5 * u * 0x2.4ep-24;

# In doubles: large less qh * head, which is exact but for a rounding; less qh * rest_r; less g * r; and low.
parts = q * r * 3 * u * c6 + g * r + qh * w;
first = parts * (1 + u * d4);
second = (first - qh * rest_r * (1 + u * d5)) * (1 + u * d6);
third = (second - g * r * (1 + u * d7)) * (1 + u * d8);
left = (third + low + low_missing) * (1 + u * d9);

# Exactly: head + small - qR, and what small lacks. L is off by 6.1 E.
X = parts - qh * w - g * r - q * tail + low - small_missing + c7 * 0x6.1ap-77;
missing = left - X;

# The quotient in doubles, for a reach that is NORMAL and more. R / r is within 2u of 1.
reach = (NORMAL + more) * (1 + 4 * u * d10);
quotient = (left_1 - reach) * (1 + u * d11) * (1 + u * d12) * (1 + u * d13) * (1 + 2 * u * d14);
X_1 = left_1 - c8 * NORMAL * 7 / 8 - c9 * more * 7 / 8;
k = (1 + u * d11) * (1 + u * d12) * (1 + u * d13) * (1 + 2 * u * d14);

{
  r in [0, 1] /\ |qh| <= 0x1.0000000000004p0 /\ |g| <= 1b-27
  /\ |l| <= 0x2.4dp-24 /\ |s| <= 1b-31 /\ more in [0, 1b100] /\ |left_1| <= 16b-53
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |c5| <= 1 /\ |c6| <= 1 /\ |c7| <= 1 /\ |c8| <= 1 /\ |c9| <= 1
  /\ |d1| <= 1 /\ |d2| <= 1 /\ |d3| <= 1 /\ |d4| <= 1 /\ |d5| <= 1 /\ |d6| <= 1 /\ |d7| <= 1 /\ |d8| <= 1 /\ |d9| <= 1
  /\ |d10| <= 1 /\ |d11| <= 1 /\ |d12| <= 1 /\ |d13| <= 1 /\ |d14| <= 1
  ->
  NORMAL * 7 / 8 - missing >= 0
  /\ NORMAL * 7 / 8 + missing >= 0
  /\ |left| <= 16b-53
  /\ X_1 - quotient >= 0
}

# Each rounding is at most u times what is rounded.
missing ->
  parts * (u * d4) - qh * (rest_r - w - tail) - qh * rest_r * (u * d5)
  + (first - qh * rest_r * (1 + u * d5)) * (u * d6) - g * r * (u * d7) + g * tail
  + (second - g * r * (1 + u * d7)) * (u * d8) + low_missing + (third + low + low_missing) * (u * d9)
  + small_missing - c7 * 0x6.1ap-77;
rest_r - w - tail -> (w + tail) * (u * d1);
left -> missing + (q * r * 3 * u * c6 - q * tail + low - small_missing + c7 * 0x6.1ap-77);
X_1 - quotient ->
  (NORMAL * ((1 + 4 * u * d10) * k - c8 * 7 / 8) - left_1 * (k - 1)) + more * ((1 + 4 * u * d10) * k - c9 * 7 / 8);
