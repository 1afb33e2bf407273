package org.polysweep.benchmarks;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.polysweep.benchmarks.query.BoxPairs;
import org.polysweep.benchmarks.query.CirclePairs;
import org.polysweep.benchmarks.query.QueryKind;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.benchmarks.query.QuerySets;
import org.polysweep.trials.Console;

/**
 * The main class of {@code benchmarks.jar}: checks the answers, then measures. It takes JMH's own arguments; {@code -h}
 * tells them. Times are nanoseconds a query; only their ratios within one run mean something. With {@code
 * B=tests/benchmarks/target/benchmarks.jar}, each figure is one command:
 *
 * <pre>
 * against others, on every set they can answer  java -jar $B 'Polysweep.sweep|Dyn4j|Jbox2d|Textbook'
 * what is read, and what it costs               java -jar $B 'Polysweep(Verdict|All)?.sweep'
 * growth with the number of corners             java -jar $B 'Polysweep.sweep|Dyn4j'
 *                                                   -p queries=16-gons,64-gons,1024-gons,10000-gons
 * the degenerate against the ordinary           java -jar $B 'Polysweep.sweep|Dyn4j' -p queries=3-8-gons,grid
 * a class of tests/corpora                      java -jar $B 'Polysweep.sweep|Dyn4j'
 *                                                   -p queries=generated/tiles,generated/decimals
 * always in the same order                      java -jar $B 'Polysweep.sweep|Dyn4j' -p order=fixed
 * what the fast paths save                      java -jar $B 'Polysweep(Reference)?.sweep'
 *                                                   -p queries=boxes,rotated-boxes,3-8-gons,grid,16-gons
 * many pairs at once                            java -jar $B 'Batch|Single|ReadAndWrite'
 * a frame of many bodies, milliseconds          java -jar $B 'Crowd'
 * a sign, decided by each stage alone           java -jar $B 'SignStages' -p queries=boxes
 * bytes allocated a query, gc.alloc.rate.norm   java -jar $B 'Polysweep(Verdict|All)?.sweep|Dyn4j|Jbox2d' -f 1 -prof gc
 * </pre>
 *
 * <p>Add {@code -f 1 -wi 2 -i 3} for a first impression, {@code -rf json -rff figures.json} for a file.
 *
 * <p>The answers are checked here and not in the forks that measure: there, the reference path would leave its traces
 * in what the compiler knows of the code that is to be timed.
 */
public final class Benchmarks {

    /** Pairs of a vertex and an edge that the reference path looks at, for each set: some seconds for all of them. */
    private static final long MOST_PAIRS = 1_200_000_000;

    /** The same for shapes that turn. */
    private static final long MOST_TURNING_PAIRS = 20_000;

    private Benchmarks() {}

    /**
     * Checks and measures.
     *
     * @param args JMH's arguments
     * @throws IOException if JMH cannot write its output
     */
    public static void main(String[] args) throws IOException {
        check(args);
        org.openjdk.jmh.Main.main(args);
    }

    private static void check(String[] args) {
        for (String name : chosen(args)) {
            int compared = Agreement.check(QuerySets.named(name), MOST_PAIRS);
            Console.printLine("# " + name + ": " + compared + " answers compared, no difference");
            int turning = Agreement.checkTurning(QuerySets.named(name), MOST_TURNING_PAIRS);
            Console.printLine("# " + name + ", turning: " + turning + " answers compared, no difference");
        }
        int compared = BatchAgreement.check(BoxPairs.make(QuerySet.SIZE))
                + BatchAgreement.check(CirclePairs.make(QuerySet.SIZE));
        Console.printLine("# batches: " + compared + " answers compared, no difference");
    }

    /** The sets that are going to be asked; none, if JMH is going to print something and leave. */
    private static Collection<String> chosen(String[] args) {
        try {
            CommandLineOptions options = new CommandLineOptions(args);
            if (options.shouldHelp()
                    || options.shouldList()
                    || options.shouldListWithParams()
                    || options.shouldListProfilers()
                    || options.shouldListResultFormats()) {
                return List.of();
            }
            return options.getParameter("queries")
                    .orElse(Arrays.stream(QueryKind.values())
                            .map(QueryKind::label)
                            .toList());
        } catch (CommandLineOptionException e) {
            // JMH is about to say so itself, with its help.
            return List.of();
        }
    }
}
