package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** Tiles on a small grid, so that most of what meets meets several at once: integers choose the same edge. */
class BoxEdgeFilterTest {

    private final Random random = Trials.random(20261124);
    private final CompoundSweep sweep = new CompoundSweep();
    private final CompoundSweep inIntegers = new CompoundSweep(PairSweeper.REFERENCE);
    private double spacing;

    @Test
    void integersChooseTheSame() {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.times(2000); i++) {
            spacing = i % 3 == 0 ? 0.1 : 1;
            MovingShape a =
                    compound(1 + random.nextInt(2), 2).at(number(6), number(6)).moving(number(5), number(5));
            MovingShape b = compound(1 + random.nextInt(6), 4)
                    .at(number(3), number(3))
                    .moving(random.nextBoolean() ? 0 : number(2), number(1));
            assertThat(sweep.sweep(a, b).toOutcome())
                    .as("%s %s", a, b)
                    .isEqualTo(inIntegers.sweep(a, b).toOutcome());
            assertThat(sweep.partA()).isEqualTo(inIntegers.partA());
            assertThat(sweep.partB()).isEqualTo(inIntegers.partB());
            counts.merge(sweep.sweep(a, b).verdict(), 1, Integer::sum);
        }
        assertThat(counts).hasSize(4);
    }

    /** In a tunnel as high as the body, the roof covers the floor and the floor the roof. */
    @Test
    void inATunnelTheFloorAnswers() {
        CompoundShape tunnel = CompoundShape.of(ConvexPolygon.box(-9, 1, 9, 2), ConvexPolygon.box(-9, -1, 9, 0));
        MovingShape body = ConvexPolygon.box(0, 0, 1, 1).at(0, 0).moving(1, -1);
        assertThat(sweep.sweep(body, tunnel.at(0, 0).moving(0, 0)).normalY()).isEqualTo(1);
        assertThat(sweep.partB()).isEqualTo(1);
    }

    private CompoundShape compound(int parts, int extent) {
        return CompoundShape.of(Stream.generate(() -> part(extent)).limit(parts).toList());
    }

    private ConvexShape part(int extent) {
        double x = number(extent);
        double y = number(extent);
        double width = spacing * (1 + random.nextInt(2));
        double height = spacing * (1 + random.nextInt(2));
        return switch (random.nextInt(20)) {
            case 0 -> ConvexPolygon.of(x, y, x + width, y, x, y + height);
            case 1 -> RoundedPolygon.circle(x, y, spacing);
            case 2 -> ConvexPolygon.box(x, y, x, y + height);
            default -> ConvexPolygon.box(x, y, x + width, y + height);
        };
    }

    private double number(int extent) {
        return spacing * (random.nextInt(2 * extent + 1) - extent);
    }
}
