package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Answers questions about shapes in parts exactly, from all pairs of parts: none is left out, whatever is far away.
 *
 * <p>The verdict is the worst of all pairs. Of the pairs that have it, those answer that come first. Of several, those
 * without a radius go before the others, and of their edges through the point of contact q those count beside which, on
 * their outer side, no obstacle begins of all that hold q. If there is none, those count beside which none begins of
 * the pairs that come first; if there is none of these, all. The rule for one contact chooses; of equal edges, the
 * lowest part of A, then of B. For OVERLAP, and where no edge is left to choose from, as all have a radius or all
 * obstacles are points, it is the lowest part of A, then of B.
 */
public final class CompoundOracle {
    private final CompoundQuery query;
    private final PartOfStep part;
    private final List<OracleObstacle> obstacles;
    private final ExactVerdict verdict;

    /** The pairs that have the verdict, at the least time, in the order of their parts. */
    private final List<OracleObstacle> first = new ArrayList<>();

    private Optional<CompoundAnswer> answer = Optional.empty();

    /** An edge that an obstacle has at the point of contact. */
    private record Face(OracleObstacle obstacle, BodyEdge edge) {}

    private CompoundOracle(CompoundQuery query, PartOfStep part) {
        requireParts(query);
        this.query = query;
        this.part = part;
        obstacles = IntStream.range(0, query.a().size())
                .boxed()
                .flatMap(i -> IntStream.range(0, query.b().size()).mapToObj(k -> OracleObstacle.of(query, part, i, k)))
                .toList();
        verdict = obstacles.stream()
                .map(obstacle -> obstacle.timing().verdict())
                .min(Comparator.naturalOrder())
                .orElseThrow();
        if (verdict != ExactVerdict.MISS) {
            obstacles.stream()
                    .filter(obstacle -> obstacle.timing().verdict() == verdict)
                    .forEach(this::takeIfFirst);
        }
    }

    static void requireParts(CompoundQuery query) {
        if (query.a().isEmpty() || query.b().isEmpty()) {
            throw new IllegalArgumentException((query.a().isEmpty() ? "a" : "b") + " has no part");
        }
    }

    private void takeIfFirst(OracleObstacle obstacle) {
        int order = first.isEmpty() ? 0 : compareEnter(obstacle, first.get(0));
        if (order < 0) {
            first.clear();
        }
        if (order <= 0) {
            first.add(obstacle);
        }
    }

    /** Where nothing moves, either all times are finite or none is. */
    private static int compareEnter(OracleObstacle left, OracleObstacle right) {
        Optional<Surd> leftEnter = left.enter();
        return leftEnter.isPresent() ? leftEnter.get().compareTo(right.enter().orElseThrow()) : 0;
    }

    /**
     * Reads a question.
     *
     * @param query the question
     * @return what answers it
     * @throws IllegalArgumentException if the query is not legal: a shape without parts, or what {@link Oracle} refuses
     */
    public static CompoundOracle of(CompoundQuery query) {
        return of(query, PartOfStep.WHOLE);
    }

    /**
     * Reads a question about a part of the step.
     *
     * @param query the question about the whole step
     * @param part the part; times are times of the whole step
     * @return what answers it; its separation is at the beginning of the whole step
     * @throws IllegalArgumentException if the query is not legal: a shape without parts, or what {@link Oracle} refuses
     */
    public static CompoundOracle of(CompoundQuery query, PartOfStep part) {
        return new CompoundOracle(query, part);
    }

    /**
     * The verdict alone.
     *
     * @return one of four
     */
    public ExactVerdict verdict() {
        return verdict;
    }

    /**
     * The exact time of contact alone; the same for all pairs that come first.
     *
     * @return empty for MISS, and for an OVERLAP of what does not move
     */
    public Optional<Surd> enter() {
        return localEnter().map(part::toWholeStep);
    }

    /** The same from 0 at the beginning of the part to 1 at its end. */
    private Optional<Surd> localEnter() {
        return first.stream().findFirst().flatMap(OracleObstacle::enter);
    }

    /**
     * The time of contact as the contract rounds it.
     *
     * @return the largest double not greater than the exact time; NaN for MISS
     */
    public double enterDouble() {
        return first.isEmpty()
                ? Double.NaN
                : part.toWholeStep(first.get(0).timing()).enterDouble();
    }

    /**
     * The whole result; computed at the first call.
     *
     * @return verdict, times, normal, and which parts
     */
    public CompoundAnswer answer() {
        if (answer.isPresent()) {
            return answer.get();
        }
        CompoundAnswer known = switch (verdict) {
            case MISS -> CompoundAnswer.MISS;
            case OVERLAP -> first.get(0).alone();
            case HIT, TOUCH -> contact();
        };
        CompoundAnswer inWholeStep = new CompoundAnswer(
                known.partA(), known.partB(), part.toWholeStep(known.timing()), known.normal(), known.edges());
        answer = Optional.of(inWholeStep);
        return inWholeStep;
    }

    /**
     * The minimum translation out of all parts at once; computed at each call.
     *
     * @return empty if the verdict is not OVERLAP
     */
    public Optional<CompoundSeparation> separation() {
        return verdict == ExactVerdict.OVERLAP ? CompoundSeparation.of(query) : Optional.empty();
    }

    private CompoundAnswer contact() {
        List<OracleObstacle> sharp =
                first.stream().filter(obstacle -> !obstacle.isRound()).toList();
        if (sharp.isEmpty()) {
            return first.get(0).alone();
        }
        Rational time = localEnter().flatMap(Surd::rational).orElseThrow(); // as between any polygons
        List<Face> faces = sharp.stream()
                .flatMap(obstacle -> obstacle.edgesAt(time).map(edge -> new Face(obstacle, edge)))
                .toList();
        List<Face> counting = Stream.of(outside(faces, obstacles, time), outside(faces, first, time), faces)
                .filter(some -> !some.isEmpty())
                .findFirst()
                .orElse(List.of());
        Comparator<IntVector> rule = new EdgeChoice(sharp.get(0).d()).contactOrder();
        return counting.stream()
                .min(Comparator.comparing(face -> face.edge().normal(), rule))
                .map(chosen -> chosen.obstacle()
                        .answer(Stream.concat(
                                        Stream.of(chosen), counting.stream().filter(face -> !face.equals(chosen)))
                                .map(face -> face.obstacle().contactEdge(face.edge()))
                                .toList()))
                .orElseGet(() -> sharp.get(0).alone()); // points, which have no edges
    }

    /**
     * Those that have a direction, in which they lead from q, where none of some obstacles begins beside them, on their
     * outer side.
     */
    private static List<Face> outside(List<Face> faces, List<OracleObstacle> obstacles, Rational time) {
        return faces.stream()
                .filter(face -> face.obstacle()
                        .directions(face.edge(), time)
                        .anyMatch(along -> obstacles.stream()
                                .noneMatch(other -> other.beginsBeside(
                                        time, along, face.edge().normal()))))
                .toList();
    }
}
