package org.polysweep.cluster;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** All parts of files in Parquet: rows, with their numbers in the file, as lines. */
final class RowSweepRun {

    private RowSweepRun() {}

    /**
     * Opens the files.
     *
     * @param input the files
     * @param bytes how many of them make a part
     * @throws IOException if a file is damaged
     */
    static Dataset<Row> open(SparkSession spark, InputFiles input, long bytes) throws IOException {
        // One part of one file is a partition, however many machines there are: so a run can go on elsewhere.
        spark.conf().set("spark.sql.files.maxPartitionBytes", bytes);
        spark.conf().set("spark.sql.files.openCostInBytes", bytes);
        String[] files =
                input.files().stream().map(file -> file.getPath().toString()).toArray(String[]::new);
        try {
            return spark.read().option("mergeSchema", true).parquet(files);
        } catch (Exception problem) {
            // Scala does not declare what it throws.
            IOException damaged = new IOException("a file in Parquet is damaged: " + Problems.of(problem));
            damaged.addSuppressed(problem);
            throw damaged;
        }
    }

    /** The type of the column {@code id}; the type of a text if there is none. */
    static DataType typeOfIds(Dataset<Row> rows) {
        StructType schema = rows.schema();
        return List.of(schema.fieldNames()).contains("id") ? schema.apply("id").dataType() : DataTypes.StringType;
    }

    /** The rows with the file they are from, and their number in it from 0, at their end. */
    static JavaRDD<Row> parts(Dataset<Row> rows) {
        return rows.select(
                        functions.col("*"),
                        functions.col("_metadata.file_path").as("polysweep file"),
                        functions.col("_metadata.row_index").as("polysweep row"))
                .javaRDD();
    }

    /**
     * Answers the rows of a part, which are rows of one file one after the other.
     *
     * @param files all files, in their order
     */
    static String answer(Iterator<Row> rows, List<String> files, SweepJob job) throws IOException {
        if (!rows.hasNext()) {
            return SweepTally.NOTHING;
        }
        Row first = rows.next();
        int fields = first.size() - 2;
        int index = files.indexOf(file(first.getString(fields)));
        Iterator<String> lines = new Iterator<>() {

            private Row next = first;
            private boolean begun;

            @Override
            public boolean hasNext() {
                return !begun || rows.hasNext();
            }

            @Override
            public String next() {
                next = begun ? rows.next() : next;
                begun = true;
                return RowJson.of(next, fields);
            }
        };
        return job.answer(index, first.getLong(fields + 1) + 1, new RowStream(lines), LineSweepRun.configuration());
    }

    private static String file(String uri) throws IOException {
        try {
            return new Path(new URI(uri)).toString();
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }
}
