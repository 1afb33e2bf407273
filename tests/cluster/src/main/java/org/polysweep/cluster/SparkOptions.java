package org.polysweep.cluster;

import java.io.IOException;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which cluster: {@code --master}. */
final class SparkOptions {

    private static final String LOOPBACK = "127.0.0.1";

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "The master URL of Spark: local[2] for two threads of this process, spark://HOST:PORT for a"
                    + " standalone cluster. By default, the URL from spark-submit, or else local[*].")
    private @Nullable String master;

    /** Called by picocli. */
    SparkOptions() {}

    /**
     * Opens the cluster. Properties of the process that begin with {@code spark.} are heeded.
     *
     * @param name what the cluster calls this run
     * @throws IOException if there is none at that address
     */
    JavaSparkContext open(String name) throws IOException {
        SparkConf conf = new SparkConf().setAppName(name);
        if (master != null) {
            conf.setMaster(master);
        }
        conf.setIfMissing("spark.master", "local[*]");
        conf.setIfMissing("spark.ui.enabled", "false");
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        if (isHere(conf.get("spark.master"))) {
            conf.setIfMissing("spark.driver.host", LOOPBACK);
            conf.setIfMissing("spark.driver.bindAddress", LOOPBACK);
        }
        try {
            return new JavaSparkContext(conf);
        } catch (Exception problem) {
            // Scala does not declare what it throws.
            throw new IOException("--master " + conf.get("spark.master") + ": " + Problems.of(problem), problem);
        }
    }

    private static boolean isHere(String url) {
        return url.startsWith("local") || url.startsWith("spark://" + LOOPBACK);
    }
}
