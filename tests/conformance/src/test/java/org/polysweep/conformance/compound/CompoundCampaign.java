package org.polysweep.conformance.compound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.polysweep.conformance.AnswerHash;
import org.polysweep.conformance.Variations;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.CompoundClass;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.CompoundAnswer;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ContactEdge;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Console;

/**
 * Holds the answers about compounds to as many queries as there is time for: docs/dev/reliability-log.md. As a program,
 * after {@code ./mvnw -DskipTests package}, with the class path from there:
 *
 * <pre>{@code
 * java -cp $CP org.polysweep.conformance.compound.CompoundCampaign CLASSES FROM..TO SHAPES REPORT
 * }</pre>
 *
 * <p>The oracle judges verdict, both times, parts and normal of each answer. What it does not tell, which is features,
 * contact points and rest positions, has to agree with the reference path, bit for bit, like everything else.
 *
 * <p>CLASSES are {@code all}, or names of {@link CompoundClass} with commas between them; each seed gives so many pairs
 * of compounds of each class, and each pair is swept ten times. Of the ten, one is on a grid, and three go on
 * from where the two were put at a contact. A line is appended to the file REPORT for each class and seed; a line that
 * is there is not made again, so a campaign that was interrupted goes on with the same command. A line depends on
 * class, seed and number of pairs alone. The exit status is 1 if anything is wrong.
 */
public final class CompoundCampaign {

    private static final int QUERIES_PER_PAIR = 10;

    private static final int NORMAL_ULPS = 4;

    /** Farther away than by so many bits, doubles have none left for a place. */
    private static final int FARTHEST = 56;

    /** What is wrong is printed, up to so much of it. */
    private static final int MOST_FAULTS = 10;

    private static final String COLUMNS = "class\tseed\tqueries\tmiss\ttouch\thit\toverlap\twrong\thash";

    private final CompoundClass kind;
    private final long seed;
    private final int pairs;
    private final CompoundSweep sweep = new CompoundSweep();
    private final CompoundSweep reference = new CompoundSweep(PairSweeper.REFERENCE);
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final AnswerHash hash = new AnswerHash();
    private int wrong;

    CompoundCampaign(CompoundClass kind, long seed, int pairs) {
        this.kind = kind;
        this.seed = seed;
        this.pairs = pairs;
    }

