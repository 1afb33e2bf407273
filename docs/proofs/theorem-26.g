# Theorem 26, separations of edges: docs/error-bounds.md.
#
# All lengths are in units of the extent M. Assumed: model.g; the ranges, because of which nothing that underflows
# counts; and by hand: which edges lie between the vertex that is found and the lowest one.

RELATIVE = 1b-45;     # at least: org.polysweep.internal.bound.SeparationBound.RELATIVE
GREATEST = 1b400;     # at most: org.polysweep.internal.bound.SeparationBound.GREATEST
LEAST = 1b-400;       # at least: org.polysweep.internal.bound.SeparationBound.LEAST

u = 1b-53;

# (1) What a product in a rotated coordinate is off by, and the same after the position is added.
rotated = (1 + 2 * u * c1) * (1 + d1) * (1 + d2) * (1 + d3) - 1;
# A difference of two vertices: two coordinates, and its own rounding.
apart = 12.01 * u * c2 + d4;
# (2) A component of a normal, in units of the length of the edge: a rounded difference, rotated.
component = 1.4143 * ((1 + 2 * u * c1) * (1 + d1) * (1 + d2) * (1 + d3) * (1 + d5) - 1);
# A unit normal: both components, and its length.
normal = 1.4143 * 1.4143 * 6.1 * u * c3 + 2.8 * u * c4;
# (3) A height: two vertices, the normal, and six operations.
height = 1.4143 * 13.02 * u * c5 + 15.01 * u * c6
  + ((1 + d6) * (1 + d7) * (1 + d8) * (1 + d9) * (1 + d10) * (1 + d11) - 1);
# (4) What is missed by the search, around the core, and two more heights.
all = 3 * height + 16 * u * 6.2832 * c7;

{
  |c1| <= 1 /\ |c2| <= 1 /\ |c3| <= 1 /\ |c4| <= 1 /\ |c5| <= 1 /\ |c6| <= 1 /\ |c7| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1b-53 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53
  ->
  6.01 * u - rotated >= 0
  /\ 6.01 * u + rotated >= 0
  /\ 13.02 * u - apart >= 0
  /\ 1.4143 * 6.1 * u - component >= 0
  /\ 15.01 * u - normal >= 0
  /\ RELATIVE - all >= 0
  /\ RELATIVE + all >= 0
  /\ 1b1000 - GREATEST * GREATEST >= 0
  /\ LEAST * LEAST - 1b-900 >= 0
}
