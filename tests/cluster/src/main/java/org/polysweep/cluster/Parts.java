package org.polysweep.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * Parts of a run on Spark: each partition gives one result, which comes to this process when it is there. Spark repeats
 * what is lost with a machine, and tells each result once.
 */
final class Parts {

    private Parts() {}

    /** What is done with a partition, on whatever machine. */
    interface Work<T> extends Serializable {

        /** Returns what came of it. */
        String of(Iterator<T> partition) throws IOException;
    }

    /** What becomes of a result, in this process; one at a time. */
    interface Results {

        /**
         * Takes a result.
         *
         * @param part the number of the partition
         */
        void add(int part, String result) throws IOException;
    }

    /**
     * Runs the missing parts of a run, and reports the results of all parts, first of parts that were finished before.
     *
     * @param spark the cluster
     * @param rdd all parts, a partition each
     * @param work what is done with each
     * @param finished what is kept of parts
     * @param results gets all results
     */
    static <T> void run(JavaSparkContext spark, JavaRDD<T> rdd, Work<T> work, FinishedParts finished, Results results)
            throws IOException {
        Map<Integer, String> before = finished.results();
        for (Map.Entry<Integer, String> part : before.entrySet()) {
            results.add(part.getKey(), part.getValue());
        }
        List<Integer> missing = new ArrayList<>();
        for (int part = 0; part < rdd.getNumPartitions(); part++) {
            if (!before.containsKey(part)) {
                missing.add(part);
            }
        }
        if (missing.isEmpty()) {
            return;
        }
        try {
            spark.sc()
                    .runJob(
                            rdd.rdd(),
                            new Task<>(work),
                            CollectionConverters.asScala(missing.stream()
                                            .<Object>map(part -> part)
                                            .toList())
                                    .toSeq(),
                            new Handler(missing, finished, results),
                            ClassTag$.MODULE$.apply(String.class));
        } catch (Exception problem) {
            // Scala does not declare what it throws.
            throw new IOException(Problems.of(problem), problem);
        }
    }

    /** What Spark sends to the machines. */
    private static final class Task<T> extends AbstractFunction2<TaskContext, scala.collection.Iterator<T>, String>
            implements Serializable {

        private static final long serialVersionUID = 1;

        private final Work<T> work;

        Task(Work<T> work) {
            this.work = work;
        }

        @Override
        public String apply(TaskContext context, scala.collection.Iterator<T> partition) {
            try {
                return work.of(CollectionConverters.asJava(partition));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** What Spark calls in this process. */
    private static final class Handler extends AbstractFunction2<Object, String, BoxedUnit> {

        private final List<Integer> parts;
        private final FinishedParts finished;
        private final Results results;

        Handler(List<Integer> parts, FinishedParts finished, Results results) {
            this.parts = parts;
            this.finished = finished;
            this.results = results;
        }

        @Override
        public BoxedUnit apply(Object index, String result) {
            try {
                int part = parts.get((Integer) index);
                finished.add(part, result);
                results.add(part, result);
                return BoxedUnit.UNIT;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
