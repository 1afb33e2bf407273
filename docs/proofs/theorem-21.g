# Theorem 21, disks around shapes that move: docs/error-bounds.md.
#
# All lengths are in units of the size S. Each way in which the test says that the disks stay apart leaves at least the
# exact radii between the centers. Assumed: model.g; terms.g for a gap of two terms; Cauchy's inequality for what is a
# sum over the two axes; what is a square completed, by hand; and the ranges, because of which nothing that underflows
# counts: together less than 2^-60 times u.

SLACK = 32b-53;       # at least: org.polysweep.internal.bound.SweptDisks.SLACK
LEAST = 1b-200;       # at least: org.polysweep.internal.bound.SweptDisks.LEAST
GREATEST = 1b200;     # at most: org.polysweep.internal.bound.SweptDisks.GREATEST

u = 1b-53;

# The sum of the radii in doubles is at most 1.5, the gap as long as that, and the move 1.
reach = (radii + SLACK * (1 + d1)) * (1 + d2);

# Exact radii, and by how much the exact way is off: two terms of the gap, on two axes, and the move.
needed = radii * (1 + d3) * (1 + 4 * u * q1) + 1.4143 * (2 * u + 5 * u * u) + u + 1b-113;

# The squares of a gap and of reach, compared.
length = sqrt((1 + d4) / ((1 + d5) * (1 + d6)));
# The gap that is left is a rounded difference. By as much it may get shorter in between.
end = length * (1 + d7);
nearer = 1.5 * 2.2 * u + 2.2 * u;
# Across the move: the square of the move has two roundings, and its product with that of reach one more.
offLine = sqrt((1 + d4) * (1 + d5) * (1 + d8) * (1 + d9) / (1 + d6));
slantwise = 1.5 * 2.2 * u;

{
  radii in [0, 1.5] /\ |q1| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53
  ->
  reach * length - nearer - needed >= 0
  /\ reach * end - nearer - needed >= 0
  /\ reach * offLine - slantwise - needed >= 0
}

reach * length - nearer - needed ->
  radii * ((1 + d2) * length - (1 + d3) * (1 + 4 * u * q1))
  + (SLACK * (1 + d1) * (1 + d2) * length - nearer - 1.4143 * (2 * u + 5 * u * u) - u - 1b-113);
reach * end - nearer - needed ->
  radii * ((1 + d2) * end - (1 + d3) * (1 + 4 * u * q1))
  + (SLACK * (1 + d1) * (1 + d2) * end - nearer - 1.4143 * (2 * u + 5 * u * u) - u - 1b-113);
reach * offLine - slantwise - needed ->
  radii * ((1 + d2) * offLine - (1 + d3) * (1 + 4 * u * q1))
  + (SLACK * (1 + d1) * (1 + d2) * offLine - slantwise - 1.4143 * (2 * u + 5 * u * u) - u - 1b-113);
