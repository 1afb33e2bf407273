# Theorem 3, coarse lattices: docs/error-bounds.md.
#
# Of whole numbers of 24 bits, sums of up to six, products of such a sum with a difference of two, and the difference of
# two such products are doubles; and so is every sum on the way, in any order, as the numbers may have any sign. What is
# rounded to a lattice by adding sigma and taking it off is a multiple of the lattice.
# Assumed: the lattice has the spacing 1; another one is that times a power of two between 2^-99 and 2^99, which keeps
# products far from overflow and underflow. A multiple of 2^n (FIX) of 53 bits (FLT) is a double.

COARSE_BITS = 24;   # exactly: org.polysweep.internal.number.Lattice.COARSE_BITS

@rnd = float<ieee_64, ne>;
a1 = int<zr>(n1);
a2 = int<zr>(n2);
a3 = int<zr>(n3);
a4 = int<zr>(n4);
a5 = int<zr>(n5);
a6 = int<zr>(n6);
b1 = int<zr>(n7);
b2 = int<zr>(n8);
difference = b1 - b2;
two = a1 + a2;
three = two + a3;
four = three + a4;
five = four + a5;
six = five + a6;
product = difference * six;
other = int<zr>(n9);

# Any double x below 2^24 in magnitude.
sigma = 3b51;
x = rnd(any_x);
shifted = rnd(x + sigma);

{
  |a1| <= 0xffffff /\ |a2| <= 0xffffff /\ |a3| <= 0xffffff /\ |a4| <= 0xffffff /\ |a5| <= 0xffffff /\ |a6| <= 0xffffff
  /\ |b1| <= 0xffffff /\ |b2| <= 0xffffff /\ |other| <= 0xbffffe800000c /\ |x| <= 1b24
  ->
  @FIX(difference, 0) /\ @FLT(difference, 53)
  /\ @FIX(two, 0) /\ @FLT(two, 53) /\ @FIX(three, 0) /\ @FLT(three, 53) /\ @FIX(four, 0) /\ @FLT(four, 53)
  /\ @FIX(five, 0) /\ @FLT(five, 53) /\ @FIX(six, 0) /\ @FLT(six, 53)
  /\ @FIX(product, 0) /\ @FLT(product, 53) /\ |product| <= 0xbffffe800000c
  /\ @FIX(product - other, 0) /\ @FLT(product - other, 53)
  /\ @FIX(shifted - sigma, 0) /\ @FLT(shifted - sigma, 53)
}

shifted - sigma -> x + (shifted - (x + sigma));
