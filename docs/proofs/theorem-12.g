# Theorem 12, disks in polygons: docs/error-bounds.md.
#
# First: the line of each edge is at least r away from the center. Then: if the squares say so, the two disks overlap.
# Assumed: model.g; terms.g for gaps of two terms; Cauchy's inequality for what is a sum over the two axes; and the
# ranges, r and L not below 2^-500, because of which neither f nor w is, nor is anything that counts subnormal.

DISTANCE = 8b-53;   # at least: org.polysweep.internal.bound.DiskOverlap.DISTANCE
SLACK = 8b-53;      # at least: org.polysweep.internal.bound.DiskOverlap.SLACK
LEAST = 1b-500;     # at least: org.polysweep.internal.bound.DiskOverlap.LEAST
GREATEST = 1b500;   # at most: org.polysweep.internal.bound.DiskOverlap.GREATEST

u = 1b-53;

# The products of n and l have the absolute values q1 and q2, whose sum is at most |n||l|, so F is not less, but for q4:
# n and l are rounded. A component of n is off by u/2, so n by 0.7072u, and the height by v times that times F.
F = (q1 + q2 + q3) * (1 + 2 * u * q4);
f = F * (1 + 3 * u * d3);
height = c1 * q1 * (1 + d1) + c2 * q2 * (1 + d2) + v * 0.7073 * u * F;
rho = (c1 * q1 * (1 + d4) + e1 + c2 * q2 * (1 + d5) + e2) * (1 + d6);
r = (rho - DISTANCE * f) * (1 + d7);

# |g|^2 < L^2 * (1 + d8) / ((1 + d9) * (1 + d10)), but for what underflow costs, and |G| is greater than |g| by v times
# 1.4143 * (2u + 5u^2) * w at most. w is at least the sum of the radii in doubles, by `more`.
radii = radiusA + radiusB;
reach = radii * (1 + d11);
w = reach + more;
L = (reach - SLACK * w) * (1 + d12);
root = sqrt((1 + d8 + 1b-70 * e3) / ((1 + d9) * (1 + d10)));
G = L * root + v * 1.4143 * (2 * u + 5 * u * u) * w;

# Factors of F, and of w.
k = (DISTANCE * (1 + 3 * u * d3) * (1 + d7) + v * 0.7073 * u) * (1 + 2 * u * q4);
m = SLACK * (1 + d12) * root - v * 1.4143 * (2 * u + 5 * u * u);

{
  q1 in [0, 1b1025] /\ q2 in [0, 1b1025] /\ q3 in [0, 1b1025] /\ q1 + q2 + q3 in [1b-501, 1b1025]
  /\ radii in [1b-501, 1b502] /\ more in [0, 1b1024]
  /\ |c1| <= 1 /\ |c2| <= 1 /\ |q4| <= 1 /\ |v| <= 1
  /\ |d1| <= 1b-53 /\ |d2| <= 1b-53 /\ |d3| <= 1 /\ |d4| <= 1b-53 /\ |d5| <= 1b-53 /\ |d6| <= 1b-53
  /\ |d7| <= 1b-53 /\ |d8| <= 1b-53 /\ |d9| <= 1b-53 /\ |d10| <= 1b-53 /\ |d11| <= 1b-53 /\ |d12| <= 1b-53
  /\ |e1| <= 1b-1075 /\ |e2| <= 1b-1075 /\ |e3| <= 1
  ->
  height - r >= 0
  /\ radii - G >= 0
}

height - r ->
  q1 * (k + c1 * (1 + d1 - (1 + d4) * (1 + d6) * (1 + d7)))
  + q2 * (k + c2 * (1 + d2 - (1 + d5) * (1 + d6) * (1 + d7)))
  + (q3 * k - (e1 + e2) * (1 + d6) * (1 + d7));
radii - G ->
  radii * (1 - (1 + d11) * (1 + d12) * root + (1 + d11) * m) + more * m;
