package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Rounder.Standing;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.query.Distance;
import org.polysweep.query.RayCast;
import org.polysweep.query.RayHit;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.trials.Trials;

/** A ray is the sweep of a point: every field is the same bits. */
class RaySweepTest {

    private static final int QUERIES = Trials.times(60);
    private static final PairSweeper REFERENCE = PairSweeper.REFERENCE;
    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    @ParameterizedTest
    @EnumSource
    void aRayIsTheSweepOfAPoint(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            MovingShape shape = shape(random, query);
            double[] corners = query.a();
            int corner = 2 * random.nextInt(corners.length / 2);
            double x = corners[corner] + query.positionAX();
            double y = corners[corner + 1] + query.positionAY();
            double dx = query.moveAX() - query.moveBX();
            double dy = query.moveAY() - query.moveBY();
            if (Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(dx) && Double.isFinite(dy)) {
                requireSame(x, y, dx, dy, shape);
                requireSame(x + dx, y + dy, -dx, -dy, shape);
            }
        }
    }

    /** With a radius, as a rule one that makes the shape reach about as far as the ray begins from it. */
    private static MovingShape shape(Random random, Query query) {
        MovingShape shape = Answers.b(query).moving(0, 0);
        if (random.nextInt(2) == 0) {
            return shape;
        }
        Standing standing = new Standing(shape, shape);
        return Rounder.round(
                        random,
                        standing,
                        Distance.between(Rounder.sharp(query).a().placed(), shape.placed()))
                .a();
    }

    private static void requireSame(double x, double y, double dx, double dy, MovingShape shape) {
        if ((dx == 0 && dy == 0) || !Double.isFinite(x) || !Double.isFinite(y)) {
            return;
        }
        Ray ray = Ray.segment(x, y, dx, dy);
        SweepResult result = SweepResult.create();
        REFERENCE.sweep(ConvexMotion.of(POINT.at(x, y).moving(dx, dy)), ConvexMotion.of(shape), result);
        SweepOutcome contact = result.toOutcome();
        Optional<RayHit> hit = RayCast.first(ray, shape.placed());
        assertThat(hit.map(RayHit::verdict).orElse(Verdict.MISS))
                .as("%s %s", ray, shape)
                .isEqualTo(contact.verdict());
        if (contact instanceof TimedContact meeting) {
            RayHit expected = new RayHit(
                    0,
                    0,
                    contact.verdict(),
                    contact.enter(),
                    contact.normalX(),
                    contact.normalY(),
                    meeting.contactPoints().get(0),
                    Optional.of(meeting.featureB()));
            assertThat(hit).as("%s %s", ray, shape).contains(expected);
            requireSameWithoutAnEnd(Ray.endless(x, y, dx, dy), 1, shape, expected);
            // With so short a vector the sweep is not asked, but integers.
            double tiny = 0x1p-950;
            if (dx * tiny / tiny == dx
                    && dy * tiny / tiny == dy
                    && Math.abs(dx) < 1 / tiny
                    && Math.abs(dy) < 1 / tiny) {
                requireSameWithoutAnEnd(Ray.endless(x, y, dx * tiny, dy * tiny), 1 / tiny, shape, expected);
            }
        } else if (contact.verdict() == Verdict.OVERLAP) {
            requireExit(ray, shape, hit.orElseThrow());
        }
    }

    /** A ray that goes on meets the same place, but it may go in where the other one ended. */
    private static void requireSameWithoutAnEnd(Ray ray, double factor, MovingShape shape, RayHit expected) {
        RayHit hit = RayCast.first(ray, shape.placed()).orElseThrow();
        assertThat(hit.point()).as("%s %s", ray, shape).isEqualTo(expected.point());
        assertThat(hit.feature()).as("%s %s", ray, shape).isEqualTo(expected.feature());
        assertThat(hit.normalX()).as("%s %s", ray, shape).isEqualTo(expected.normalX());
        assertThat(hit.normalY()).as("%s %s", ray, shape).isEqualTo(expected.normalY());
        if (expected.t() == 0 || (expected.t() > Double.MIN_NORMAL && expected.t() * factor <= Double.MAX_VALUE)) {
            // What is rounded to 0 may be more in smaller units.
            assertThat(hit.t())
                    .as("%s %s", ray, shape)
                    .isBetween(expected.t() * factor, factor * Math.nextUp(expected.t()));
            assertThat(expected.t() == 0 || hit.t() == expected.t() * factor).isTrue();
        }
        if (expected.t() < 1 || expected.verdict() == Verdict.HIT) {
            assertThat(hit.verdict()).as("%s %s", ray, shape).isEqualTo(expected.verdict());
        }
    }

    /** The line leaves where it would enter, if the ray pointed the other way. */
    private static void requireExit(Ray ray, MovingShape shape, RayHit inside) {
        assertThat(inside.t()).isZero();
        assertThat(inside.normalX()).isNaN();
        assertThat(inside.feature()).isEmpty();
        SweepResult back = SweepResult.create();
        REFERENCE.sweep(
                ConvexMotion.of(POINT.at(ray.x(), ray.y()).moving(-ray.dx(), -ray.dy())), ConvexMotion.of(shape), back);
        Ray endless = Ray.endless(ray.x(), ray.y(), ray.dx(), ray.dy());
        RayHit exit = RayCast.first(endless, shape.placed(), RayStartInside.REPORT_EXIT)
                .orElseThrow();
        assertThat(exit.verdict()).isEqualTo(Verdict.OVERLAP);
        // One is rounded down, the other one up.
        assertThat(-back.enter() + 0.0).as("%s %s", ray, shape).isIn(exit.t(), Math.nextUp(exit.t()));
        assertThat(exit.normalX()).isEqualTo(back.normalX());
        assertThat(exit.normalY()).isEqualTo(back.normalY());
        Optional<RayHit> bounded = RayCast.first(ray, shape.placed(), RayStartInside.REPORT_EXIT);
        if (exit.t() != 1) {
            assertThat(bounded.isPresent()).as("%s %s", ray, shape).isEqualTo(exit.t() < 1);
        }
    }
}
