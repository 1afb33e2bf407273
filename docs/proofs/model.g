# The model of rounding: docs/error-bounds.md, Notation and Terms.
#
# The other scripts assume this of each operation, with another d and e each time, |d| <= 2^-53, |e| <= 2^-1075:
#   a sum or difference of doubles   fl(a + b) = (a + b) * (1 + d), and a + b = fl(a + b) * (1 + d)
#   a product or quotient            fl(x) = x * (1 + d) + e, where either d or e is 0; e is, if x is not below 2^-1021
#   a root                           fl(root(c)) = root(c) * (1 + d)
# This script proves it for IEEE's format of 64 bits with its subnormal numbers, the case of a small product by itself.
# Overflow is left out: the document says what comes of it.

@rnd = float<ieee_64, ne>;

a = rnd(any_a);
b = rnd(any_b);
c = rnd(any_c);

# A number near 1, for errors in units of the result. Other numbers are that times a power of two; and if the result is
# subnormal, a sum is exact.
near = rnd(x);

{
  |near| in [1, 0x1.fffffffffffffp0] /\ |y| in [1b-1021, 1b1024] /\ |z| in [0, 1b-1021] /\ c in [1b-1074, 1b1024]
  ->
  # Sums: none is too small, as every double is a multiple of 2^-1074.
  rnd(a + b) -/ (a + b) in [-1b-53, 1b-53] /\ |(x - near) / near| <= 1b-53

  # Products and quotients.
  /\ rnd(y) -/ y in [-1b-53, 1b-53] /\ |rnd(z) - z| <= 1b-1075

  # Roots: that of the least double is 2^-537.
  /\ rnd(sqrt(c)) -/ sqrt(c) in [-1b-53, 1b-53]
}
