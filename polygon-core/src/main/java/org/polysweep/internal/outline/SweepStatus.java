package org.polysweep.internal.outline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.polysweep.internal.bound.Orientation;

/**
 * The segments that a sweep line crosses, from bottom to top, each with a value. No two of them cross or lie on one
 * another to the left of the line.
 *
 * <p>Points are numbered from left to right, and from bottom to top where they are above each other, as if the line
 * were tilted a little. So a vertical segment runs from left to right as well.
 *
 * @see <a href="https://doi.org/10.1109/SFCS.1976.16">M. I. Shamos, D. Hoey, Geometric intersection problems, 17th
 *     Annual Symposium on Foundations of Computer Science (1976)</a>
 */
final class SweepStatus<T> {

    /** A segment by the numbers of its ends; a point if they are equal. */
    record Span(int left, int right) {}

    private final Orientation turns;
    private final TreeMap<Span, T> segments;

    SweepStatus(Orientation turns) {
        this.turns = turns;
        this.segments = new TreeMap<>(this::compare);
    }

    void insert(int left, int right, T value) {
        segments.put(new Span(left, right), value);
    }

    /** Returns the nearest segment below a point, or below a segment and not on it. */
    Map.@Nullable Entry<Span, T> below(int left, int right) {
        return segments.lowerEntry(new Span(left, right));
    }

    Map.@Nullable Entry<Span, T> above(int left, int right) {
        return segments.higherEntry(new Span(left, right));
    }

    /** Removes all segments that contain a point, and returns their values from bottom to top. */
    List<T> removeThrough(int point) {
        List<T> values = new ArrayList<>();
        Span at = new Span(point, point);
        Map.Entry<Span, T> below = segments.lowerEntry(at);
        Map.Entry<Span, T> entry = below == null ? segments.firstEntry() : segments.higherEntry(below.getKey());
        while (entry != null && compare(entry.getKey(), at) == 0) {
            values.add(entry.getValue());
            segments.remove(entry.getKey());
            entry = below == null ? segments.firstEntry() : segments.higherEntry(below.getKey());
        }
        return values;
    }

    /** Compares along a line that crosses both: the one that begins farther left divides the other's points. */
    private int compare(Span one, Span other) {
        if (one.left > other.left) {
            return -compare(other, one);
        }
        int side = one.left == other.left ? 0 : turns.at(one.left, one.right, other.left);
        return side != 0 ? -side : -turns.at(one.left, one.right, other.right);
    }
}
