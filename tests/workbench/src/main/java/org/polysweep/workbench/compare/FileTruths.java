package org.polysweep.workbench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.turning.TurningQuery;

/** What is true of the queries of a file: of shapes that turn, for either way of turning. */
final class FileTruths {

    private final List<CompoundQuery> queries;

    /** Of queries whose shapes turn, as rotors do. */
    private final List<QueryTruth> exact;

    private Optional<List<QueryTruth>> atConstantSpeed = Optional.empty();

    private FileTruths(List<CompoundQuery> queries, List<QueryTruth> exact) {
        this.queries = queries;
        this.exact = exact;
    }

    /** Finds out what is exactly true. */
    static FileTruths of(QuestionFile file) {
        List<CompoundQuery> queries =
                file.questions().stream().map(PeerQuestion::query).toList();
        return new FileTruths(queries, queries.stream().map(FileTruths::exact).toList());
    }

    private static QueryTruth exact(CompoundQuery query) {
        return turns(query) ? RotorTruth.of(query) : StraightTruth.of(query);
    }

    private static boolean turns(CompoundQuery query) {
        return new TurningQuery(
                        query.pair(0, 0),
                        query.rotorsA().stream().mapToDouble(c -> c).toArray(),
                        query.rotorsB().stream().mapToDouble(c -> c).toArray())
                .turns();
    }

    /** The truths by which somebody is judged, in the order of the queries. */
    List<QueryTruth> of(boolean isConstantSpeed) {
        return isConstantSpeed ? ofConstantSpeed() : exact;
    }

    /** Asked for when somebody needs it first. */
    private List<QueryTruth> ofConstantSpeed() {
        if (atConstantSpeed.isEmpty()) {
            List<QueryTruth> truths = new ArrayList<>();
            for (int i = 0; i < queries.size(); i++) {
                truths.add(
                        turns(queries.get(i))
                                ? ConstantSpeedTruth.of(
                                        queries.get(i), exact.get(i).verdict())
                                : exact.get(i));
            }
            atConstantSpeed = Optional.of(truths);
        }
        return atConstantSpeed.get();
    }
}
