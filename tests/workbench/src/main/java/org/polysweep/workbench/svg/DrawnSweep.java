package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.workbench.query.Answer;

/**
 * What there is to draw, in coordinates that plain doubles can bear: relative to corner 0 of B at t = 0, and times a
 * power of two, so that nothing overflows, nothing underflows that could be seen, and shapes far from the origin keep
 * their form.
 *
 * @param a the first shape
 * @param b the second shape
 * @param others the other parts of both, if they have several
 * @param contact the contact points, if they are finite
 * @param normal the unit normal, if there is one
 * @param separation the shortest way out, if there is one
 * @param origin the world coordinates of the scene's origin
 * @param exponent a length in the scene, times 2 to this power, is a length in the world
 */
record DrawnSweep(
        DrawnBody a,
        DrawnBody b,
        List<DrawnBody> others,
        List<Vec> contact,
        @Nullable Vec normal,
        @Nullable Vec separation,
        Vec origin,
        int exponent) {

    /** Sets out the scene of an answer. */
    static DrawnSweep of(Answer answer) {
        MovingShape a = answer.a();
        MovingShape b = answer.b();
        List<MovingShape> othersOfA = others(answer.query().a(), Math.max(answer.partA(), 0));
        List<MovingShape> othersOfB = others(answer.query().b(), Math.max(answer.partB(), 0));
        SweepOutcome contact = answer.contact();
        // First down, so that sums cannot overflow.
        int down = exponentOf(Stream.of(Stream.of(a, b), othersOfA.stream(), othersOfB.stream())
                .flatMap(shapes -> shapes)
                .flatMap(DrawnSweep::numbers));
        List<Vec> cornersA = relative(a, b, down);
        List<Vec> cornersB = relative(b, b, down);
        Vec moveA = new Vec(a.dx(), a.dy()).scalb(-down);
        Vec moveB = new Vec(b.dx(), b.dy()).scalb(-down);
        // Then up, so that what is small is not so small any more.
        Vec radii = new Vec(a.shape().part(0).radius(), b.shape().part(0).radius()).scalb(-down);
        Vec pivotA = relative(new Vec(a.x(), a.y()), b, down);
        Vec pivotB = relative(new Vec(b.x(), b.y()), b, down);
        Stream<Vec> pivots = Stream.concat(
                a.isRotating() ? Stream.of(pivotA) : Stream.empty(),
                b.isRotating() ? Stream.of(pivotB) : Stream.empty());
        int up = -exponentOf(Stream.of(cornersA.stream(), cornersB.stream(), pivots, Stream.of(moveA, moveB, radii))
                .flatMap(vectors -> vectors));
        List<Vec> points = new ArrayList<>();
        if (contact instanceof TimedContact meeting) {
            meeting.contactPoints().forEach(point -> {
                Vec place = relative(new Vec(point.x(), point.y()), b, down).scalb(up);
                if (place.isFinite()) {
                    points.add(place);
                }
            });
        }
        Turn turnA = Turn.of(a, pivotA.scalb(up));
        Turn turnB = Turn.of(b, pivotB.scalb(up));
        List<DrawnBody> others = new ArrayList<>();
        for (MovingShape other : othersOfA) {
            others.add(body("A", outline(other, b, down), moveA.scalb(up), turnA, up, contact));
        }
        for (MovingShape other : othersOfB) {
            others.add(body("B", outline(other, b, down), moveB.scalb(up), turnB, up, contact));
        }
        return new DrawnSweep(
                body("A", new OutlinePath(cornersA, radii.x()), moveA.scalb(up), turnA, up, contact),
                body("B", new OutlinePath(cornersB, radii.y()), moveB.scalb(up), turnB, up, contact),
                others,
                points,
                Double.isNaN(contact.normalX()) ? null : new Vec(contact.normalX(), contact.normalY()),
                answer.separation().map(way -> vector(way, up - down)).orElse(null),
                new Vec(b.x(), b.y()).plus(corner(b)),
                down - up);
    }

    private static List<MovingShape> others(MovingShape compound, int part) {
        return IntStream.range(0, compound.shape().partCount())
                .filter(i -> i != part)
                .mapToObj(compound::part)
                .toList();
    }

    private static OutlinePath outline(MovingShape moving, MovingShape b, int down) {
        return new OutlinePath(
                relative(moving, b, down), Math.scalb(moving.shape().part(0).radius(), -down));
    }

    private static DrawnBody body(String name, OutlinePath outline, Vec move, Turn turn, int up, SweepOutcome contact) {
        List<Vec> corners =
                outline.corners().stream().map(corner -> corner.scalb(up)).toList();
        OutlinePath scaled = new OutlinePath(corners, Math.scalb(outline.radius(), up));
        return new DrawnBody(name, scaled, move, turn, Moment.of(contact, !move.isZero() || !turn.isNone()));
    }

    private static @Nullable Vec vector(MinimumTranslation separation, int exponent) {
        Vec way = new Vec(separation.normalX(), separation.normalY()).times(Math.scalb(separation.depth(), exponent));
        return way.isFinite() ? way : null;
    }

    private static Stream<Vec> numbers(MovingShape moving) {
        Vec position = new Vec(moving.x(), moving.y());
        Vec move = new Vec(moving.dx(), moving.dy());
        Vec radius = new Vec(moving.shape().part(0).radius(), 0);
        return Stream.concat(corners(moving.shape().part(0).core()), Stream.of(position, move, radius));
    }

    /** Corner 0 at t = 0, before it is moved to its position. */
    private static Vec corner(MovingShape moving) {
        ConvexPolygon core = moving.shape().part(0).core();
        return Turn.turned(new Vec(core.x(0), core.y(0)), moving.rotor());
    }

    private static Stream<Vec> corners(ConvexPolygon shape) {
        return IntStream.range(0, shape.vertexCount()).mapToObj(i -> new Vec(shape.x(i), shape.y(i)));
    }

    private static List<Vec> relative(MovingShape moving, MovingShape b, int down) {
        Vec shift = new Vec(moving.x(), moving.y()).scalb(-down).minus(new Vec(b.x(), b.y()).scalb(-down));
        Vec corner = corner(b).scalb(-down);
        return corners(moving.shape().part(0).core())
                .map(vertex -> Turn.turned(vertex, moving.rotor())
                        .scalb(-down)
                        .minus(corner)
                        .plus(shift))
                .toList();
    }

    private static Vec relative(Vec place, MovingShape b, int down) {
        return place.scalb(-down)
                .minus(new Vec(b.x(), b.y()).scalb(-down))
                .minus(corner(b).scalb(-down));
    }

    /** The exponent of the largest magnitude; 0 if all are zero. */
    private static int exponentOf(Stream<Vec> vectors) {
        double largest = vectors.mapToDouble(Vec::magnitude).max().orElse(0);
        return largest == 0 ? 0 : Math.getExponent(largest);
    }

    /** Both shapes. */
    List<DrawnBody> bodies() {
        return List.of(a, b);
    }

    /** Both shapes, and their other parts. */
    List<DrawnBody> parts() {
        return Stream.concat(bodies().stream(), others.stream()).toList();
    }

    /** The contact point, or its middle; null if there is none, or if it overflows {@code double}. */
    @Nullable
    Vec contactMiddle() {
        return contact.isEmpty() ? null : contact.get(0).middle(contact.get(contact.size() - 1));
    }

    /** The box around all shapes at all times at which they are drawn. */
    Box bounds() {
        List<Vec> places = new ArrayList<>();
        for (DrawnBody body : parts()) {
            for (Moment moment : body.moments()) {
                Box at = body.at(moment.time()).bounds();
                places.add(new Vec(at.minX(), at.minY()));
                places.add(new Vec(at.maxX(), at.maxY()));
            }
            body.ways().forEach(places::addAll);
        }
        return Box.around(places);
    }
}
