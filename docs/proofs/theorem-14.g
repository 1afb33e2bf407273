# Theorem 14, shapes that turn: docs/error-bounds.md.
#
# The parts of what is wrong with a height and its slope, added up: in units of the distortion k and of its third power,
# for k >= 1, so that a part that does not grow with k counts k times. In a square of a part, k is at most 1024.
# Assumed: model.g; Cauchy's inequality, which bounds sums over the two axes by lengths; that unit vectors along a and b
# are no farther from each other than 2|a - b| / (|a| + |b|); and the ranges, because of which nothing underflows that
# counts.

LEAST = 1b-200;            # at least: org.polysweep.internal.bound.RotationBound.LEAST
GREATEST = 1b200;          # at most: org.polysweep.internal.bound.RotationBound.GREATEST
MOST_DISTORTION = 1b10;    # at most: org.polysweep.internal.bound.RotationBound.MOST_DISTORTION
HEIGHT = 72b-53;           # at least: org.polysweep.internal.bound.RotationBound.HEIGHT
SLOPE = 1024b-53;          # at least: org.polysweep.internal.bound.RotationBound.SLOPE
ROTOR = 16b-53;            # at least: org.polysweep.internal.bound.RotationBound.ROTOR
SHORTEST_STEP = 1b-20;     # at least: org.polysweep.internal.bound.RotationBound.SHORTEST_STEP
SHORTEST_FALL = 1b-50;     # at least: org.polysweep.internal.bound.RotationBound.SHORTEST_FALL
DISKS = 128b-53;           # at least: org.polysweep.internal.bound.RotationBound.DISKS
RADICAND = 32b-53;         # at least: org.polysweep.internal.bound.RotationBound.RADICAND
NEWTON = 64b-53;           # at least: org.polysweep.internal.bound.RotationBound.NEWTON
UNDERFLOW = 1b-1022;       # at least: org.polysweep.internal.bound.RotationBound.UNDERFLOW
EXCESS = 1073741825b-30;  # at least: org.polysweep.internal.bound.RotationBound.EXCESS
LACK = 1073741823b-30;     # at most: org.polysweep.internal.bound.RotationBound.LACK

u = 1b-53;
# Covers what is of higher order.
f = 1 + 1b-30;

# (1) A rotor at a time, in units of the greatest length: its change is at most 2.
z = (2 * 2 * u + u) * f;

# Cosine and sine: twice the angle; and what is rounded, sums, products and an inverse.
turn = (2 * z + 7 * u) * f;

# The difference of two angles, and a corner turned by it.
relative = (2 * turn + MOST_DISTORTION * turn * turn + 3 * u) * f;
corner = (relative + 3 * u) * f;

# The other one's origin, turned back: the way between the places is three terms.
origin = (turn + MOST_DISTORTION * turn * 3 * u + 3 * u + 3 * u) * f;

# A height: the sum of origin and corner, less a corner of the owner, along an axis, less the radii; and the owner's
# farthest corner is one that is wrong by what is rounded after that. The axis is turned in place of the corner, or the
# corner: either is wrong by as much. The other one's lowest corner is one that (8) cannot tell from it.
late = (u + u + 7 * u + 3.1 * u + 6 * u) * f;
lowest = 10 * u * f;
missing = (origin + late) * distance + (corner + late + lowest) * reach + late * own + late * radius;
size = distance + reach + own + radius;
bound = HEIGHT * (1 - 8 * u);

# (2) The angular speed: at most 4, and 8 for a difference.
square = (2 * z + MOST_DISTORTION * z * z + 2 * u) * f;
speed = (2 * 2 * 3.1 * u + 4 * (square + 3 * u)) * f;
speeds = (2 * speed + 8 * u) * f;

# The velocity of the origin, and that of the corner around it, along the axis.
ofOrigin = (speed + 4 * origin + MOST_DISTORTION * speed * origin + 12 * u) * f;
ofMove = (turn + 7 * u) * f;
around = (speeds + 8 * (corner + 3 * u) + MOST_DISTORTION * speeds * (corner + 3 * u) + 16 * u) * f;
lost = (ofOrigin + ofMove + 8 * 3 * u + 8 * u * 5) * distance + (around + 8 * u * 8 + 8 * lowest) * reach;
slope = SLOPE * (1 - 8 * u);

# (3) The square of the least length: a product counts twice, the square of a vector and what is computed from them. The
# greatest speed, in units of the square of length over least length.
long = 2 * ROTOR * (1 - 8 * u) - (2 * 2.1 * u + 2.1 * u + 5 * u) * f;
fast = ROTOR * (1 - 16 * u) - (2 * 3.1 * u + 3.1 * u) * f;

# (4) Roundings of what is positive; a step after which the time is rounded; a fall whose end is rounded; Newton's step.
few = EXCESS * (1 - 40 * u) - 1;
step = SHORTEST_STEP * (1 - 9 * u - (1 + 3 * u) * LACK) - u;
fall = SHORTEST_FALL * (1b-2 - 4 * u) - u;
newton = NEWTON - 4 * u * f;

# (9) A middle turned, the way between two of them, and the straight line from that at first to that at the end. Of the
# square of the distance: what the bound of the radii adds where they are near to it, and what is wrong; of the radicand;
# and half of what is added to it, less what is wrong about the approach.
middle = 1.4143 * (turn + 3 * u);
way = (5 * u + middle + 8 * u) * f;
line = (way + 2 * 2.83 * u + 1.4143 * u) * f;
near = 2 * 0.99 * (DISKS - line) * 0.707 - 6 * u;
far = (1 - LACK) * 1b-20 - 6 * u;
radicand = RADICAND - 16 * u * f;
approach = 1b-1 * radicand - 4 * u;

{
  distance in [0, 1b201] /\ reach in [0, 1b201] /\ own in [0, 1b201] /\ radius in [0, 1b201]
  ->
  bound * size - missing >= 0
  /\ slope * size - lost >= 0
  /\ long >= 0 /\ fast >= 0 /\ few >= 0 /\ step >= 0 /\ fall >= 0 /\ newton >= 0
  /\ near >= 0 /\ far >= 0 /\ radicand >= 0 /\ approach >= 0
  /\ LEAST * u * u - 1b-900 >= 0
  # (6) A quotient or product that is too small is wrong by 2^-1075 at most; these are fewer than a hundred.
  /\ UNDERFLOW - 100 * 1b-1075 >= 0
  /\ 1b1000 - GREATEST * GREATEST * 1b100 >= 0
}

bound * size - missing ->
  distance * (bound - origin - late) + reach * (bound - corner - late - lowest) + own * (bound - late) + radius * (bound - late);
slope * size - lost ->
  distance * (slope - (ofOrigin + ofMove + 8 * 3 * u + 8 * u * 5)) + reach * (slope - (around + 8 * u * 8 + 8 * lowest))
  + own * slope + radius * slope;
