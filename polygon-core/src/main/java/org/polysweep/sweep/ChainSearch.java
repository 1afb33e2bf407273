package org.polysweep.sweep;

import org.polysweep.polygon.ConvexPolygon;

/**
 * Finds where the line of the motion enters the configuration-space obstacle C = B - A.
 *
 * <p>With the line pointing to the right, C's left side is a chain that leads from the top of C to its bottom: the edges of B
 * that lead down and, turned round, those of A that lead up, in the order of their directions. A corner of C on it is a corner
 * of B less a corner of A; its height above the line falls along the chain, and where it falls below 0 the line enters. Small
 * polygons are walked from the corner of C that is nearest along the line; large ones are halved, both chains at once. Where
 * the line leaves C is where the line turned round enters it.
 *
 * <p>With rough signs the result is a guess, for {@link Certificate} to check. Reusable.
 */
final class ChainSearch {

    /** From so many corners of A and B together on, halving is faster than walking: docs/performance.md. */
    private static final int MANY_CORNERS = 64;

    private final SweepQuery query;
    private final PairSigns signs;
    private final ExtremeCorner extreme;
    private final Encounter found = new Encounter();

    /** 1 along the line, -1 against it. */
    private int way;

    private boolean meets;
    private boolean tangent;
    private boolean certain;
    private int steps;

    ChainSearch(SweepQuery query, PairSigns signs) {
        this.query = query;
        this.signs = signs;
        extreme = new ExtremeCorner(signs);
    }

    /** What meets at the place that was found; if the line misses C, the corner of C that is nearest to it. */
    Encounter found() {
        return found;
    }

    /** Whether the line meets C. */
    boolean meets() {
        return meets;
    }

    /** Whether the line touches C from outside: it runs through the top or the bottom of C. */
    boolean isTangent() {
        return tangent;
    }

    /** 1 if the search was for the place where the line enters C, -1 for the place where it leaves C. */
    int way() {
        return way;
    }

    /** How many corners of C were looked at. */
    int steps() {
        return steps;
    }

    /**
     * Searches.
     *
     * @param newWay 1 to find where the line enters C, -1 to find where it leaves C
     */
    void run(int newWay) {
        way = newWay;
        meets = false;
        tangent = false;
        steps = 0;
        certain = !signs.isRough();
        if (isSmall()) {
            walk();
        } else {
            halve();
        }
    }

    private boolean isSmall() {
        return query.a.size() + query.b.size() < MANY_CORNERS;
    }

    private int height(int cornerOfA, int cornerOfB) {
        steps++;
        return way * signs.height(cornerOfA, cornerOfB);
    }

    private boolean leadsUpA(int edge) {
        return way * signs.leadsUp(query.a, edge) > 0;
    }

    private boolean leadsDownB(int edge) {
        return way * signs.leadsUp(query.b, edge) < 0;
    }

    private void walk() {
        int cornerOfA = extreme.along(query.a, way);
        int cornerOfB = extreme.along(query.b, -way);
        int height = height(cornerOfA, cornerOfB);
        if (height > 0) {
            walkDown(cornerOfA, cornerOfB);
        } else if (height < 0) {
            walkUp(cornerOfA, cornerOfB);
        } else {
            meetCorner(cornerOfA, cornerOfB);
        }
    }

    /** Walks down from a corner above the line; rough signs could make it go round, so it ends after all edges. */
    private void walkDown(int fromA, int fromB) {
        int cornerOfA = fromA;
        int cornerOfB = fromB;
        for (int left = query.a.size() + query.b.size(); left > 0; left--) {
            boolean canTakeA = leadsUpA(cornerOfA);
            boolean canTakeB = leadsDownB(cornerOfB);
            if (!canTakeA && !canTakeB) {
                break;
            }
            if (canTakeB && (!canTakeA || signs.turn(query.b, cornerOfB, query.a, cornerOfA) <= 0)) {
                int next = query.b.next(cornerOfB);
                int height = height(cornerOfA, next);
                if (height < 0) {
                    meetEdgeOfB(cornerOfA, cornerOfB);
                    return;
                }
                cornerOfB = next;
                if (height == 0) {
                    meetCorner(cornerOfA, cornerOfB);
                    return;
                }
            } else {
                int next = query.a.next(cornerOfA);
                int height = height(next, cornerOfB);
                if (height < 0) {
                    meetEdgeOfA(cornerOfA, cornerOfB);
                    return;
                }
                cornerOfA = next;
                if (height == 0) {
                    meetCorner(cornerOfA, cornerOfB);
                    return;
                }
            }
        }
        miss(cornerOfA, cornerOfB);
    }

    /** Walks up from a corner below the line. */
    private void walkUp(int fromA, int fromB) {
        int cornerOfA = fromA;
        int cornerOfB = fromB;
        for (int left = query.a.size() + query.b.size(); left > 0; left--) {
            int previousOfA = query.a.previous(cornerOfA);
            int previousOfB = query.b.previous(cornerOfB);
            boolean canTakeA = leadsUpA(previousOfA);
            boolean canTakeB = leadsDownB(previousOfB);
            if (!canTakeA && !canTakeB) {
                break;
            }
            if (canTakeB && (!canTakeA || signs.turn(query.b, previousOfB, query.a, previousOfA) >= 0)) {
                cornerOfB = previousOfB;
                int height = height(cornerOfA, cornerOfB);
                if (height > 0) {
                    meetEdgeOfB(cornerOfA, cornerOfB);
                    return;
                }
                if (height == 0) {
                    meetCorner(cornerOfA, cornerOfB);
                    return;
                }
            } else {
                cornerOfA = previousOfA;
                int height = height(cornerOfA, cornerOfB);
                if (height > 0) {
                    meetEdgeOfA(cornerOfA, cornerOfB);
                    return;
                }
                if (height == 0) {
                    meetCorner(cornerOfA, cornerOfB);
                    return;
                }
            }
        }
        miss(cornerOfA, cornerOfB);
    }

