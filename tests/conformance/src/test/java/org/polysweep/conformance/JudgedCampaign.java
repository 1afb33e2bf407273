package org.polysweep.conformance;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.quick.QuickJudge;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Console;

/**
 * Holds the answers of the library to as many queries as there is time for against the oracle, in every field, and
 * tells how many there were of each kind: docs/dev/reliability-log.md. As a program, after
 * {@code ./mvnw -DskipTests package}, with the class path from there:
 *
 * <pre>{@code
 * java -cp $CP org.polysweep.conformance.JudgedCampaign CLASSES FROM..TO PAIRS
 * }</pre>
 *
 * <p>CLASSES are {@code all}, or names of {@link QueryClass} with commas between them; each of the seeds gives so many
 * pairs of shapes of each class, and each pair is swept ten times, from other positions and with other motions. A
 * line is written for each class and seed, and it depends on these and on the number of pairs alone: so a campaign can
 * be interrupted, resumed, spread over machines, and any line be made again. Pairs of boxes are answered by both paths,
 * which have to agree. The exit status is 1 if anything is wrong.
 */
public final class JudgedCampaign {

    /** So many queries for a pair of shapes. */
    private static final int QUERIES_PER_PAIR = 10;

    /** Of so many queries one is explained, to know which stages decide. */
    private static final int EXPLAINED = 100;

    /** What is wrong is printed, up to so much of it. */
    private static final int MOST_FAULTS = 10;

    private final QueryClass kind;
    private final long seed;
    private final int pairs;
    private final SweepResult result = SweepResult.create();
    private final SweepResult second = SweepResult.create();
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final AnswerHash hash = new AnswerHash();
    private StageCounts stages = StageCounts.NONE;
    private int queries;
    private int wrong;

    JudgedCampaign(QueryClass kind, long seed, int pairs) {
        this.kind = kind;
        this.seed = seed;
        this.pairs = pairs;
    }

    /** Runs a campaign and prints a line for each class and seed. */
    public static void main(String[] args) {
        if (args.length != 3) {
            Console.printErrorLine("usage: JudgedCampaign CLASSES FROM..TO PAIRS, for example: all 1..3 10000");
            System.exit(2);
        }
        List<QueryClass> kinds = args[0].equals("all")
                ? List.of(QueryClass.values())
                : Stream.of(args[0].split(",", -1)).map(QueryClass::named).toList();
        String[] seeds = args[1].split("\\.\\.", 2);
        int pairs = Integer.parseInt(args[2]);
        Console.printLine(
                "class\tseed\tqueries\tmiss\ttouch\thit\toverlap\tfilter\tstructure\texpansion\tintegers\twrong\thash");
        long wrong = LongStream.rangeClosed(Long.parseLong(seeds[0]), Long.parseLong(seeds[seeds.length - 1]))
                .boxed()
                .flatMap(seed -> kinds.stream().map(kind -> new JudgedCampaign(kind, seed, pairs)))
                .toList()
                .parallelStream()
                .mapToLong(JudgedCampaign::runAndPrint)
                .sum();
        System.exit(wrong > 0 ? 1 : 0);
    }

    private long runAndPrint() {
        run();
        Console.printLine(line());
        return wrong;
    }

    /** Asks all queries; returns how many answers are wrong. */
    int run() {
        for (int pair = 0; pair < pairs; pair++) {
            Query query = kind.query(seed, pair);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            Variations variations = new Variations(new Random(seed ^ ((long) pair << 32)));
            ask(query, a, b);
            for (int k = 1; k < QUERIES_PER_PAIR; k++) {
                ask(query, variations.of(a), variations.of(b));
            }
        }
        return wrong;
    }

    /**
     * What came of it: the classes and the seed, how many queries, verdicts, and decisions of each stage in a sample,
     * and the hash.
     */
    String line() {
        return String.join(
                "\t",
                kind.label(),
                Long.toString(seed),
                Integer.toString(queries),
                count(Verdict.MISS),
                count(Verdict.TOUCH),
                count(Verdict.HIT),
                count(Verdict.OVERLAP),
                Long.toString(stages.filter()),
                Long.toString(stages.structure()),
                Long.toString(stages.expansion()),
                Long.toString(stages.integers()),
                Integer.toString(wrong),
                Long.toHexString(hash.value()));
    }

    private String count(Verdict verdict) {
        return Integer.toString(verdicts.getOrDefault(verdict, 0));
    }

    private void ask(Query shapes, MovingShape a, MovingShape b) {
        PairSweeper.AUTO.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        OracleClaim claim = Answers.claim(result);
        verdicts.merge(result.verdict(), 1, Integer::sum);
        hash.add(result);
        Query query = new Query(shapes.a(), shapes.b(), a.x(), a.y(), b.x(), b.y(), a.dx(), a.dy(), b.dx(), b.dy())
                .withRadii(shapes.radiusA(), shapes.radiusB());
        List<String> faults = QuickJudge.faultsOfSweep(query, claim);
        SweepAlgorithm path =
                Sweeper.AUTO.algorithmFor(a.shape().part(0), b.shape().part(0));
        if (path == SweepAlgorithm.AABB) {
            PairSweeper.POLYGON.sweep(ConvexMotion.of(a), ConvexMotion.of(b), second);
            OracleClaim other = Answers.claim(second);
            if (!other.equals(claim)) {
                faults = List.of("the polygon path answers " + other);
            }
        }
        // The sweep of round shapes counts no stages.
        if (queries % EXPLAINED == 0 && !kind.hasRadii()) {
            stages = stages.plus(StageCounts.ofVerdict(path, a, b)).plus(StageCounts.ofAnswer(path, a, b));
        }
        queries++;
        if (!faults.isEmpty()) {
            wrong++;
            if (wrong <= MOST_FAULTS) {
                Console.printLine("WRONG " + query + " " + claim + " " + faults);
            }
        }
    }
}
