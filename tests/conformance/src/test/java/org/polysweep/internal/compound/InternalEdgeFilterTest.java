package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.InternalEdgeFilter.Choice;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.obstacle.ExactContactEdge;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** A unit box, and tiles of 1 by 1 that it comes to. */
class InternalEdgeFilterTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ExactVector RIGHT = ExactVector.EAST;
    private static final ExactVector UP = RIGHT.turnedClockwise().negated();

    private final MovingShape tiles;

    InternalEdgeFilterTest() {
        tiles = CompoundShape.of(BOX, ConvexPolygon.box(1, 0, 2, 1), ConvexPolygon.box(1, 1, 2, 2))
                .at(0, 0)
                .moving(0, 0);
    }

    /** What is chosen, in whichever order the parts are met. */
    private Choice choose(MovingShape a, Verdict verdict, int... parts) {
        PartContact[] pairs = new PartContact[parts.length];
        for (int i = 0; i < parts.length; i++) {
            pairs[i] = PartContact.of(a, 0, tiles, parts[i], verdict, StepPart.WHOLE);
        }
        boolean moves = a.dx() != 0 || a.dy() != 0;
        Choice choice = new InternalEdgeFilter(List.of(pairs), verdict, moves).choose();
        for (int i = 0; i < parts.length / 2; i++) {
            PartContact swapped = pairs[i];
            pairs[i] = pairs[parts.length - 1 - i];
            pairs[parts.length - 1 - i] = swapped;
        }
        Choice other = new InternalEdgeFilter(List.of(pairs), verdict, moves).choose();
        assertThat(other.pair().partB()).isEqualTo(choice.pair().partB());
        assertThat(other.edge().map(ExactContactEdge::normal))
                .isEqualTo(choice.edge().map(ExactContactEdge::normal));
        return choice;
    }

    private static MovingShape moving(ConvexShape shape, double x, double y, double dx, double dy) {
        return shape.at(x, y).moving(dx, dy);
    }

    private static void require(Choice choice, int part, ExactVector normal) {
        assertThat(choice.pair().partB()).isEqualTo(part);
        assertThat(choice.edge().map(ExactContactEdge::normal).map(InternalEdgeFilterTest::unit))
                .contains(normal);
    }

    private static ExactVector unit(ExactVector normal) {
        return new ExactVector(
                normal.x().signum() == 0
                        ? normal.x()
                        : normal.x().divide(normal.x().abs()),
                normal.y().signum() == 0
                        ? normal.y()
                        : normal.y().divide(normal.y().abs()));
    }

    @Test
    void ofTwoThatAreMetAtOnceTheFirstAnswers() {
        require(choose(moving(BOX, 0.5, 2, 0, -4), Verdict.HIT, 0, 1), 0, UP);
    }

    @Test
    void whoIsMetEarlierAnswers() {
        // The third tile stands on the second one, and is met before the first.
        require(choose(moving(BOX, 0.5, 3, 0, -4), Verdict.HIT, 0, 2), 2, UP);
        require(choose(moving(BOX, -2, 0.5, 4, 0), Verdict.HIT, 0, 2), 0, RIGHT.negated());
    }

    /** Corner first onto the joint of two: the wall between them is no wall, and the floor between them no floor. */
    @Test
    void aSeamDoesNotAnswer() {
        require(choose(moving(BOX, -1, 2, 2, -2), Verdict.HIT, 0, 1), 0, UP);
        require(choose(moving(BOX, -1, 2, 2, -2), Verdict.HIT, 1, 2), 1, RIGHT.negated());
    }

    /** It stands on the first, beside the third: whatever time the line through the middle says. */
    @Test
    void atRestThereIsNoFirst() {
        require(choose(moving(BOX, 0, 1, 0, 0), Verdict.TOUCH, 0, 2), 0, UP);
    }

    @Test
    void overlapsAndRoundShapesChooseThemselves() {
        Choice overlap = choose(moving(BOX, 0.5, 0.5, 0, 0), Verdict.OVERLAP, 0, 1);
        assertThat(overlap.pair().partB()).isZero();
        assertThat(overlap.edge()).isEmpty();
        Choice round = choose(moving(RoundedPolygon.circle(0, 0, 0.5), 1, 2, 0, -1), Verdict.HIT, 0, 1);
        assertThat(round.pair().partB()).isZero();
        assertThat(round.edge()).isEmpty();
    }
}
