package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.polysweep.oracle.OracleOutline.OutlineCorner;

/** Merges and refuses, as the section "Input" of the contract says; everything is decided exactly. */
final class OutlineReader {
    private final String name;
    private final double[] vertices;

    private OutlineReader(String name, double[] vertices) {
        this.name = name;
        this.vertices = vertices;
    }

    static void requireLegalNumbers(String name, double[] vertices) {
        if (vertices.length == 0) {
            throw new IllegalArgumentException(name + ": no vertex at all");
        }
        for (int i = 0; i < vertices.length; i++) {
            if (!Double.isFinite(vertices[i])) {
                throw new IllegalArgumentException(
                        name + ": vertex " + i / 2 + ", coordinate " + i % 2 + " is " + vertices[i]);
            }
        }
        if (vertices.length % 2 != 0) {
            throw new IllegalArgumentException(name + ": vertex " + vertices.length / 2 + " has only one coordinate, "
                    + vertices[vertices.length - 1]);
        }
    }

    /** Reads finite pairs of coordinates that the grid covers. */
    static OracleOutline read(String name, double[] vertices, Grid grid) {
        return new OutlineReader(name, vertices).outline(grid);
    }

    private OracleOutline outline(Grid grid) {
        List<OutlineCorner> distinct = mergedNeighbors(grid);
        if (distinct.size() == 1) {
            return new OracleOutline(distinct, false);
        }
        return onOneLine(distinct) ? segment(distinct) : polygon(distinct);
    }

    private List<OutlineCorner> mergedNeighbors(Grid grid) {
        List<OutlineCorner> kept = new ArrayList<>();
        for (int i = 0; i < vertices.length / 2; i++) {
            IntVector point = grid.place(vertices[2 * i], vertices[2 * i + 1]);
            if (kept.isEmpty() || !kept.get(kept.size() - 1).point().equals(point)) {
                kept.add(new OutlineCorner(point, i));
            }
        }
        while (kept.size() > 1 && at(kept, -1).point().equals(at(kept, 0).point())) {
            kept.remove(kept.size() - 1);
        }
        return kept;
    }

    private static boolean onOneLine(List<OutlineCorner> corners) {
        IntVector first = step(corners, 0);
        for (int i = 1; i < corners.size(); i++) {
            if (first.cross(step(corners, i)).signum() != 0) {
                return false;
            }
        }
        return true;
    }

    /** One step must lead from end to end one way, all others the other way. */
    private OracleOutline segment(List<OutlineCorner> corners) {
        IntVector first = step(corners, 0);
        List<Integer> along = new ArrayList<>();
        List<Integer> against = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            (first.dot(step(corners, i)).signum() > 0 ? along : against).add(i);
        }
        List<Integer> fewer = along.size() < against.size() ? along : against;
        if (fewer.size() != 1) {
            throw refused(corners.get(fewer.get(1)), "the list goes back and forth along a line");
        }
        int longStep = fewer.get(0);
        List<OutlineCorner> ends = new ArrayList<>(List.of(at(corners, longStep), at(corners, longStep + 1)));
        ends.sort((p, q) -> Integer.compare(p.index(), q.index()));
        return new OracleOutline(ends, false);
    }

    private OracleOutline polygon(List<OutlineCorner> corners) {
        int winding = doubledArea(corners).signum();
        List<OutlineCorner> kept = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            IntVector in = step(corners, i - 1);
            IntVector out = step(corners, i);
            int turn = in.cross(out).signum();
            if (turn == 0 && in.dot(out).signum() < 0) {
                throw refused(corners.get(i), "the list goes back along the line that it came on");
            }
            if (turn != 0 && turn != winding) {
                throw refused(corners.get(i), "the polygon is not convex");
            }
            if (turn != 0) {
                kept.add(corners.get(i));
            }
        }
        if (winding < 0) {
            Collections.reverse(kept);
        }
        requireOneTurn(kept);
        return new OracleOutline(kept, winding < 0);
    }

    /** All turns are to the left and less than half a turn each, so each full turn passes angle 0 exactly once. */
    private void requireOneTurn(List<OutlineCorner> corners) {
        int turns = 0;
        for (int i = 0; i < corners.size(); i++) {
            if (!step(corners, i - 1).inUpperHalf() && step(corners, i).inUpperHalf()) {
                turns++;
                if (turns > 1) {
                    throw refused(corners.get(i), "the polygon winds more than once");
                }
            }
        }
    }

    private static BigInteger doubledArea(List<OutlineCorner> corners) {
        IntVector origin = corners.get(0).point();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 1; i + 1 < corners.size(); i++) {
            sum = sum.add(corners.get(i).point().minus(origin).cross(step(corners, i)));
        }
        return sum;
    }

    private IllegalArgumentException refused(OutlineCorner corner, String reason) {
        return new IllegalArgumentException(name + ": vertex " + corner.index() + " (" + vertices[2 * corner.index()]
                + ", " + vertices[2 * corner.index() + 1] + "): " + reason);
    }

    private static IntVector step(List<OutlineCorner> corners, int i) {
        return at(corners, i + 1).point().minus(at(corners, i).point());
    }

    private static OutlineCorner at(List<OutlineCorner> corners, int i) {
        return corners.get(Math.floorMod(i, corners.size()));
    }
}
