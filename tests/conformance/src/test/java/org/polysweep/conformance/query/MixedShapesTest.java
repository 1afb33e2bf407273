package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** A convex shape against a compound is swept like any other pair; a compound of one part behaves like that part. */
class MixedShapesTest {

    private static final int QUERIES = Trials.times(40);

    private static MovingShape compound(MovingShape one) {
        return CompoundShape.of(one.shape().parts()).at(one.x(), one.y()).moving(one.dx(), one.dy());
    }

    @ParameterizedTest
    @EnumSource
    void eachMayBeACompoundOfOnePart(QueryClass kind) {
        Random random = Trials.random(3);
        SweepResult result = SweepResult.create();
        for (int n = 0; n < QUERIES; n++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            MovingShape[][] mixed = {{a, compound(b)}, {compound(a), b}};
            for (MovingShape[] pair : mixed) {
                MovingShape c = pair[0];
                MovingShape d = pair[1];
                assertThat(Sweep.outcome(c, d)).as("%s", query).isEqualTo(Sweep.outcome(a, b));
                assertThat(Sweep.outcome(c, d.placed())).as("%s", query).isEqualTo(Sweep.outcome(a, b.moving(0, 0)));
                Sweeper.AUTO.sweep(
                        c.shape(), c.x(), c.y(), c.dx(), c.dy(), d.shape(), d.x(), d.y(), d.dx(), d.dy(), result);
                assertThat(result.toOutcome()).as("%s", query).isEqualTo(Sweep.outcome(a, b));
                assertThat(Intersection.verdict(c.placed(), d.placed()))
                        .as("%s", query)
                        .isEqualTo(Intersection.verdict(a.placed(), b.placed()));
                assertThat(Distance.between(c.placed(), d.placed()))
                        .as("%s", query)
                        .isEqualTo(Distance.between(a.placed(), b.placed()));
                assertThat(Distance.closestPoints(c.placed(), d.placed()))
                        .as("%s", query)
                        .isEqualTo(Distance.closestPoints(a.placed(), b.placed()));
                assertThat(Intersection.minimumTranslation(c, d))
                        .as("%s", query)
                        .isEqualTo(Intersection.minimumTranslation(a, b));
                if (Sweep.outcome(a, b).partA() == 0) {
                    assertThat(Sweeper.AUTO.explain(c, d)).as("%s", query).isEqualTo(Sweeper.AUTO.explain(a, b));
                } else {
                    assertThat(Sweeper.AUTO.explain(c, d).steps())
                            .as("%s", query)
                            .hasSize(1);
                }
            }
        }
    }
}
