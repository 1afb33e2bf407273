package org.polysweep.cluster;

import java.io.Closeable;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.polysweep.workbench.json.AnswerJson;
import org.polysweep.workbench.json.AnswerWriter;

/**
 * A file of answers.
 *
 * @param writer takes the answers
 * @param end ends the file
 */
record AnswerFile(AnswerWriter writer, Closeable end) implements Closeable {

    /** In which form answers are written. */
    enum Format {
        JSON(".jsonl"),
        PARQUET(".parquet");

        private final String suffix;

        Format(String suffix) {
            this.suffix = suffix;
        }

        /** How names of files end. */
        String suffix() {
            return suffix;
        }
    }

    /** Begins a file, which replaces an existing one. */
    static AnswerFile create(Path file, Format format, IdColumn ids, Configuration configuration) throws IOException {
        if (format == Format.PARQUET) {
            ParquetAnswers answers = new ParquetAnswers(file, ids, configuration);
            return new AnswerFile(answers, answers);
        }
        FileSystem files = file.getFileSystem(configuration);
        FSDataOutputStream out = files.create(file, true);
        AnswerJson json = new AnswerJson(out);
        return new AnswerFile(json, () -> {
            json.flush();
            out.close();
        });
    }

    @Override
    public void close() throws IOException {
        end.close();
    }
}
