# Theorem 24, steady rotations: docs/error-bounds.md.
#
# All lengths are in units of the power of two p. Assumed: model.g; and by hand: what is a multiple of the unit of the
# grid, chords and arcs, and the series of the tangent and its inverse.

CUBE = 160;                   # at most: org.polysweep.internal.bound.RotorGrid.CUBE
OF_GRID = 1b-17;              # at least: org.polysweep.internal.bound.RotorGrid.OF_GRID
OF_GRID_PER_RADIAN = 1b-21;   # at least: org.polysweep.internal.bound.RotorGrid.OF_GRID_PER_RADIAN
UNIT = 1b-41;                 # at least: org.polysweep.internal.bound.RotorGrid.UNIT
SHORTNESS = 1b22;             # at most: org.polysweep.internal.bound.RotorGrid.SHORTNESS
SMALL = 1b21;                 # at least: org.polysweep.internal.bound.RotorGrid.SMALL
LEAST = 1b-500;               # at least: org.polysweep.internal.bound.RotorGrid.LEAST
GREATEST = 1b500;             # at most: org.polysweep.internal.bound.RotorGrid.GREATEST

# (2) A component of a line has 53 bits in units of the grid.
component = 1449 * (1 + c1 * 1b-20) / (1 - c2 * 1b-9) + c3 * 4;
# (3) What a short piece leads to is no longer than its start, or than twice a component that is led to 0.
start = SHORTNESS * UNIT;
# (5) The deviation of a line in units of the cube of a quarter of its angle.
deviation = 2 * (0.39 * v - v * v * v / 3 + 0.14 * v * v * v * v * v);
# The velocity after the short pieces, the longer line, its rotors of different lengths, and the grid.
grid = 1.01 * 1.4143 * 1b-19 * c1 + 1b-21 * c2 + 1b-19 * c3 + 1b-39 * c4;

{
  c1 in [0, 1] /\ c2 in [0, 1] /\ c3 in [0, 1] /\ c4 in [0, 1] /\ v in [0, 1]
  ->
  1b53 * UNIT - component >= 0
  /\ 2 * SMALL * UNIT - start >= 0
  /\ 1b-19 - start >= 0
  /\ 64 / CUBE - deviation >= 0
  /\ OF_GRID - grid >= 0
  /\ OF_GRID_PER_RADIAN - 1b-21 * c4 >= 0
  /\ LEAST * UNIT * 1b-60 - 1b-1022 >= 0
  /\ 1b1000 - GREATEST * component >= 0
}

$ v in 64;
