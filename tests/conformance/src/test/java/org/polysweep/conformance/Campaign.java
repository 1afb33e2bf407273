package org.polysweep.conformance;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Random;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Console;

/**
 * Answers the same queries, of many kinds, on any JDK, and hashes every bit of every part of the answers: one number to
 * compare between machines, JDKs and compilers. Each pair of shapes is swept many times, from other positions and
 * with other motions.
 *
 * <p>As a program it answers a million, or as many as its argument says. After {@code ./mvnw -DskipTests package}, with
 * {@code java} of any JDK, and {@code -Xint} or {@code -XX:TieredStopAtLevel=1} in front of the rest to try other
 * compilers. docs/dev/reliability-log.md has the class path:
 *
 * <pre>{@code
 * java -cp $CP org.polysweep.conformance.Campaign
 * }</pre>
 */
public final class Campaign {

    /** So many queries for a pair of shapes. */
    private static final int QUERIES_PER_PAIR = 50;

    /** Not all: with another class there would be another hash. */
    private static final QueryClass[] KINDS =
            EnumSet.range(QueryClass.BOXES, QueryClass.NEAR_DEGENERATE).toArray(QueryClass[]::new);

    private final Random random = new Random(1);
    private final Variations variations = new Variations(random);
    private final SweepResult result = SweepResult.create();
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final AnswerHash hash = new AnswerHash();

    /** Runs the campaign and prints its hash. */
    public static void main(String[] args) {
        int queries = args.length == 0 ? 1_000_000 : Integer.parseInt(args[0]);
        Campaign campaign = new Campaign();
        long hash = campaign.run(queries);
        Console.printLine(queries + " queries, " + campaign.verdicts + ": " + Long.toHexString(hash));
    }

    /** Answers a number of queries; returns the hash of the answers. */
    long run(int queries) {
        for (int i = 0; i < queries; i += QUERIES_PER_PAIR) {
            Query query = KINDS[i / QUERIES_PER_PAIR % KINDS.length].next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            answer(a, b);
            for (int k = 1; k < Math.min(QUERIES_PER_PAIR, queries - i); k++) {
                answer(variations.of(a), variations.of(b));
            }
        }
        return hash.value();
    }

    /** How often each verdict was given. */
    Map<Verdict, Integer> verdicts() {
        return verdicts;
    }

    private void answer(MovingShape a, MovingShape b) {
        PairSweeper.AUTO.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        verdicts.merge(result.verdict(), 1, Integer::sum);
        hash.add(result);
    }
}
