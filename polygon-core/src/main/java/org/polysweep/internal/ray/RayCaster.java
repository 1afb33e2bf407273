package org.polysweep.internal.ray;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.motion.ShapeParts;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.pair.PartSweep;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.tree.BoxBounds;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;

/**
 * Casts one ray against one shape after the other, as a sweep of a point along the ray. Only the exit from a shape, and
 * endless rays with numbers at the ends of the range of doubles, need big integers. The choice changes the speed, never
 * a bit of a result.
 *
 * <p>Not thread-safe.
 */
public final class RayCaster {

    /** The bits of the exponent of a double. */
    private static final long EXPONENT = 0x7ff0_0000_0000_0000L;

    private final Ray ray;
    private final RayStartInside fromInside;
    private final SweepResult result = SweepResult.create();

    public RayCaster(Ray ray, RayStartInside fromInside) {
        this.ray = Objects.requireNonNull(ray, "ray must not be null; use Ray.segment or Ray.endless");
        this.fromInside = Objects.requireNonNull(
                fromInside, "fromInside must not be null (default: RayStartInside.REPORT_START)");
    }

    /** Where the ray first hits a shape, which has an index in a list; empty if it misses. */
    public Optional<RayMeeting> cast(int index, PlacedShape shape) {
        if (IdleRotation.without(shape).isRotated()) {
            return castTurned(index, shape);
        }
        MovingBox point = new MovingBox()
                .set(ray.x(), ray.y(), ray.x(), ray.y())
                .seen(0, 0, shape.x(), shape.y())
                .moving(ray.dx(), ray.dy());
        List<RayMeeting> meetings = new ArrayList<>(1);
        ShapeParts.along(shape.shape(), point, ray.isEndless() ? Double.POSITIVE_INFINITY : 1, (part, limit) -> {
            Optional<RayMeeting> met =
                    cast(index, part, ConvexMotion.at(shape.shape().part(part), shape.x(), shape.y()));
            met.ifPresent(meetings::add);
            return met.isPresent() ? Math.min(limit, Math.nextUp(met.get().t())) : limit;
        });
        return meetings.stream().min(RayMeeting.ORDER);
    }

    /** Where the ray first hits each part of a shape, as if there were no others; in no order. */
    public List<RayMeeting> castParts(PlacedShape shape) {
        List<RayMeeting> meetings = new ArrayList<>();
        for (int part = 0; part < shape.shape().partCount(); part++) {
            ConvexShape convex = shape.shape().part(part);
            Optional<RayMeeting> met = shape.isRotated()
                    ? castAlong(0, shape.part(part), part)
                    : cast(0, part, ConvexMotion.at(convex, shape.x(), shape.y()));
            met.ifPresent(meetings::add);
        }
        return meetings;
    }

    /** The same for a rotated shape, for every part whose box is hit. */
    private Optional<RayMeeting> castTurned(int index, PlacedShape shape) {
        Rotor rotor = shape.rotor();
        MovingBox point = new MovingBox()
                .set(ray.x(), ray.y(), ray.x(), ray.y())
                .seen(0, 0, shape.x(), shape.y())
                .moving(ray.dx(), ray.dy());
        MovingBox box = new MovingBox();
        Optional<RayMeeting> first = Optional.empty();
        double limit = ray.isEndless() ? Double.MAX_VALUE : 1;
        for (int i = 0; i < shape.shape().partCount(); i++) {
            ConvexShape part = shape.shape().part(i);
            box.set(part.minX(), part.minY(), part.maxX(), part.maxY()).turned(rotor.halfCos(), rotor.halfSin());
            if (BoxBounds.timeBelow(point, box) <= limit) {
                Optional<RayMeeting> met = castAlong(index, shape.part(i), i);
                first = Stream.concat(first.stream(), met.stream()).min(RayMeeting.ORDER);
                limit = first.map(RayMeeting::t).orElse(limit);
            }
        }
        return first;
    }

    private Optional<RayMeeting> cast(int index, int part, ConvexMotion shape) {
        return RayReach.misses(ray, shape)
                ? Optional.empty()
                : castAlong(index, shape.shape().at(shape.x(), shape.y()), part);
    }

    /** Casts the ray against a convex shape, which is a part of another one. */
    private Optional<RayMeeting> castAlong(int index, PlacedShape shape, int part) {
        double factor = ray.isEndless() ? factorBeyond(shape) : 1;
        double dx = factor * ray.dx();
        double dy = factor * ray.dy();
        // A time is scaled without a loss if it is not so small that it has fewer digits.
        if (!(factor < 0x1p900 && Double.isFinite(dx) && Double.isFinite(dy))) {
            return exactly(index, part, shape);
        }
        PartSweep.sweep(
                PairSweeper.AUTO,
                ExactRay.POINT,
                ray.x(),
                ray.y(),
                dx,
                dy,
                Rotor.IDENTITY,
                Rotor.IDENTITY,
                shape.shape().part(0),
                shape.x(),
                shape.y(),
                0,
                0,
                shape.rotor(),
                shape.rotor(),
                0,
                1,
                result);
        return switch (result.verdict()) {
            case MISS -> Optional.empty();
            case OVERLAP ->
                fromInside == RayStartInside.REPORT_EXIT
                        ? exactly(index, part, shape)
                        : Optional.of(inside(index, part, shape));
            case HIT, TOUCH -> {
                double time = result.enter();
                yield factor != 1 && time < 0x1p-900
                        ? exactly(index, part, shape)
                        : Optional.of(onBoundary(index, part, shape, time * factor));
            }
        };
    }

    /**
     * A power of two, at least 1, by which the vector of the ray may be multiplied so that it reaches beyond a shape
     * ahead of it; NaN or large if there is none.
     */
    private double factorBeyond(PlacedShape shape) {
        ConvexShape convex = shape.shape().part(0);
        double magnitude = Prepared.magnitude(convex.core()) + convex.radius();
        double reach = magnitude + Math.abs(shape.x() - ray.x()) + Math.abs(shape.y() - ray.y());
        double least = 4 * reach / Math.max(Math.abs(ray.dx()), Math.abs(ray.dy()));
        return least > 1 ? 2 * Double.longBitsToDouble(Double.doubleToRawLongBits(least) & EXPONENT) : 1;
    }

    private Optional<RayMeeting> exactly(int index, int part, PlacedShape shape) {
        return met(index, part, ExactRay.of(ray, shape.moving(0, 0), fromInside));
    }

    private static Optional<RayMeeting> met(int index, int part, Optional<ExactRay> met) {
        return met.map(exact -> exact.toMeeting(index, part));
    }

    private QuadraticSurd exactTime(PlacedShape shape) {
        return ExactRay.of(ray, shape.moving(0, 0), fromInside).orElseThrow().time();
    }

    private RayMeeting inside(int index, int part, PlacedShape shape) {
        Point origin = new Point(ray.x() + 0.0, ray.y() + 0.0);
        return new RayMeeting(
                index,
                part,
                Verdict.OVERLAP,
                0,
                Double.NaN,
                Double.NaN,
                origin,
                Optional.empty(),
                () -> exactTime(shape));
    }

    private RayMeeting onBoundary(int index, int part, PlacedShape shape, double time) {
        return new RayMeeting(
                index,
                part,
                result.verdict(),
                time,
                result.normalX(),
                result.normalY(),
                new Point(result.contactX(0), result.contactY(0)),
                Optional.of(new Feature(result.featureKindB(), result.featureIndexB())),
                () -> exactTime(shape));
    }
}
