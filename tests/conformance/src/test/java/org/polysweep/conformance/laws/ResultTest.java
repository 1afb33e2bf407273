package org.polysweep.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.domains.Domain;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.query.QueryDomain;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Miss;
import org.polysweep.contact.Overlap;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/** The reusable answer and the immutable one say the same, and a reused one says nothing of what it said before. */
@Domain(QueryDomain.class)
@PropertyDefaults(tries = 400, edgeCases = EdgeCasesMode.NONE)
class ResultTest {

    @Property
    void aReusedResultIsAsGoodAsAFreshOne(@ForAll Query before, @ForAll Query query) {
        for (SweepAlgorithm path : Answers.paths(query)) {
            SweepResult reused = SweepResult.create();
            PairSweeper.AUTO.sweep(ConvexMotion.of(Answers.a(before)), ConvexMotion.of(Answers.b(before)), reused);
            // What has been read is kept, and is to be forgotten.
            everything(reused);
            SweepResult fresh = SweepResult.create();
            Answers.sweeper(path).sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), reused);
            Answers.sweeper(path).sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), fresh);
            assertThat(everything(reused))
                    .as("%s %s after %s", path, query, before)
                    .isEqualTo(everything(fresh));
        }
    }

    @Property
    void allWaysToAskGiveTheSame(@ForAll Query query) {
        MovingShape a = Answers.a(query);
        MovingShape b = Answers.b(query);
        SweepOutcome contact = Sweep.outcome(a, b);
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(a.shape(), a.x(), a.y(), a.dx(), a.dy(), b.shape(), b.x(), b.y(), b.dx(), b.dy(), result);
        assertThat(result.toOutcome()).isEqualTo(contact);
        assertThat(everything(result)).as("%s", query).isEqualTo(everything(contact));
        assertThat(Intersection.minimumTranslation(a, b))
                .isEqualTo(PairSweeper.AUTO.separation(ConvexMotion.of(a), ConvexMotion.of(b)));
        assertThat(Intersection.minimumTranslation(a, b).isPresent()).isEqualTo(contact instanceof Overlap);
    }

    @Example
    void aNewResultSaysMiss() {
        SweepResult result = SweepResult.create();
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        assertThat(everything(result)).isEqualTo(everything(new Miss()));
        assertThat(result.featureIndexA()).isEqualTo(SweepResult.NO_FEATURE);
    }

    @Example
    void aContactHasTwoPointsAtMost() {
        SweepResult result = SweepResult.create();
        assertThatThrownBy(() -> result.contactX(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> result.contactY(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        AnswerWriter.writeContact(result, 2, 1, 2, 3, 4);
        assertThat(List.of(result.contactX(0), result.contactY(0), result.contactX(1), result.contactY(1)))
                .containsExactly(1.0, 2.0, 3.0, 4.0);
    }

    @Example
    void aFeatureHasAnIndex() {
        assertThatThrownBy(() -> new Feature(Feature.Kind.EDGE, -1)).hasMessageContaining("-1");
        assertThat(new Feature(Feature.Kind.VERTEX, 0).index()).isZero();
    }

    private static List<Object> everything(SweepResult result) {
        return Arrays.asList(
                result.verdict(),
                result.enter(),
                result.exit(),
                result.normalX(),
                result.normalY(),
                result.featureKindA(),
                result.featureIndexA(),
                result.featureKindB(),
                result.featureIndexB(),
                result.contactCount(),
                result.contactX(0),
                result.contactY(0),
                result.contactX(1),
                result.contactY(1),
                result.safeAX(),
                result.safeAY(),
                result.safeBX(),
                result.safeBY(),
                result.safeHalfCosA(),
                result.safeHalfSinA(),
                result.safeHalfCosB(),
                result.safeHalfSinB());
    }

    private static List<Object> everything(SweepOutcome contact) {
        double none = Double.NaN;
        boolean meets = contact instanceof TimedContact;
        Point nowhere = new Point(none, none);
        List<Point> points = contact instanceof TimedContact meeting ? meeting.contactPoints() : List.of();
        Point first = points.isEmpty() ? nowhere : points.get(0);
        Point second = points.size() < 2 ? nowhere : points.get(1);
        return Arrays.asList(
                contact.verdict(),
                contact.enter(),
                contact.exit(),
                contact.normalX(),
                contact.normalY(),
                meets ? ((TimedContact) contact).featureA().kind() : Feature.Kind.VERTEX,
                meets ? ((TimedContact) contact).featureA().index() : -1,
                meets ? ((TimedContact) contact).featureB().kind() : Feature.Kind.VERTEX,
                meets ? ((TimedContact) contact).featureB().index() : -1,
                points.size(),
                first.x(),
                first.y(),
                second.x(),
                second.y(),
                meets ? ((TimedContact) contact).safePoseA().x() : none,
                meets ? ((TimedContact) contact).safePoseA().y() : none,
                meets ? ((TimedContact) contact).safePoseB().x() : none,
                meets ? ((TimedContact) contact).safePoseB().y() : none,
                meets ? ((TimedContact) contact).safePoseA().rotor().halfCos() : none,
                meets ? ((TimedContact) contact).safePoseA().rotor().halfSin() : none,
                meets ? ((TimedContact) contact).safePoseB().rotor().halfCos() : none,
                meets ? ((TimedContact) contact).safePoseB().rotor().halfSin() : none);
    }
}
