package org.polysweep.workbench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.polysweep.workbench.dataset.DamagedDatasetException;
import org.polysweep.workbench.dataset.Dataset;
import org.polysweep.workbench.dataset.DatasetPlan;
import org.polysweep.workbench.dataset.DisagreementException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dataset}: writes the benchmark with exact truth, from seeds. */
@Command(
        name = "dataset",
        description = {
            "Writes " + DatasetPlan.NAME
                    + ", a benchmark for continuous collision detection: queries of eighteen classes"
                    + " with the exact verdict and time, a half for tuning and a half for scoring, a scorer, a"
                    + " description and checksums.",
            "An existing set is verified instead: all checksums, and a sample of the truth. Nothing is written."
                    + " Damaged,"
                    + " missing, appended or reordered data is reported by file and line, with status 2.",
            "The truth comes from exact arithmetic that shares no code with the library, and the library must agree on"
                    + " every query. The same options write the same bytes on every machine. After an interruption, the"
                    + " same command continues."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "\nExample:\n",
        footer = {
            "  java -jar tests/workbench/target/polysweep.jar dataset ccd --count 2200",
            "  cat ccd/scoring/*/*.jsonl |",
            "    java -jar tests/workbench/target/polysweep.jar sweep > answers.jsonl",
            "  python3 ccd/score.py ccd/scoring answers.jsonl",
            "",
            "The README.md in DIR describes the files. Ten million queries are several gigabytes."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {
            ExitStatus.HELP_DONE,
            "1:the library and the oracle disagree; the set is not complete",
            "2:an invalid option, damaged data, a file that cannot be read or written, or an interruption"
        })
final class DatasetCommand implements Callable<Integer> {

    /** The maximum number of queries. */
    private static final long MAX_COUNT = 1_000_000_000;

    /** The maximum of the first seed. */
    private static final long MAX_SEED = 1_000_000_000_000_000_000L;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DIR",
            description = "The directory of the set: new, empty, or begun with the same options.")
    private String folder = "";

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "10000000",
            description =
                    "The total number of queries; ${DEFAULT-VALUE} by default. A smaller set has the first queries of"
                            + " each class.")
    private String count = "10000000";

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "20260000",
            description =
                    "The first seed; ${DEFAULT-VALUE} by default. It is for tuning, the next one for scoring, and so"
                            + " on, alternately.")
    private String seed = "20260000";

    @Option(
            names = "--edition",
            paramLabel = "1|2",
            defaultValue = "2",
            description =
                    "The edition of the set; ${DEFAULT-VALUE} by default. 1 has eleven classes; 2 has seven more, near"
                            + " misses and near hits. The queries of an edition never change.")
    private String edition = "2";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads; by default, one per processor. The set does not depend on it.")
    private String threads = String.valueOf(Runtime.getRuntime().availableProcessors());

    private final Streams streams;

    DatasetCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        long queries = whole("--count", count, 1, MAX_COUNT);
        long firstSeed = whole("--seed", seed, 0, MAX_SEED);
        int workers = (int) whole("--threads", threads, 1, 1024);
        DatasetPlan plan =
                new DatasetPlan(queries, firstSeed, (int) whole("--edition", edition, 1, DatasetPlan.NEWEST));
        try (Interruption interruption = Interruption.watchWithLastWord()) {
            Dataset dataset = Dataset.in(path(), plan);
            long finished = dataset.finished();
            try (WorkBar bar = WorkBar.of("verify", finished, " queries", 1, streams.err())) {
                dataset.verify(bar::step);
            }
            if (dataset.isWhole()) {
                streams.tell(
                        folder + " already has " + queries(queries) + ", as they were made: all checksums are right,"
                                + " and a sample of the truth was recomputed");
                return ExitStatus.DONE;
            }
            if (finished > 0) {
                streams.tell(folder + " already has " + finished + " of " + queries(queries));
            }
            boolean complete;
            try (WorkBar bar = WorkBar.of("dataset", queries - finished, " queries", 1, streams.err())) {
                complete = dataset.make(workers, interruption::hasBegun, bar::step);
            }
            if (!complete) {
                streams.tell("interrupted; run the same command again to continue");
                return ExitStatus.BAD;
            }
            streams.tell("wrote " + queries(queries) + " to " + folder + "; its README.md says how to score answers");
            return ExitStatus.DONE;
        } catch (DisagreementException e) {
            streams.tell(String.valueOf(e.getMessage()));
            return ExitStatus.FOUND;
        } catch (DamagedDatasetException e) {
            streams.tell(folder + ": " + e.getMessage() + "; nothing was written");
            return ExitStatus.BAD;
        } catch (Dataset.FolderException e) {
            throw bad("DIR " + e.getMessage());
        } catch (IOException e) {
            streams.tell("cannot write to " + folder + ": " + FileProblem.describe(e));
            return ExitStatus.BAD;
        }
    }

    private static String queries(long count) {
        return count + (count == 1 ? " query" : " queries");
    }

    private Path path() {
        if (folder.isEmpty()) {
            throw bad("DIR must be the name of a directory, but was empty");
        }
        return OptionValues.path(spec, "DIR", folder);
    }

    private long whole(String option, String text, long least, long greatest) {
        return OptionValues.whole(spec, option, text, least, greatest);
    }

    private ParameterException bad(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