    /** Runs a campaign, and appends a line for each class and seed to its report. */
    public static void main(String[] args) throws IOException {
        if (args.length != 4) {
            Console.printErrorLine(
                    "usage: CompoundCampaign CLASSES FROM..TO SHAPES REPORT, for example: all 1..3 1000 report.tsv");
            System.exit(2);
        }
        List<String> names = List.of(args[0].split(",", -1));
        List<CompoundClass> kinds = Stream.of(CompoundClass.values())
                .filter(kind -> args[0].equals("all") || names.contains(kind.label()))
                .toList();
        String[] seeds = args[1].split("\\.\\.", 2);
        int pairs = Integer.parseInt(args[2]);
        Path report = Path.of(args[3]);
        Set<String> made = new HashSet<>();
        if (Files.exists(report)) {
            Files.readAllLines(report).forEach(line -> made.add(beginning(line)));
        } else {
            Files.writeString(report, COLUMNS + "\n");
        }
        int wrong = 0;
        for (long seed : LongStream.rangeClosed(Long.parseLong(seeds[0]), Long.parseLong(seeds[seeds.length - 1]))
                .toArray()) {
            for (CompoundClass kind : kinds) {
                CompoundCampaign campaign = new CompoundCampaign(kind, seed, pairs);
                if (!made.contains(campaign.beginning())) {
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

    /** Asks all queries; returns how many answers are wrong. */
    int run() {
        for (int pair = 0; pair < pairs; pair++) {
            CompoundQuery shapes = kind.inParts(seed, pair);
            Random random = new Random(seed ^ ((long) pair << 32));
            Variations variations = new Variations(random);
            MovingShape a = Answers.a(shapes);
            MovingShape b = Answers.b(shapes);
            SweepResult met = ask(shapes, a, b);
            // From where they were put they go on; from there, one turns back; from another contact, B stays.
            met = ask(shapes, a(met, a, 1), b(met, b, 1));
            ask(shapes, a(met, a, 1), b(met, b, -1));
            met = ask(shapes, variations.of(a), variations.of(b));
            ask(shapes, a(met, a, 0.7), b(met, b, 0));
            ask(shapes, onGrid(variations.of(a)), onGrid(variations.of(b)));
            ask(shapes, variations.of(a), variations.of(b));
            ask(shapes, variations.of(a), variations.of(b));
            ask(shapes, anywhere(a, random), anywhere(b, random));
            double far = (1 + random.nextDouble()) * (1L << random.nextInt(FARTHEST));
            ask(shapes, shifted(a, far), shifted(b, far));
        }
        return wrong;
    }

    /** A where it was put at a contact, if it was, with its motion so many times. */
    private static MovingShape a(SweepResult met, MovingShape a, double times) {
        return put(a, met.safeAX(), met.safeAY(), times);
    }

    private static MovingShape b(SweepResult met, MovingShape b, double times) {
        return put(b, met.safeBX(), met.safeBY(), times);
    }

    private static MovingShape put(MovingShape shape, double x, double y, double times) {
        boolean isPut = Double.isFinite(x) && Double.isFinite(y);
        return shape.shape()
                .at(isPut ? x : shape.x(), isPut ? y : shape.y())
                .moving(times * shape.dx(), times * shape.dy());
    }

    private static MovingShape onGrid(MovingShape shape) {
        return shape.shape()
                .at(Math.rint(2 * shape.x()) / 2, Math.rint(2 * shape.y()) / 2)
                .moving(Math.rint(2 * shape.dx()) / 2, Math.rint(2 * shape.dy()) / 2);
    }

    /** Near where it was, and with about its motion, except numbers at random. */
    private static MovingShape anywhere(MovingShape shape, Random random) {
        return shape.shape()
                .at(shape.x() + random.nextDouble() - 0.5, shape.y() + random.nextDouble() - 0.5)
                .moving(shape.dx() + random.nextDouble() - 0.5, shape.dy() + random.nextDouble() - 0.5);
    }

    /** Where doubles have few digits left for the shape, and with a motion in tenths. */
    private static MovingShape shifted(MovingShape shape, double far) {
        return shape.shape().at(shape.x() + far, shape.y() - far).moving(shape.dx() / 10, shape.dy() / 10);
    }

    /** Asks and judges; returns the answer, which the next one overwrites. */
    private SweepResult ask(CompoundQuery shapes, MovingShape a, MovingShape b) {
        SweepResult result = sweep.sweep(a, b);
        verdicts.merge(result.verdict(), 1, Integer::sum);
        hash.add(result);
        hash.add(sweep.partA());
        hash.add(sweep.partB());
        CompoundQuery query =
                new CompoundQuery(shapes.a(), shapes.b(), a.x(), a.y(), b.x(), b.y(), a.dx(), a.dy(), b.dx(), b.dy());
        List<String> faults = faults(result, query, a, b);
        if (!faults.isEmpty()) {
            wrong++;
            if (wrong <= MOST_FAULTS) {
                Console.printLine("WRONG " + query + " " + result.toOutcome() + " " + faults);
            }
        }
        return result;
    }

    private List<String> faults(SweepResult result, CompoundQuery query, MovingShape a, MovingShape b) {
        List<String> faults = new ArrayList<>();
        CompoundAnswer exact = CompoundOracle.of(query).answer();
        compare("verdict", result.verdict().name(), exact.timing().verdict().name(), faults);
        compare(
                "verdict alone",
                sweep.verdict(a, b).name(),
                exact.timing().verdict().name(),
                faults);
        compare("enter", result.enter(), exact.timing().enterDouble(), faults);
        compare("exit", result.exit(), exact.timing().exitDouble(), faults);
        compare("part of A", sweep.partA(), exact.partA(), faults);
        compare("part of B", sweep.partB(), exact.partB(), faults);
        boolean isNormalRight = exact.normal()
                .map(normal -> new ContactEdge(normal, 0).isNear(result.normalX(), result.normalY(), NORMAL_ULPS))
                .orElse(Double.isNaN(result.normalX()) && Double.isNaN(result.normalY()));
        compare("normal near", isNormalRight, true, faults);
        SweepResult second = reference.sweep(a, b);
        compare("answer of the reference", second.toOutcome(), result.toOutcome(), faults);
        compare("its part of A", reference.partA(), sweep.partA(), faults);
        compare("its part of B", reference.partB(), sweep.partB(), faults);
        return faults;
    }

    /** Doubles are equal bit for bit, and every NaN is the same. */
    private static void compare(String what, Object found, Object expected, List<String> faults) {
        if (!found.equals(expected)) {
            faults.add(what + " is " + found + ", not " + expected);
        }
    }

    private String beginning() {
        return String.join("\t", kind.label(), Long.toString(seed), Integer.toString(QUERIES_PER_PAIR * pairs));
    }

    /** What came of it. */
    String line() {
        return String.join(
                "\t",
                beginning(),
                count(Verdict.MISS),
                count(Verdict.TOUCH),
                count(Verdict.HIT),
                count(Verdict.OVERLAP),
                Integer.toString(wrong),
                Long.toHexString(hash.value()));
    }

    private String count(Verdict verdict) {
        return Integer.toString(verdicts.getOrDefault(verdict, 0));
    }
}
