package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.contact.Point;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.workbench.scene.Bounds;
import org.polysweep.workbench.scene.FrameRecord;
import org.polysweep.workbench.scene.SceneBody;

/**
 * Where the bodies of a frame are, in coordinates that plain doubles can bear: relative to the first body, and times a
 * power of two, so that nothing overflows, and bodies far from the origin keep their form.
 */
final class FrameLayout {

    /** Bounds this many times as large as all that they surround are not drawn: they would make the rest too small. */
    private static final double TOO_LARGE = 4;

    private final FrameRecord frame;
    private final List<SceneBody> bodies;
    private final Vec origin;
    private final int down;
    private final int up;

    FrameLayout(FrameRecord frame) {
        this.frame = frame;
        bodies = frame.world().scene().bodies();
        origin = bodies.isEmpty() ? Vec.ZERO : vec(frame.start(0));
        // First down, so that differences cannot overflow; then up, so that what is small is not so small any more.
        down = exponentOf(Stream.concat(sizes(), places()));
        up = -exponentOf(Stream.concat(sizes().map(size -> size.scalb(-down)), places().map(this::relative)));
    }

    /** The corners and radii of all shapes. */
    private Stream<Vec> sizes() {
        return bodies.stream()
                .map(SceneBody::shape)
                .distinct()
                .flatMap(shape -> shape.parts().stream())
                .flatMap(part -> Stream.concat(corners(part), Stream.of(new Vec(part.radius(), 0))));
    }

    private Stream<Vec> places() {
        return IntStream.range(0, bodies.size())
                .boxed()
                .flatMap(i -> Stream.of(frame.start(i), frame.end(i)))
                .map(FrameLayout::vec);
    }

    private static Stream<Vec> corners(ConvexShape part) {
        return IntStream.range(0, part.core().vertexCount())
                .mapToObj(i -> new Vec(part.core().x(i), part.core().y(i)));
    }

    private static int exponentOf(Stream<Vec> vectors) {
        double largest = vectors.mapToDouble(Vec::magnitude).max().orElse(0);
        return largest == 0 ? 0 : Math.getExponent(largest);
    }

    private static Vec vec(Point point) {
        return new Vec(point.x(), point.y());
    }

    private Vec relative(Vec place) {
        return place.scalb(-down).minus(origin.scalb(-down));
    }

    /** The world coordinates of what is the origin here. */
    Vec origin() {
        return origin;
    }

    /** A length here, times 2 to this power, is a length in the world. */
    int exponent() {
        return down - up;
    }

    /** A place of the world. */
    Vec place(Point point) {
        return relative(vec(point)).scalb(up);
    }

    /** The parts of a body where it began. */
    List<OutlinePath> startOutlines(int body) {
        return outlines(bodies.get(body).shape(), frame.start(body), frame.startRotor(body));
    }

    /** The parts of a body where it has ended. */
    List<OutlinePath> endOutlines(int body) {
        return outlines(bodies.get(body).shape(), frame.end(body), frame.endRotor(body));
    }

    /** The ways of the vertices of a body that has turned, in places near enough to stand for them. */
    List<List<Vec>> waysOfVertices(int body) {
        SceneBody drawn = bodies.get(body);
        // Movable bodies rotate up to their first contact; kinematic bodies keep their motion.
        List<Point> way = drawn.isStatic() ? List.of(frame.start(body), frame.end(body)) : frame.way(body);
        Vec start = place(way.get(0));
        MovingShape moving = drawn.shape()
                .at(0, 0)
                .withRotor(frame.startRotor(body))
                .moving(0, 0)
                .rotatingTo(frame.endRotor(body));
        Turn turn = Turn.of(moving, start);
        List<List<Vec>> ways = new ArrayList<>();
        for (OutlinePath part : startOutlines(body)) {
            DrawnBody turning = new DrawnBody("", part, place(way.get(1)).minus(start), turn, List.of());
            for (List<Vec> ofVertex : turning.ways()) {
                List<Vec> places = new ArrayList<>(ofVertex);
                for (int i = 2; i < way.size(); i++) {
                    Vec last = places.get(places.size() - 1);
                    places.add(last.plus(place(way.get(i)).minus(place(way.get(i - 1)))));
                }
                ways.add(places);
            }
        }
        return ways;
    }

    /** The parts of a shape whose position is a place of the world. */
    private List<OutlinePath> outlines(CompoundShape shape, Point position, Rotor rotor) {
        Vec shift = place(position);
        List<OutlinePath> outlines = new ArrayList<>();
        for (ConvexShape part : shape.parts()) {
            List<Vec> corners = corners(part)
                    .map(corner ->
                            Turn.turned(corner.scalb(-down).scalb(up), rotor).plus(shift))
                    .toList();
            outlines.add(new OutlinePath(corners, Math.scalb(Math.scalb(part.radius(), -down), up)));
        }
        return outlines;
    }

    /** The box around all parts of a body where it began. */
    Box startBounds(int body) {
        return aroundParts(startOutlines(body));
    }

    private static Box aroundParts(List<OutlinePath> parts) {
        return around(parts.stream().map(OutlinePath::bounds).toList());
    }

    private static Box around(List<Box> boxes) {
        return Box.around(boxes.stream()
                .flatMap(box -> Stream.of(new Vec(box.minX(), box.minY()), new Vec(box.maxX(), box.maxY())))
                .toList());
    }

    /** The box around all that is drawn. */
    Box bounds() {
        Optional<Box> sides = sides();
        return sides.isPresent() ? around(List.of(content(), sides.get())) : content();
    }

    /** The bounds of the scene, if there are some, and they are to be drawn. */
    Optional<Box> sides() {
        return frame.world()
                .scene()
                .bounds()
                .map(this::box)
                .filter(box -> box.size() <= TOO_LARGE * content().size());
    }

    private Box box(Bounds bounds) {
        return Box.around(List.of(
                place(new Point(bounds.minX(), bounds.minY())), place(new Point(bounds.maxX(), bounds.maxY()))));
    }

    /** The box around all bodies, at the beginning and at the end, and their ways. */
    private Box content() {
        List<Box> boxes = new ArrayList<>();
        for (int i = 0; i < bodies.size(); i++) {
            boxes.add(startBounds(i));
            for (Point place : frame.way(i)) {
                boxes.add(aroundParts(outlines(bodies.get(i).shape(), place, frame.endRotor(i))));
            }
            if (frame.hasTurned(i)) {
                waysOfVertices(i).forEach(way -> boxes.add(Box.around(way)));
            }
        }
        return boxes.isEmpty() ? new Box(0, 0, 0, 0) : around(boxes);
    }
}
