package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.contact.Verdict.HIT;
import static org.polysweep.contact.Verdict.MISS;
import static org.polysweep.contact.Verdict.OVERLAP;
import static org.polysweep.contact.Verdict.TOUCH;

import java.lang.reflect.Method;
import java.util.Arrays;
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
import org.polysweep.conformance.query.QueryClass;
import org.polysweep.conformance.query.QueryDomain;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.Claim;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.Query;
import org.polysweep.sweep.SweepPath;

/**
 * For every kind of query: the reference path is right in every field, by the oracle's judgement, and every other path gives
 * the same bits. Each property also requires that its queries reach the verdicts that they are made for.
 */
@Domain(QueryDomain.class)
@PropertyDefaults(tries = 15_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class AgreementTest {

    /** In percent; the rarest verdict that is asked for comes some ten times as often. */
    private static final double LEAST_SHARE = 0.05;

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
        Claim reference = Answers.claim(SweepPath.REFERENCE, query);
        assertThat(Judge.faults(query, reference)).as("%s", query).isEmpty();
        for (SweepPath path : Answers.paths(query)) {
            assertThat(Answers.claim(path, query)).as("%s %s", path, query).isEqualTo(reference);
        }
        Statistics.label("verdict").collect(reference.verdict());
        Statistics.label("verdict").coverage(coverage -> {
            for (Verdict verdict : reached) {
                coverage.check(verdict.name()).percentage(share -> share > LEAST_SHARE);
            }
        });
    }
}
