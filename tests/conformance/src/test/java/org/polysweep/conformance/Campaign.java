package org.polysweep.conformance;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Random;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.polygon.MovingPolygon;
import org.polysweep.sweep.Sweeper;

/**
 * Answers the same queries, of many kinds, on any JDK, and hashes every bit of every part of the answers: one number to compare
 * between machines, JDKs and compilers. Each pair of shapes is asked about many times, from other places and with other motions.
 *
 * <p>As a program it answers a million, or as many as its argument says. After {@code ./mvnw -DskipTests package}, with {@code java}
 * that of any JDK, and {@code -Xint} or {@code -XX:TieredStopAtLevel=1} in front of the rest to try other compilers:
 *
 * <pre>{@code
 * java -cp aabb-fastpath/target/classes:polygon-core/target/classes:tests/oracle/target/classes:tests/generators/target/classes:tests/conformance/target/test-classes \
 *     org.polysweep.conformance.Campaign
 * }</pre>
 */
public final class Campaign {

    /** So many queries for a pair of shapes. */
    private static final int QUERIES_PER_PAIR = 50;

    /** Not all: with another class there would be another hash. */
    private static final QueryClass[] KINDS =
            EnumSet.range(QueryClass.BOXES, QueryClass.NEAR_DEGENERATE).toArray(QueryClass[]::new);

    private final Random random = new Random(1);
    private final SweepResult result = new SweepResult();
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private long hash;

    /** Runs the campaign and prints its hash. */
    public static void main(String[] args) {
        int queries = args.length == 0 ? 1_000_000 : Integer.parseInt(args[0]);
        Campaign campaign = new Campaign();
        long hash = campaign.run(queries);
        System.out.println(queries + " queries, " + campaign.verdicts + ": " + Long.toHexString(hash));
    }

    /** Answers a number of queries; returns the hash of the answers. */
    long run(int queries) {
        for (int i = 0; i < queries; i += QUERIES_PER_PAIR) {
            Query query = KINDS[i / QUERIES_PER_PAIR % KINDS.length].next(random);
            MovingPolygon a = Answers.a(query);
            MovingPolygon b = Answers.b(query);
            answer(a, b);
            for (int k = 1; k < Math.min(QUERIES_PER_PAIR, queries - i); k++) {
                answer(changed(a), changed(b));
            }
        }
        return hash;
    }

    /** How often each verdict was given. */
    Map<Verdict, Integer> verdicts() {
        return verdicts;
    }

    /** From another place or with another motion: by quarters of its size and its motion, so that much still coincides. */
    private MovingPolygon changed(MovingPolygon moving) {
        double width = moving.shape().maxX() - moving.shape().minX();
        double height = moving.shape().maxY() - moving.shape().minY();
        double x = finite(moving.x() + seldom(quarters(4)) * width, moving.x());
        double y = finite(moving.y() + seldom(quarters(4)) * height, moving.y());
        double dx = finite(moving.dx() * (1 + seldom(quarters(8))) + seldom(width), moving.dx());
        double dy = finite(moving.dy() * (1 + seldom(quarters(8))) + seldom(height), moving.dy());
        return new MovingPolygon(moving.shape(), x, y, dx, dy);
    }

    private double seldom(double value) {
        return random.nextInt(4) == 0 ? value : 0;
    }

    private double quarters(int reach) {
        return (random.nextInt(2 * reach + 1) - reach) / 4.0;
    }

    private static double finite(double value, double otherwise) {
        return Double.isFinite(value) ? value : otherwise;
    }

    private void answer(MovingPolygon a, MovingPolygon b) {
        Sweeper.AUTO.sweep(a, b, result);
        verdicts.merge(result.verdict(), 1, Integer::sum);
        add(result.verdict().name().hashCode());
        add(result.enter());
        add(result.exit());
        add(result.normalX());
        add(result.normalY());
        add(result.kindA().name().hashCode());
        add(result.indexA());
        add(result.kindB().name().hashCode());
        add(result.indexB());
        add(result.contactCount());
        for (int point = 0; point < 2; point++) {
            add(result.contactX(point));
            add(result.contactY(point));
        }
        add(result.restAX());
        add(result.restAY());
        add(result.restBX());
        add(result.restBY());
    }

    /** Every NaN counts as the same: its bits are up to the machine. */
    private void add(double number) {
        add(Double.doubleToLongBits(number));
    }

    private void add(long bits) {
        hash = (hash ^ bits) * 0x9e37_79b9_7f4a_7c15L;
        hash ^= hash >>> 32;
    }
}
