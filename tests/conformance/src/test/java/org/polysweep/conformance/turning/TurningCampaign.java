package org.polysweep.conformance.turning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.polysweep.conformance.AnswerHash;
import org.polysweep.conformance.turning.TurningQuery.Body;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.pair.PartSweep;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.sign.Stage;
import org.polysweep.oracle.turning.TurningJudge;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Console;

/**
 * Holds the answers about shapes that turn to as many queries as there is time for, in every field: against the
 * reference, bit for bit, or against the oracle; docs/dev/reliability-log.md. As a program, after
 * {@code ./mvnw -DskipTests package}, with the class path from there:
 *
 * <pre>{@code
 * java -cp $CP org.polysweep.conformance.turning.TurningCampaign reference|oracle CLASSES FROM..TO QUERIES REPORT
 * }</pre>
 *
 * <p>CLASSES are {@code all}, or names of {@link TurningKind} in lower case with dashes, with commas between them; each
 * seed gives so many queries of each class. Of eight queries one is brought onto a grid, where ties are frequent, and
 * one is the frame after a contact, from where the two were put to rest. A line is appended to the file REPORT for each
 * class and seed; a line that is there is not made again, so a campaign that was interrupted goes on with the same
 * command. A line depends on class, seed and number of queries alone, except the counts of stages. The exit status is
 * 1 if anything is wrong.
 */
public final class TurningCampaign {

    /** One of so many queries is brought onto a grid, and one is the frame after. */
    private static final int ORDINARY = 8;

    /** What is wrong is printed, up to so much of it. */
    private static final int MOST_FAULTS = 10;

    private static final String COLUMNS =
            "class\tseed\tqueries\tmiss\ttouch\thit\toverlap\tfilter\texpansion\tintegers\twrong\thash";

    private final TurningKind kind;
    private final long seed;
    private final int count;
    private final boolean asksOracle;
    private final RotatingSweep sweep = new RotatingSweep();
    private final PairSweeper reference = PairSweeper.REFERENCE;
    private final SweepResult result = SweepResult.create();
    private final SweepResult second = SweepResult.create();
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final AnswerHash hash = new AnswerHash();
    private int wrong;

    TurningCampaign(TurningKind kind, long seed, int count, boolean asksOracle) {
        this.kind = kind;
        this.seed = seed;
        this.count = count;
        this.asksOracle = asksOracle;
        sweep.stages().count();
    }

    /** Runs a campaign, and appends a line for each class and seed to its report. */
    public static void main(String[] args) throws IOException {
        if (args.length != 5 || !List.of("reference", "oracle").contains(args[0])) {
            Console.printErrorLine(
                    "usage: TurningCampaign reference|oracle CLASSES FROM..TO QUERIES REPORT, for example: reference "
                            + "all"
                            + " 1..3 1000 report.tsv");
            System.exit(2);
        }
        List<TurningKind> kinds = Stream.of(TurningKind.values())
                .filter(kind ->
                        args[1].equals("all") || List.of(args[1].split(",", -1)).contains(label(kind)))
                .toList();
        String[] seeds = args[2].split("\\.\\.", 2);
        int count = Integer.parseInt(args[3]);
        Path report = Path.of(args[4]);
        Set<String> made = new HashSet<>();
        if (Files.exists(report)) {
            Files.readAllLines(report).forEach(line -> made.add(beginning(line)));
        } else {
            Files.writeString(report, COLUMNS + "\n");
        }
        int wrong = 0;
        for (long seed : LongStream.rangeClosed(Long.parseLong(seeds[0]), Long.parseLong(seeds[seeds.length - 1]))
                .toArray()) {
            for (TurningKind kind : kinds) {
                TurningCampaign campaign = new TurningCampaign(kind, seed, count, args[0].equals("oracle"));
                if (!made.contains(label(kind) + "\t" + seed + "\t" + count)) {
                    wrong += campaign.run();
                    Files.writeString(report, campaign.line() + "\n", StandardOpenOption.APPEND);
                }
            }
        }
        System.exit(wrong > 0 ? 1 : 0);
    }

