package org.polysweep.internal.outline;

import java.util.ArrayList;
import java.util.List;

/**
 * The segments that a sweep line crosses, from bottom to top, each with a value. They do not cross to the left of the
 * line, and no two lie on one another there.
 *
 * <p>Points are numbered from left to right, and from bottom to top if they have the same x, as if the line were tilted
 * a little. So a vertical segment runs from left to right as well. A list, not a tree: a point is found by O(log n)
 * signs of turns, and moving the elements of the list costs less than these signs, for outlines of ordinary size.
 *
 * @see <a href="https://doi.org/10.1109/SFCS.1976.16">M. I. Shamos, D. Hoey, Geometric intersection problems, 17th
 *     Annual Symposium on Foundations of Computer Science (1976)</a>
 */
final class SweepStatus<T> {

    /** A segment by the numbers of its ends. */
    record Segment<T>(int left, int right, T value) {}

    private final Orientation turns;
    private final List<Segment<T>> segments = new ArrayList<>();

    SweepStatus(Orientation turns) {
        this.turns = turns;
    }

    /** Returns the number of segments below a point. */
    int countBelow(int point) {
        int low = 0;
        int high = segments.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (side(segments.get(middle), point) > 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Returns the number of segments below a point or through it, given the number of those below it. */
    int countUpTo(int point, int countBelow) {
        int end = countBelow;
        while (end < segments.size() && side(segments.get(end), point) == 0) {
            end++;
        }
        return end;
    }

    /** Replaces the segments from one index to another by others, from bottom to top. */
    void replace(int from, int end, List<Segment<T>> others) {
        int common = Math.min(end - from, others.size());
        for (int i = 0; i < common; i++) {
            segments.set(from + i, others.get(i));
        }
        if (from + common < end) {
            segments.subList(from + common, end).clear();
        } else if (common < others.size()) {
            segments.addAll(from + common, others.subList(common, others.size()));
        }
    }

    /** Returns the number of segments. */
    int size() {
        return segments.size();
    }

    /** Returns the segment that has a number of segments below it. */
    Segment<T> get(int countBelow) {
        return segments.get(countBelow);
    }

    private int side(Segment<T> segment, int point) {
        return turns.at(segment.left, segment.right, point);
    }
}
