package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.query.OverlapResolver;
import org.polysweep.query.RayCast;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.sweep.Sweeper;
import org.polysweep.world.World;

/** What is null is named, with what to give instead. */
@SuppressWarnings("NullAway") // what a checker would refuse
class NamedArgumentsTest {

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);
    private static final MovingShape STANDING = POINT.at(0, 0).moving(0, 0);

    @Test
    void whatIsNullIsNamed() {
        Ray ray = Ray.segment(0, 0, 1, 0);
        List<PlacedShape> none = null;
        assertThatThrownBy(() -> RayCast.first(ray, none, RayStartInside.REPORT_START))
                .hasMessageContaining("shapes is null; List");
        assertThatThrownBy(() -> RayCast.all(ray, none, RayStartInside.REPORT_START))
                .hasMessageContaining("shapes is null; List");
        assertThatThrownBy(() -> OverlapResolver.resolve(null, 1)).hasMessageContaining("bodies is null; List");
        assertThatThrownBy(() -> Sweeper.AUTO.sweep(STANDING, STANDING, null))
                .hasMessageContaining("result is null; new SweepResult()");
        assertThatThrownBy(() -> Sweeper.AUTO.sweep(POINT, 0, 0, 0, 0, POINT, 0, 0, 0, 0, null))
                .hasMessageContaining("result is null; new SweepResult()");
        assertThatThrownBy(() -> new World().queries().candidatePairs(null))
                .hasMessageContaining("listener is null; (a, b)");
    }
}
