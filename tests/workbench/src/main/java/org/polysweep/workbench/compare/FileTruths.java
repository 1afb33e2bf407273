package org.polysweep.workbench.compare;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.turning.TurningQuery;

/** What is true of the queries of a file: of shapes that turn, for each way of turning. */
final class FileTruths {

    private final List<CompoundQuery> queries;

    /** Of queries whose shapes turn, as rotors do. */
    private final List<QueryTruth> exact;

    /** As engines turn them. */
    private final Map<WayOfTurning, List<QueryTruth>> enclosed = new EnumMap<>(WayOfTurning.class);

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

    /** The truths by which somebody is judged, in the order of the queries; found when somebody needs them first. */
    List<QueryTruth> of(WayOfTurning way) {
        return way == WayOfTurning.ROTORS ? exact : enclosed.computeIfAbsent(way, this::enclose);
    }

    private List<QueryTruth> enclose(WayOfTurning way) {
        List<QueryTruth> truths = new ArrayList<>();
        for (int i = 0; i < queries.size(); i++) {
            truths.add(
                    turns(queries.get(i))
                            ? EnclosedTruth.of(queries.get(i), way, exact.get(i).verdict())
                            : exact.get(i));
        }
        return truths;
    }
}
