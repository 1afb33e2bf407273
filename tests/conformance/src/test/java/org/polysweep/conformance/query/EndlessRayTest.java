package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.query.RayCast;
import org.polysweep.query.RayHit;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;

/** Rays that go far, rays at compounds, and numbers near the ends of the doubles, worked out by hand. */
class EndlessRayTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private static RayHit hit(Ray ray, PlacedShape shape) {
        return RayCast.first(ray, shape).orElseThrow();
    }

    /** From left and right, from below and above, by a shape that is far from its own origin, and in between. */
    @ParameterizedTest
    @CsvSource({
        "-1000, 0.5, 1, 0, 1000, 0, 2000",
        "1001, 0.5, -1, 0, -1000, 0, 2000",
        "0.5, -1000, 0, 1, 0, 1000, 2000",
        "0.5, 1001, 0, -1, 0, -1000, 2000",
        "0.5, -4, 0, 0.25, 0, 0, 16",
        "0, 0.5, 0x1p-1000, 0, 0x1p20, 0, 0x1p1020",
        "0, 0.5, 0x1p1000, 0, 1, 0, 0x1p-1000",
        "-0x3p-1074, 0.5, 1, 0, 0, 0, 0x3p-1074",
        "0.5, -0x3p-1074, 0, 1, 0, 0, 0x3p-1074",
        "-0x1p-900, 0.5, 1, 0, 0, 0, 0x1p-900",
        "-0x1p900, 0.5, 0x1p-100, 0, 0, 0, 0x1p1000"
    })
    void itMeetsWhatIsOnItsWay(double x, double y, double dx, double dy, double atX, double atY, double time) {
        RayHit hit = hit(Ray.endless(x, y, dx, dy), BOX.at(atX, atY));
        assertThat(hit.verdict()).isEqualTo(Verdict.HIT);
        assertThat(hit.t()).isEqualTo(time);
        assertThat(hit.normalX()).isEqualTo(-Math.signum(dx) + 0.0);
        assertThat(hit.normalY()).isEqualTo(-Math.signum(dy) + 0.0);
        assertThat(RayCast.first(Ray.endless(x, y, -dx, -dy), BOX.at(atX, atY))).isEmpty();
        assertThat(RayCast.first(Ray.segment(x, y, dx, dy), BOX.at(atX, atY)).isPresent())
                .isEqualTo(time <= 1);
    }

    /** The box of the first part is in the way, the part is not. */
    @Test
    void aPartThatIsMissedHidesNone() {
        ConvexPolygon corner = ConvexPolygon.of(10, 0, 20, 0, 10, 10);
        for (int order = 0; order < 2; order++) {
            CompoundShape parts = order == 0
                    ? CompoundShape.of(corner, ConvexPolygon.box(30, 0, 31, 10))
                    : CompoundShape.of(ConvexPolygon.box(30, 0, 31, 10), corner);
            RayHit hit = hit(Ray.endless(0, 9.5, 1, 0), parts.at(0, 0));
            assertThat(hit.t()).isEqualTo(10);
            assertThat(hit.part()).isEqualTo(order);
            RayHit passing = hit(Ray.endless(19, 9, 1, 0), parts.at(0, 0));
            assertThat(passing.t()).isEqualTo(11);
            assertThat(passing.part()).isEqualTo(1 - order);
        }
    }

    /** Of parts that are met at the same time, it is the one that comes first, wherever it is. */
    @Test
    void atASeamTheFirstPartIsMet() {
        ConvexShape lower = ConvexPolygon.box(5, 0, 6, 1);
        ConvexShape upper = ConvexPolygon.box(5, 1, 6, 2);
        for (CompoundShape parts : List.of(CompoundShape.of(lower, upper), CompoundShape.of(upper, lower))) {
            RayHit hit = hit(Ray.endless(0, 1, 1, 0), parts.at(0, 0));
            assertThat(hit.t()).isEqualTo(5);
            assertThat(hit.part()).isZero();
        }
    }

    @Test
    void anOriginInsideHasNoMinus() {
        RayHit hit = hit(
                Ray.endless(-0.0, -0.0, 1, 0), ConvexPolygon.box(-1, -1, 1, 1).at(0, 0));
        assertThat(hit.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(hit.t()).isZero();
        assertThat(Double.doubleToRawLongBits(hit.point().x())).isZero();
        assertThat(Double.doubleToRawLongBits(hit.point().y())).isZero();
        assertThat(hit.normalX()).isNaN();
    }

    /** A ray that ends on a side that it leaves by has left; one that ends before has not. */
    @Test
    void anEndOnTheFarSideIsAnExit() {
        PlacedShape box = ConvexPolygon.box(-1, -1, 1, 1).at(0, 0);
        Optional<RayHit> exit = RayCast.first(Ray.segment(0, 0, 1, 0), box, RayStartInside.REPORT_EXIT);
        assertThat(exit.orElseThrow().t()).isEqualTo(1);
        assertThat(RayCast.first(Ray.segment(0, 0, Math.nextDown(1.0), 0), box, RayStartInside.REPORT_EXIT))
                .isEmpty();
        RayHit beyond = RayCast.first(Ray.endless(0, 0, 0.25, 0), box, RayStartInside.REPORT_EXIT)
                .orElseThrow();
        assertThat(beyond.t()).isEqualTo(4);
        assertThat(beyond.point().x()).isEqualTo(1);
    }

    /** Such a short vector cannot be scaled enough: the exact fallback decides where the ray is, and which is first. */
    @Test
    void integersAnswerWhereDoublesCannot() {
        PlacedShape around = ConvexPolygon.box(-1, -1, 1, 1).at(0, 0);
        Ray ray = Ray.endless(-0.0, 0.5, 0x1p-1000, 0);
        RayHit inside = hit(ray, around);
        assertThat(inside.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(inside.t()).isZero();
        assertThat(inside.normalX()).isNaN();
        assertThat(inside.point().y()).isEqualTo(0.5);
        assertThat(inside.feature()).isEmpty();
        List<RayHit> hits =
                RayCast.all(ray, List.of(BOX.at(9, 0), BOX.at(5, 0), BOX.at(5, 0)), RayStartInside.REPORT_START);
        assertThat(hits).extracting(RayHit::index).containsExactly(1, 2, 0);
        assertThat(hits).extracting(RayHit::t).containsExactly(0x5p1000, 0x5p1000, 0x9p1000);
    }

    /** The exact fallback allocates much, and ordinary numbers do not need it. */
    @Test
    void ordinaryNumbersNeedNoIntegers() {
        PlacedShape box = BOX.at(5, 0);
        long exact = Allocation.ofSteadyState(() -> hit(Ray.endless(0, 0.5, 0x1p-1000, 0), box));
        Ray[] rays = {Ray.segment(0, 0.5, 8, 0.25), Ray.endless(0, 0.5, 8, 0.25), Ray.endless(0, 0.5, 0.01, 0.0001)};
        for (Ray ray : rays) {
            assertThat(Allocation.ofSteadyState(() -> hit(ray, box))).isLessThan(exact / 3);
        }
    }
}