    /**
     * Halves one of the two chains at each step. If B's middle edge comes before A's in the order of C, then either the corner
     * that follows the one is still above the line when seen from the corner before the other, and all of B's edges up to the
     * middle come before the place that is sought; or it is below, and A's edges from the middle on come after that place.
     */
    private void halve() {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int topOfA = extreme.firstEdgePast(a, way, true);
        int topOfB = extreme.firstEdgePast(b, -way, true);
        int bottomOfA = extreme.firstEdgePast(a, -way, false);
        int bottomOfB = extreme.firstEdgePast(b, way, false);
        int top = height(topOfA, topOfB);
        if (top <= 0) {
            end(top, topOfA, topOfB);
            return;
        }
        int bottom = height(bottomOfA, bottomOfB);
        if (bottom >= 0) {
            end(bottom, bottomOfA, bottomOfB);
            return;
        }
        int lowA = 0;
        int lowB = 0;
        int highA = distance(a, topOfA, bottomOfA);
        int highB = distance(b, topOfB, bottomOfB);
        while (lowA < highA && lowB < highB) {
            int midA = (lowA + highA) >>> 1;
            int midB = (lowB + highB) >>> 1;
            int edgeOfA = corner(a, topOfA, midA);
            int edgeOfB = corner(b, topOfB, midB);
            if (signs.turn(b, edgeOfB, a, edgeOfA) <= 0) {
                if (height(edgeOfA, b.next(edgeOfB)) >= 0) {
                    lowB = midB + 1;
                } else {
                    highA = midA;
                }
            } else if (height(a.next(edgeOfA), edgeOfB) >= 0) {
                lowA = midA + 1;
            } else {
                highB = midB;
            }
        }
        if (lowA < highA) {
            halveA(topOfA, lowA, highA, corner(b, topOfB, lowB));
        } else {
            halveB(topOfB, lowB, highB, corner(a, topOfA, lowA));
        }
    }

    /** The corner of B is known: finds the last corner of A's chain with which it is not below the line. */
    private void halveA(int top, int from, int to, int cornerOfB) {
        int low = from;
        int high = to;
        while (low < high) {
            int mid = (low + high + 1) >>> 1;
            if (height(corner(query.a, top, mid), cornerOfB) >= 0) {
                low = mid;
            } else {
                high = mid - 1;
            }
        }
        int cornerOfA = corner(query.a, top, low);
        if (height(cornerOfA, cornerOfB) == 0) {
            meetCorner(cornerOfA, cornerOfB);
        } else {
            meetEdgeOfA(cornerOfA, cornerOfB);
        }
    }

    /** The corner of A is known: finds the last corner of B's chain that is not below the line. */
    private void halveB(int top, int from, int to, int cornerOfA) {
        int low = from;
        int high = to;
        while (low < high) {
            int mid = (low + high + 1) >>> 1;
            if (height(cornerOfA, corner(query.b, top, mid)) >= 0) {
                low = mid;
            } else {
                high = mid - 1;
            }
        }
        int cornerOfB = corner(query.b, top, low);
        if (height(cornerOfA, cornerOfB) == 0) {
            meetCorner(cornerOfA, cornerOfB);
        } else {
            meetEdgeOfB(cornerOfA, cornerOfB);
        }
    }

    private static int corner(ConvexPolygon shape, int top, int edges) {
        int corner = top + edges;
        return corner < shape.size() ? corner : corner - shape.size();
    }

    private static int distance(ConvexPolygon shape, int from, int to) {
        return to < from ? to - from + shape.size() : to - from;
    }

    private void end(int height, int cornerOfA, int cornerOfB) {
        if (height == 0) {
            meetCorner(cornerOfA, cornerOfB);
        } else {
            miss(cornerOfA, cornerOfB);
        }
    }

    private void miss(int cornerOfA, int cornerOfB) {
        found.setCorners(cornerOfA, cornerOfB);
    }

    private void meetEdgeOfA(int edgeOfA, int cornerOfB) {
        meets = true;
        found.setEdgeOfA(edgeOfA, cornerOfB, -way);
    }

    private void meetEdgeOfB(int cornerOfA, int edgeOfB) {
        meets = true;
        found.setEdgeOfB(cornerOfA, edgeOfB, way);
    }

    private void meetCorner(int cornerOfA, int cornerOfB) {
        meets = true;
        found.setCorners(cornerOfA, cornerOfB);
        boolean atBottom = !leadsUpA(cornerOfA) && !leadsDownB(cornerOfB);
        tangent = atBottom || (!leadsUpA(query.a.previous(cornerOfA)) && !leadsDownB(query.b.previous(cornerOfB)));
    }

    /** How the search went, in words. */
    String describe() {
        return steps + " corners of the obstacle looked at, by " + (isSmall() ? "walking" : "halving")
                + (certain ? ", with exact signs" : ", in doubles, and certified");
    }
}
