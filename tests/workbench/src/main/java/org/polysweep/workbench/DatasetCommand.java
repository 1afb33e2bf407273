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

/** {@code dataset}: the benchmark with exact truth, from seeds. */
@Command(
        name = "dataset",
        description = {
            "Makes " + DatasetPlan.NAME + ", a benchmark of continuous collision: queries of eighteen classes with the"
                    + " exact verdict and the exact time, for tuning and for scoring, a scorer, a description and"
                    + " checksums.",
            "A set that is there already is verified: sums, and a sample of the truth; nothing is written. What"
                    + " is damaged,"
                    + " missing, appended or reordered is named by file and line, with status 2.",
            "The truth is that of exact arithmetic which shares no code with the library, and the library has to say"
                    + " the same to every query. The same options make the same bytes everywhere. What is there after"
                    + " an interruption stays: the same command goes on."
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
            "The README.md there has the rest. Ten million queries are some gigabytes."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {
            ExitStatus.HELP_DONE,
            "1:the library and the oracle do not agree; there is no set",
            "2:the options were bad, something could not be read or written, or it was interrupted"
        })
final class DatasetCommand implements Callable<Integer> {

    private static final long MOST = 1_000_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Where to; a folder that is empty, not there, or was begun before.")
    private String folder = "";

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "10000000",
            description = "How many queries in all, ${DEFAULT-VALUE} by default; a set of fewer has the first ones of"
                    + " each class.")
    private long count;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "20260000",
            description = "The first seed, ${DEFAULT-VALUE} by default, for tuning; the next one is for scoring, and so"
                    + " on in turns.")
    private long seed;

    @Option(
            names = "--edition",
            paramLabel = "1|2",
            defaultValue = "2",
            description =
                    "The edition of the set, ${DEFAULT-VALUE} by default: 1 has eleven classes, 2 has seven more, in"
                            + " which margins decide. The queries of an edition never change.")
    private int edition;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many threads; as many as there are processors by default. The set does not depend on" + " it.")
    private int threads = Runtime.getRuntime().availableProcessors();

    private final Streams streams;

    DatasetCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        require("--count", count, 1, MOST);
        require("--seed", seed, 0, 1_000_000_000_000_000_000L);
        require("--threads", threads, 1, 1024);
        require("--edition", edition, 1, DatasetPlan.NEWEST);
        DatasetPlan plan = new DatasetPlan(count, seed, edition);
        try (Interruption interruption = Interruption.watchWithLastWord()) {
            Dataset dataset = Dataset.in(path(), plan);
            long finished = dataset.finished();
            try (WorkBar bar = WorkBar.of("verify", finished, " queries", 1, streams.err())) {
                dataset.verify(bar::step);
            }
            if (dataset.isWhole()) {
                streams.tell(queries(count) + " in " + folder + " already, as they were made: all sums are right, and"
                        + " a sample of the truth was recomputed");
                return ExitStatus.DONE;
            }
            if (finished > 0) {
                streams.tell(
                        finished + " of " + count + (count == 1 ? " query is" : " queries are") + " there already");
            }
            boolean complete;
            try (WorkBar bar = WorkBar.of("dataset", count - finished, " queries", 1, streams.err())) {
                complete = dataset.make(threads, interruption::hasBegun, bar::step);
            }
            if (!complete) {
                streams.tell("interrupted; the same command goes on");
                return ExitStatus.BAD;
            }
            streams.tell(queries(count) + " in " + folder + "; its README.md says how to score answers");
            return ExitStatus.DONE;
        } catch (DisagreementException e) {
            streams.tell(String.valueOf(e.getMessage()));
            return ExitStatus.FOUND;
        } catch (DamagedDatasetException e) {
            streams.tell(folder + ": " + e.getMessage() + "; nothing was written");
            return ExitStatus.BAD;
        } catch (Dataset.FolderException e) {
            throw bad(folder + ": " + e.getMessage());
        } catch (IOException e) {
            streams.tell("cannot write to " + folder + ": " + FileProblem.describe(e));
            return ExitStatus.BAD;
        }
    }

    private static String queries(long count) {
        return count + (count == 1 ? " query is" : " queries are");
    }

    private Path path() {
        if (folder.isEmpty()) {
            throw bad("DIR is the name of a folder, not ''");
        }
        return OptionValues.path(spec, "DIR", folder);
    }

    private void require(String option, long number, long least, long greatest) {
        if (number < least || number > greatest) {
            throw bad(option + " takes a whole number from " + least + " to " + greatest + ", not " + number);
        }
    }

    private ParameterException bad(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
