package org.polysweep.cluster;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.workbench.ExitStatus;
import org.polysweep.workbench.OptionValues;
import org.polysweep.workbench.PathConverter;
import org.polysweep.workbench.Streams;
import org.polysweep.workbench.Version;
import org.polysweep.workbench.WorkBar;
import org.polysweep.workbench.query.RefusedCount;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sweep} on a cluster. */
@Command(
        name = "sweep",
        description = {
            "Sweeps pairs of shapes: files of one JSON query per line, or Parquet files with the fields of a query as"
                    + " columns.",
            "The answers are the same as from 'polysweep sweep', byte for byte in JSON, in one file per"
                    + " partition. In the"
                    + " order of their names, the files have the answers in the order of the queries. An invalid"
                    + " query is"
                    + " answered by an error."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "\nExamples:\n",
        footer = {
            "  java -jar tests/cluster/target/polysweep-cluster.jar sweep docs/examples/crate-on-ramp.jsonl answers",
            "  spark-submit --class org.polysweep.cluster.ClusterProgram \\",
            "    tests/cluster/target/polysweep-cluster-submit.jar sweep hdfs:///queries hdfs:///answers \\",
            "    --format parquet"
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_BAD})
final class SweepCommand implements Callable<Integer> {

    private static final long USUAL_PART = 16L << 20;

    private static final int MOST = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "INPUT",
            description =
                    "A file of queries, or a directory of such files, which are read in the order of their names. Files"
                            + " whose names end in .parquet are Parquet files.")
    private String input = "";

    @Parameters(index = "1", paramLabel = "OUTPUT", description = "The directory for the answers: new or empty.")
    private String output = "";

    @Option(
            names = "--format",
            paramLabel = "json|parquet",
            defaultValue = "json",
            description =
                    "The format of the answers; ${DEFAULT-VALUE} by default. For queries in JSON, the ids in Parquet"
                            + " are JSON text.")
    private String format = "json";

    @Option(
            names = "--path",
            paramLabel = "auto|reference|polygon|aabb",
            converter = PathConverter.class,
            description = "The algorithm, as for 'polysweep sweep'.")
    private SweepAlgorithm path = SweepAlgorithm.AUTO;

    @Option(
            names = "--partitions",
            paramLabel = "P",
            description =
                    "The approximate number of partitions; by default, one per 16 MiB. Each file has at least one. The"
                            + " answers do not depend on it.")
    private @Nullable String partitions;

    @Option(
            names = "--resume",
            description = "Continue the run that was begun in OUTPUT, if there is one; finished partitions stay as they"
                    + " are.")
    private boolean resume;

    @Mixin
    private SparkOptions cluster;

    private final Streams streams;

    SweepCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        OptionValues.requireCurrentDirectory(spec);
        OptionValues.requireRepresentable(spec, "INPUT", input);
        OptionValues.requireRepresentable(spec, "OUTPUT", output);
        AnswerFile.Format form = format();
        int parts = partitions == null ? 0 : (int) OptionValues.whole(spec, "--partitions", partitions, 1, MOST);
        InputFiles files;
        try {
            if (input.isEmpty()) {
                throw OptionValues.bad(spec, "INPUT must be the name of a file or a directory, but was empty");
            }
            if (output.isEmpty()) {
                throw OptionValues.bad(spec, "OUTPUT must be the name of a directory, but was empty");
            }
            files = InputFiles.of(input, SparkHadoopUtil.get().newConfiguration(new SparkConf()));
        } catch (IOException | IllegalArgumentException e) {
            streams.tell("cannot read " + input + ": " + Problems.of(e));
            return ExitStatus.BAD;
        }
        try (JavaSparkContext spark = cluster.open("polysweep sweep")) {
            return sweep(spark, files, form, parts);
        } catch (IOException e) {
            streams.tell("cannot sweep: " + Problems.of(e));
            return ExitStatus.BAD;
        } catch (FinishedParts.OtherRunException e) {
            streams.tell("OUTPUT '" + output + "' " + e.getMessage());
            return ExitStatus.BAD;
        }
    }

    private AnswerFile.Format format() {
        return switch (format) {
            case "json" -> AnswerFile.Format.JSON;
            case "parquet" -> AnswerFile.Format.PARQUET;
            default -> throw OptionValues.bad(spec, "--format must be json or parquet, but was '" + format + "'");
        };
    }

    private int sweep(JavaSparkContext spark, InputFiles files, AnswerFile.Format form, int parts)
            throws IOException, FinishedParts.OtherRunException {
        long bytes = parts == 0 ? USUAL_PART : Math.max(1, (files.size() - 1) / parts + 1);
        FinishedParts finished = finished(spark, files, form, bytes);
        SweepTally tally = new SweepTally();
        if (files.parquet()) {
            Dataset<Row> rows = RowSweepRun.open(SparkSession.builder().getOrCreate(), files, bytes);
            IdColumn ids = IdColumn.of(RowSweepRun.typeOfIds(rows));
            SweepJob job = new SweepJob(output, form, ids, path, "row");
            List<String> names = files.files().stream()
                    .map(file -> file.getPath().toString())
                    .toList();
            run(spark, RowSweepRun.parts(rows), part -> RowSweepRun.answer(part, names, job), finished, tally);
        } else {
            SweepJob job = new SweepJob(output, form, IdColumn.JSON, path, "line");
            JavaRDD<LineSplit> splits = LineSweepRun.parts(spark, files.splits(bytes));
            run(spark, splits, part -> LineSweepRun.answer(part.next(), job), finished, tally);
        }
        end(spark);
        if (tally.refused() > 0) {
            streams.tell(RefusedCount.of(tally.refused(), tally.queries()) + "; see the \"error\" answers");
        }
        return tally.refused() > 0 ? ExitStatus.BAD : ExitStatus.DONE;
    }

    private FinishedParts finished(JavaSparkContext spark, InputFiles files, AnswerFile.Format form, long bytes)
            throws IOException, FinishedParts.OtherRunException {
        Path folder = new Path(output);
        Path own = new Path(folder, SweepJob.OWN_FOLDER);
        FileSystem system = folder.getFileSystem(spark.hadoopConfiguration());
        if (system.exists(folder) && !system.exists(own)) {
            if (system.getFileStatus(folder).isFile() || system.listStatus(folder).length > 0) {
                throw new FinishedParts.OtherRunException(
                        "must be new or empty, but was not begun by a sweep; name another directory");
            }
        }
        String plan = form + " " + path + " in parts of " + bytes + " bytes of\n" + files.plan();
        return FinishedParts.in(own, spark.hadoopConfiguration(), plan, resume);
    }

    private <T> void run(
            JavaSparkContext spark, JavaRDD<T> rdd, Parts.Work<T> work, FinishedParts finished, SweepTally tally)
            throws IOException {
        try (WorkBar bar = WorkBar.of("sweep", rdd.getNumPartitions(), " parts", 1, streams.err())) {
            Parts.run(spark, rdd, work, finished, (part, result) -> {
                tally.add(result);
                bar.step(1);
            });
        }
    }

    /** Tells other programs that all is there. */
    private void end(JavaSparkContext spark) throws IOException {
        FileSystem system = new Path(output).getFileSystem(spark.hadoopConfiguration());
        system.delete(SweepJob.unfinished(output), true);
        system.create(new Path(output, "_SUCCESS"), true).close();
    }
}
