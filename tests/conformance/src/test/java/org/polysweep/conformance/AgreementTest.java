package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.contact.Verdict.HIT;
import static org.polysweep.contact.Verdict.MISS;
import static org.polysweep.contact.Verdict.OVERLAP;
import static org.polysweep.contact.Verdict.TOUCH;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.query.Kind;
import org.polysweep.conformance.query.QueryDomain;
import org.polysweep.contact.Contact;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.Stage;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Claim;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.Query;
import org.polysweep.polygon.MovingShape;
import org.polysweep.sweep.SweepPath;
import org.polysweep.sweep.Sweeper;

/**
 * For every kind of query: the reference path is right in every field, by the oracle's judgement, and every other path gives
 * the same bits, also with stages of arithmetic left out. Each property also requires that its queries reach the verdicts that they are made for.
 */
@Domain(QueryDomain.class)
@PropertyDefaults(tries = 10_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class AgreementTest {

    /** In percent; the rarest verdict that is asked for comes some ten times as often. */
    private static final double LEAST_SHARE = 0.05;

    /** For classes that are much like others. */
    private static final int FEWER = 500;

    private static final Sweeper REFERENCE = Sweeper.of(SweepPath.REFERENCE);

    private static final List<Sweeper> WITH_STAGES_LEFT_OUT = Stream.of(SweepPath.AUTO, SweepPath.POLYGON)
            .map(Sweeper::of)
            .flatMap(sweeper -> Stream.of(
                    sweeper.without(Stage.FILTER),
                    sweeper.without(Stage.STRUCTURE, Stage.EXPANSION),
                    sweeper.without(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION)))
            .toList();

    @Property
    void boxes(@ForAll @Kind(QueryClass.BOXES) Query query) {
        agree(query, OVERLAP, HIT, MISS);
    }

    @Property
    void turnedBoxes(@ForAll @Kind(QueryClass.TURNED_BOXES) Query query) {
        agree(query, OVERLAP, HIT, MISS);
    }

    @Property
    void polygons(@ForAll @Kind(QueryClass.POLYGONS) Query query) {
        agree(query, OVERLAP, HIT, MISS);
    }

    @Property
    void round(@ForAll @Kind(QueryClass.ROUND) Query query) {
        agree(query, OVERLAP, HIT, MISS);
    }

    @Property
    void thin(@ForAll @Kind(QueryClass.THIN) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void slivers(@ForAll @Kind(QueryClass.SLIVERS) Query query) {
        agree(query, OVERLAP, HIT, MISS);
    }

    @Property
    void bullets(@ForAll @Kind(QueryClass.BULLETS) Query query) {
        agree(query, HIT, MISS);
    }

    @Property
    void grid(@ForAll @Kind(QueryClass.GRID) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void thinGrid(@ForAll @Kind(QueryClass.THIN_GRID) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void tiles(@ForAll @Kind(QueryClass.TILES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void decimals(@ForAll @Kind(QueryClass.DECIMALS) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void ulps(@ForAll @Kind(QueryClass.ULPS) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void offsets(@ForAll @Kind(QueryClass.OFFSETS) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void scales(@ForAll @Kind(QueryClass.SCALES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void mixedScales(@ForAll @Kind(QueryClass.MIXED_SCALES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = 5_000)
    void extremes(@ForAll @Kind(QueryClass.EXTREMES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void standing(@ForAll @Kind(QueryClass.STANDING) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void alongEdges(@ForAll @Kind(QueryClass.ALONG_EDGES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void cornerToCorner(@ForAll @Kind(QueryClass.CORNER_TO_CORNER) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void nearDegenerate(@ForAll @Kind(QueryClass.NEAR_DEGENERATE) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void uniform(@ForAll @Kind(QueryClass.UNIFORM) Query query) {
        agree(query, OVERLAP, HIT, MISS);
    }

    @Property(tries = FEWER)
    void resting(@ForAll @Kind(QueryClass.RESTING) Query query) {
        agree(query, HIT, TOUCH);
    }

    @Property(tries = FEWER)
    void sliding(@ForAll @Kind(QueryClass.SLIDING) Query query) {
        agree(query, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void sharedEdges(@ForAll @Kind(QueryClass.SHARED_EDGES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH);
    }

    @Property(tries = FEWER)
    void subnormal(@ForAll @Kind(QueryClass.SUBNORMAL) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void countries(@ForAll @Kind(QueryClass.COUNTRIES) Query query) {
        agree(query, OVERLAP, HIT, MISS);
    }

    @Property(tries = FEWER)
    void letters(@ForAll @Kind(QueryClass.LETTERS) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void bulletsBoxes(@ForAll @Kind(QueryClass.BULLETS_BOXES) Query query) {
        agree(query, HIT, MISS);
    }

    @Property(tries = FEWER)
    void decimalsBoxes(@ForAll @Kind(QueryClass.DECIMALS_BOXES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void ulpsBoxes(@ForAll @Kind(QueryClass.ULPS_BOXES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void offsetsBoxes(@ForAll @Kind(QueryClass.OFFSETS_BOXES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void extremesBoxes(@ForAll @Kind(QueryClass.EXTREMES_BOXES) Query query) {
        agree(query, OVERLAP, HIT, MISS);
    }

    @Property(tries = FEWER)
    void standingBoxes(@ForAll @Kind(QueryClass.STANDING_BOXES) Query query) {
        agree(query, OVERLAP, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void cornerToCornerBoxes(@ForAll @Kind(QueryClass.CORNER_TO_CORNER_BOXES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void nearDegenerateBoxes(@ForAll @Kind(QueryClass.NEAR_DEGENERATE_BOXES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void restingBoxes(@ForAll @Kind(QueryClass.RESTING_BOXES) Query query) {
        agree(query, HIT, TOUCH);
    }

    @Property(tries = FEWER)
    void slidingBoxes(@ForAll @Kind(QueryClass.SLIDING_BOXES) Query query) {
        agree(query, TOUCH, MISS);
    }

    @Property(tries = FEWER)
    void subnormalBoxes(@ForAll @Kind(QueryClass.SUBNORMAL_BOXES) Query query) {
        agree(query, OVERLAP, HIT, TOUCH, MISS);
    }

    @Property
    void roundCircles(@ForAll @Kind(QueryClass.ROUND_CIRCLES) Query query) {
        agree(query);
    }

    @Property
    void roundCapsules(@ForAll @Kind(QueryClass.ROUND_CAPSULES) Query query) {
        agree(query);
    }

    @Property
    void roundPolygons(@ForAll @Kind(QueryClass.ROUND_POLYGONS) Query query) {
        agree(query);
    }

    @Property
    void roundGrid(@ForAll @Kind(QueryClass.ROUND_GRID) Query query) {
        agree(query);
    }

    @Property
    void roundTangent(@ForAll @Kind(QueryClass.ROUND_TANGENT) Query query) {
        agree(query);
    }

    @Property
    void roundHuge(@ForAll @Kind(QueryClass.ROUND_HUGE) Query query) {
        agree(query);
    }

    @Property
    void roundTiny(@ForAll @Kind(QueryClass.ROUND_TINY) Query query) {
        agree(query);
    }

    /** The direction in which a place to rest is rounded is the sign of the exact normal, which may be 0 in doubles. */
    @Example
    void theNormalIsAlmostAlongAnAxis() {
        double large = 0x1p286;
        double next = Math.nextUp(large);
        double small = 0x1p-788;
        double[] a = {-large, -large, -large, -large / 2, -large, 0, 0, large, -small, -large};
        double[] b = {-large, large, 0, large, large, large, large, -large};
        Query query = new Query(a, b, -next, next, 0, large, next, Math.nextDown(2 * large), small, -small);
        assertThat(requireAgreement(query).restB()[1]).isEqualTo(Math.nextDown(large));
    }

    @Example
    void everyKindOfQueryHasItsProperty() {
        Stream<QueryClass> asked = Arrays.stream(AgreementTest.class.getDeclaredMethods())
                .map(Method::getParameters)
                .flatMap(Arrays::stream)
                .flatMap(parameter -> Stream.ofNullable(parameter.getAnnotation(Kind.class)))
                .map(Kind::value);
        assertThat(asked).containsExactlyInAnyOrder(QueryClass.values());
    }

    private static void agree(Query query, Verdict... reached) {
        Claim reference = requireAgreement(query);
        Statistics.label("verdict").collect(reference.verdict());
        Statistics.label("verdict").coverage(coverage -> {
            for (Verdict verdict : reached) {
                coverage.check(verdict.name()).percentage(share -> share > LEAST_SHARE);
            }
        });
    }

    private static Claim requireAgreement(Query query) {
        MovingShape a = Answers.a(query);
        MovingShape b = Answers.b(query);
        Claim reference = Answers.claim(REFERENCE, a, b);
        assertThat(Judge.faults(query, reference)).as("%s", query).isEmpty();
        for (SweepPath path : Answers.paths(query)) {
            assertThat(Answers.claim(Sweeper.of(path), a, b))
                    .as("%s %s", path, query)
                    .isEqualTo(reference);
        }
        SweepResult result = new SweepResult();
        REFERENCE.sweep(a, b, result);
        Contact contact = result.toContact();
        for (Sweeper sweeper : WITH_STAGES_LEFT_OUT) {
            sweeper.sweep(a, b, result);
            assertThat(result.toContact()).as("%s", query).isEqualTo(contact);
        }
        return reference;
    }
}
