package org.polysweep.conformance.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** A convex shape as a compound: the triangles from its first corner, which are cut through its interior. */
final class Triangles {

    private Triangles() {}

    /** The parts of a shape, in any order. The radius, if there is one, is around each. */
    static MovingShape of(MovingShape whole, Random random) {
        ConvexPolygon core = whole.shape().part(0).core();
        List<ConvexShape> parts = new ArrayList<>();
        if (core.vertexCount() < 3) {
            parts.add(whole.shape().part(0));
        }
        for (int i = 1; i + 1 < core.vertexCount(); i++) {
            ConvexPolygon triangle =
                    ConvexPolygon.of(core.x(0), core.y(0), core.x(i), core.y(i), core.x(i + 1), core.y(i + 1));
            parts.add(
                    random.nextInt(parts.size() + 1),
                    whole.shape().part(0).radius() == 0
                            ? triangle
                            : RoundedPolygon.of(triangle, whole.shape().part(0).radius()));
        }
        return CompoundShape.of(parts).at(whole.x(), whole.y()).moving(whole.dx(), whole.dy());
    }
}
