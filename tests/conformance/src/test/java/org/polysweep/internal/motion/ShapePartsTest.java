package org.polysweep.internal.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.tree.BoundedVisitor;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;

/** A convex shape is its own part, wherever it is; of a compound, those parts are visited that may be near. */
class ShapePartsTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private final List<Integer> visited = new ArrayList<>();
    private final MovingBox asked = new MovingBox().set(50, 0, 51, 1).moving(10, 0);

    private final BoundedVisitor visitor = (part, limit) -> {
        visited.add(part);
        return limit / 2;
    };

    @Test
    void aConvexShapeIsAlwaysFound() {
        assertThat(ShapeParts.nearest(BOX, asked, 8, visitor)).isEqualTo(4);
        assertThat(ShapeParts.along(BOX, asked, 6, visitor)).isEqualTo(3);
        assertThat(ShapeParts.nearest(BOX, asked, 0, visitor)).isZero();
        assertThat(ShapeParts.along(BOX, asked, 0, visitor)).isZero();
        assertThat(visited).containsExactly(0, 0, 0, 0);
    }

    @Test
    void aSearchThatHasEndedFindsNothing() {
        assertThat(ShapeParts.nearest(BOX, asked, -1, visitor)).isEqualTo(-1);
        assertThat(ShapeParts.along(BOX, asked, -1, visitor)).isEqualTo(-1);
        assertThat(visited).isEmpty();
    }

    @Test
    void ofACompoundThoseThatAreNearAreFound() {
        CompoundShape parts = CompoundShape.of(
                ConvexPolygon.box(-9, 0, -8, 1), ConvexPolygon.box(56, 0, 57, 1), ConvexPolygon.box(0, 0, 1, 1));
        assertThat(ShapeParts.nearest(parts, asked, 8, visitor)).isEqualTo(4);
        assertThat(ShapeParts.along(parts, asked, 1, visitor)).isEqualTo(0.5);
        assertThat(visited).containsExactly(1, 1);
    }
}
