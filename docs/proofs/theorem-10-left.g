# Theorem 10, what is left of the gap: docs/error-bounds.md.
#
# On one axis, L = v - td is h + l but for 6.1 E S, |l| <= 2.3 * 2^-24 S, and likewise the radius, off by E S.
# Assumed: model.g; theorem-10-heads.g; the half of the time and the head of the displacement have 26 and 25 bits, so
# their product is exact; tails of sums are exact (lemma 1). All is in units of S, which is at least |t|D and the gap
# but for roundings, and at least 2^-100, so that what underflow costs is below 2^-900.

# What is used elsewhere: E = 2^-24 u = 2^-77.
u = 1b-53;

# The rest of left, and the tails: of left, of the gap, and that of the displacement times t.
rest = c1 * 0x1.0000001p-24;
tail = c2 * 3 * u;
gap = c3 * 4 * u;
move = c4 * 2 * u;

# The time has a half and a rest of 2^-26 of it; the displacement, a head and a rest of 2^-24 D.
first = c5 * 0x1.0000001p-24 * (1 + 1b-25);
second = c6 * 0x1.0000001p-26;

# In doubles.
tails = ((tail + gap * (1 + 4 * u * d1)) * (1 + u * d2) - move * (1 + u * d3)) * (1 + u * d4);
products = (first * (1 + u * d5) + second * (1 + u * d6)) * (1 + u * d7);
inner = (tails - products) * (1 + u * d8);
l = (rest + inner) * (1 + u * d9) + e1;
exact = rest + tail + gap - move - first - second;
missing = l - exact;

# The radius.
r = (rest + tail) * (1 + u * d9);
radius_missing = r - (rest + tail);

t1 = (1 + 4 * u * d1) * (1 + u * d2) * (1 + u * d4) * (1 + u * d8) * (1 + u * d9) - 1;
t2 = (1 + u * d2) * (1 + u * d4) * (1 + u * d8) * (1 + u * d9) - 1;
t3 = (1 + u * d3) * (1 + u * d4) * (1 + u * d8) * (1 + u * d9) - 1;
t4 = (1 + u * d5) * (1 + u * d7) * (1 + u * d8) - 1;
t5 = (1 + u * d6) * (1 + u * d7) * (1 + u * d8) - 1;

{
  |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |c5| <= 1 /\ |c6| <= 1
  /\ |d1| <= 1 /\ |d2| <= 1 /\ |d3| <= 1 /\ |d4| <= 1 /\ |d5| <= 1 /\ |d6| <= 1 /\ |d7| <= 1 /\ |d8| <= 1 /\ |d9| <= 1
  /\ |e1| <= 1b-900
  ->
  |missing| <= 0x6.1ap-77 /\ |l| <= 0x2.4dp-24 /\ |radius_missing| <= 0x1.1ap-77
}

# The products are rounded three times before they are taken off, and the sum of all once.
missing -> tail * t2 + gap * t1 - move * t3 - first * t4 - second * t5
  + (rest - first * (1 + t4) - second * (1 + t5)) * (u * d9) + e1;
radius_missing -> (rest + tail) * (u * d9);
