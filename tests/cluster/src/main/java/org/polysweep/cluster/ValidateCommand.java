package org.polysweep.cluster;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.workbench.ExitStatus;
import org.polysweep.workbench.GeneratorOptions;
import org.polysweep.workbench.OptionValues;
import org.polysweep.workbench.RuleOptions;
import org.polysweep.workbench.Streams;
import org.polysweep.workbench.ValidationRun;
import org.polysweep.workbench.Version;
import org.polysweep.workbench.validate.GeneratedSupply;
import org.polysweep.workbench.validate.RunPart;
import org.polysweep.workbench.validate.Validation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code validate} on a cluster. */
@Command(
        name = "validate",
        description =
                "Checks an algorithm of the library against exact arithmetic, on generated queries, distributed over a"
                        + " cluster. The tally is the same as from 'polysweep validate' with the same options, for any"
                        + " number of partitions, and even if machines are lost during the run.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "\nExamples:\n",
        footer = {
            "  java -jar tests/cluster/target/polysweep-cluster.jar validate --generate tiles,polygons \\",
            "    --against polygon --seed 1..20 --json",
            "  spark-submit --class org.polysweep.cluster.ClusterProgram \\",
            "    tests/cluster/target/polysweep-cluster-submit.jar validate --generate all \\",
            "    --against polygon --seed 1..1000 --checkpoint hdfs:///campaign --json"
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_FOUND, ExitStatus.HELP_BAD})
final class ValidateCommand implements Callable<Integer> {

    /** So many queries are some tenths of a second, or half a minute of shapes that turn. */
    private static final int USUAL_PART = 5000;

    private static final int USUAL_MOST = 100_000;

    private static final int MOST = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GeneratorOptions generator;

    @Option(
            names = "--against",
            paramLabel = "aabb|polygon",
            defaultValue = "aabb",
            description = "The algorithm that is checked: aabb, the default, which skips queries other than two boxes"
                    + " without a radius, or polygon.")
    private String against = "aabb";

    @Mixin
    private RuleOptions rules;

    @Option(
            names = "--partitions",
            paramLabel = "P",
            description = "The number of partitions; by default, one per " + USUAL_PART + " queries, and at most "
                    + USUAL_MOST + ". The tally does not depend on it.")
    private @Nullable String partitions;

    @Option(
            names = "--checkpoint",
            paramLabel = "DIR",
            description = "Save the result of each partition to DIR, so that an interrupted run can be continued with"
                    + " --resume. This process writes the files.")
    private @Nullable String checkpoint;

    @Option(names = "--resume", description = "Continue the run in the DIR of --checkpoint, if there is one.")
    private boolean resume;

    @Option(names = "--json", description = "Print the tally as one JSON object.")
    private boolean json;

    @Mixin
    private SparkOptions cluster;

    private final Streams streams;

    ValidateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        OptionValues.requireCurrentDirectory(spec);
        OptionValues.requireRepresentable(spec, "--checkpoint", checkpoint == null ? "" : checkpoint);
        if (!generator.isGiven()) {
            throw OptionValues.bad(
                    spec,
                    "--generate must be given, for example --generate tiles,bullets-boxes; queries in a file are judged"
                            + " by 'polysweep validate'");
        }
        if (resume && checkpoint == null) {
            throw OptionValues.bad(spec, "--resume must be given with --checkpoint; name the DIR to continue from");
        }
        GeneratedSupply supply = generator.supply();
        SweepAlgorithm path = path();
        AcceptanceRules exact = rules.rules(0);
        int parts = parts(supply.size());
        Campaign campaign = Campaign.of(supply, path, exact);
        RunPart.Judges judges = results -> judge(campaign, parts, supply.size(), results);
        return new ValidationRun(json, streams, queries -> Validation.inParts(supply, path, exact, judges)).of(supply);
    }

    private SweepAlgorithm path() {
        return switch (against) {
            case "aabb" -> SweepAlgorithm.AABB;
            case "polygon" -> SweepAlgorithm.POLYGON;
            default ->
                throw OptionValues.bad(
                        spec,
                        "--against must be aabb or polygon on a cluster, but was '" + against
                                + "'; 'polysweep validate' judges programs, and its --merge adds up tallies");
        };
    }

    /** It depends on the queries alone, so that a run goes on wherever it does. */
    private int parts(long size) {
        return partitions == null
                ? (int) Math.min(USUAL_MOST, (size - 1) / USUAL_PART + 1)
                : (int) OptionValues.whole(spec, "--partitions", partitions, 1, MOST);
    }

    private void judge(Campaign campaign, int parts, long size, RunPart.Results results) throws IOException {
        try (JavaSparkContext spark = cluster.open("polysweep validate")) {
            List<Campaign.Range> ranges = IntStream.range(0, parts)
                    .mapToObj(part -> Campaign.Range.part(part, parts, size))
                    .toList();
            JavaRDD<Campaign.Range> rdd = spark.parallelize(ranges, parts);
            FinishedParts finished = finished(spark, campaign + " in " + parts + " parts\n");
            Parts.run(
                    spark, rdd, range -> campaign.judge(range.next()), finished, (part, result) -> results.add(result));
        }
    }

    private FinishedParts finished(JavaSparkContext spark, String plan) throws IOException {
        if (checkpoint == null) {
            return FinishedParts.none();
        }
        try {
            return FinishedParts.in(new Path(checkpoint), spark.hadoopConfiguration(), plan, resume);
        } catch (FinishedParts.OtherRunException e) {
            throw new IOException("--checkpoint '" + checkpoint + "' " + e.getMessage(), e);
        }
    }
}
