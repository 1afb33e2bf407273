package org.polysweep.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.SparkHadoopUtil;

/** All parts of files of lines. */
final class LineSweepRun {

    private LineSweepRun() {}

    /**
     * The parts as Spark has them, with the numbers of their first lines: where a file has several parts, the lines of
     * all are counted first.
     */
    static JavaRDD<LineSplit> parts(JavaSparkContext spark, List<LineSplit> splits) {
        return spark.parallelize(numbered(spark, splits), splits.size());
    }

    private static List<LineSplit> numbered(JavaSparkContext spark, List<LineSplit> splits) {
        Set<Integer> cut = new HashSet<>();
        splits.stream().filter(split -> split.start() > 0).forEach(split -> cut.add(split.index()));
        List<LineSplit> toCount =
                splits.stream().filter(split -> cut.contains(split.index())).toList();
        if (toCount.isEmpty()) {
            return splits;
        }
        List<Long> counts = spark.parallelize(toCount, toCount.size())
                .map(split -> split.count(configuration()))
                .collect();
        List<LineSplit> numbered = new ArrayList<>();
        long line = 1;
        int counted = 0;
        for (LineSplit split : splits) {
            line = split.start() == 0 ? 1 : line;
            numbered.add(split.from(line));
            if (cut.contains(split.index())) {
                line += counts.get(counted++);
            }
        }
        return numbered;
    }

    /** Answers the lines of a part, on whatever machine. */
    static String answer(LineSplit split, SweepJob job) throws IOException {
        try (SplitStream lines = split.lines(configuration())) {
            // It would have the name of the next one.
            return lines.isEmpty()
                    ? SweepTally.NOTHING
                    : job.answer(split.index(), split.firstLine(), lines, configuration());
        }
    }

    /** The locale of the machine. */
    static Configuration configuration() {
        return SparkHadoopUtil.get().newConfiguration(SparkEnv.get().conf());
    }
}