    private static String beginning(String line) {
        return Stream.of(line.split("\t", -1)).limit(3).collect(Collectors.joining("\t"));
    }

    private static String label(TurningKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Asks all queries; returns how many answers are wrong. */
    int run() {
        Random random = new Random(kind.name().hashCode() ^ (seed << 20));
        for (int i = 0; i < count; i++) {
            TurningQuery query = kind.next(random);
            boolean onGrid = i % ORDINARY == 0;
            ask(onGrid ? query.withLengths(number -> Math.rint(4 * number) / 4) : query);
            if (i + 1 < count && i % ORDINARY == 1 && result.contactCount() > 0) {
                i++;
                ask(frameAfter(query, result));
            }
        }
        return wrong;
    }

    /** From where the two were put they go on, and turn on. */
    private static TurningQuery frameAfter(TurningQuery query, SweepResult of) {
        return new TurningQuery(
                put(query.a(), of.safeAX(), of.safeAY(), of.safeHalfCosA(), of.safeHalfSinA(), 8),
                put(query.b(), of.safeBX(), of.safeBY(), of.safeHalfCosB(), of.safeHalfSinB(), -16));
    }

    private static Body put(Body body, double x, double y, double c, double s, double turn) {
        return new Body(
                body.core(), body.radius(), new double[] {x, y, body.motion()[2], body.motion()[3]}, new double[] {
                    c, s, c - s / turn, s + c / turn
                });
    }

    private void ask(TurningQuery query) {
        MovingShape a = query.a().turning();
        MovingShape b = query.b().turning();
        boolean areIdle = IdleRotation.isIdle(a.shape()) || IdleRotation.isIdle(b.shape());
        if (!areIdle && (a.isRotating() || b.isRotating())) {
            sweep.write(a, b, 0, 1, 0, result);
        } else {
            PartSweep.sweep(PairSweeper.AUTO, a, b, 0, 1, result);
        }
        verdicts.merge(result.verdict(), 1, Integer::sum);
        hash.add(result);
        hash.add(result.safeHalfCosA());
        hash.add(result.safeHalfSinA());
        hash.add(result.safeHalfCosB());
        hash.add(result.safeHalfSinB());
        List<String> faults = asksOracle
                ? TurningJudge.faults(TurningAgreementTest.question(query), TurningAgreementTest.claim(query, result))
                : compare(a, b);
        if (!faults.isEmpty()) {
            wrong++;
            if (wrong <= MOST_FAULTS) {
                Console.printLine("WRONG " + query + " " + result.toOutcome() + " " + faults);
            }
        }
    }

    private List<String> compare(MovingShape a, MovingShape b) {
        PartSweep.sweep(reference, a, b, 0, 1, second);
        boolean isSame = second.toOutcome().equals(result.toOutcome())
                && same(second.safeHalfCosA(), result.safeHalfCosA())
                && same(second.safeHalfSinA(), result.safeHalfSinA())
                && same(second.safeHalfCosB(), result.safeHalfCosB())
                && same(second.safeHalfSinB(), result.safeHalfSinB());
        return isSame ? List.of() : List.of("the reference answers " + second.toOutcome());
    }

    private static boolean same(double first, double second) {
        return Double.doubleToLongBits(first) == Double.doubleToLongBits(second);
    }

    /** What came of it; stages are those that decided verdicts, and numbers of the answers that were read. */
    String line() {
        return String.join(
                "\t",
                label(kind),
                Long.toString(seed),
                Integer.toString(count),
                count(Verdict.MISS),
                count(Verdict.TOUCH),
                count(Verdict.HIT),
                count(Verdict.OVERLAP),
                Long.toString(sweep.stages().decisions(Stage.FILTER)),
                Long.toString(sweep.stages().decisions(Stage.EXPANSION)),
                Long.toString(sweep.stages().decisions(Stage.INTEGERS)),
                Integer.toString(wrong),
                Long.toHexString(hash.value()));
    }

    private String count(Verdict verdict) {
        return Integer.toString(verdicts.getOrDefault(verdict, 0));
    }
}
