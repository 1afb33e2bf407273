package org.polysweep.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.LineSweep;
import org.polysweep.workbench.query.Answerer;

/**
 * Everything that a machine has to know to answer a part of the queries.
 *
 * @param output the folder of the answers
 * @param format their form
 * @param ids what their ids are
 * @param path the algorithm
 * @param place what errors call a line
 */
record SweepJob(String output, AnswerFile.Format format, IdColumn ids, SweepAlgorithm path, String place)
        implements Serializable {

    /** In the folder of the answers; readers of data leave out names that begin so. */
    static final String OWN_FOLDER = "_polysweep";

    private static final long serialVersionUID = 1;

    /** Where files are that are not whole. */
    static Path unfinished(String output) {
        return new Path(new Path(output, OWN_FOLDER), "unfinished");
    }

    /**
     * Answers some lines, into a file that appears when it is whole; a repeated run writes the same bytes.
     *
     * @param index which of the files they are in, from 0
     * @param first the number of the first line in the file, from 1
     * @param in the lines
     * @return what came of it, for {@link SweepTally#add}
     */
    String answer(int index, long first, InputStream in, Configuration configuration) throws IOException {
        Path folder = new Path(output);
        FileSystem files = folder.getFileSystem(configuration);
        // So that names in their order are the order of the queries.
        Path file = new Path(folder, String.format(Locale.ROOT, "part-%05d-%015d%s", index, first, format.suffix()));
        Path unfinished = new Path(
                unfinished(output), file.getName() + "-" + TaskContext.get().taskAttemptId());
        long queries = 0;
        long refused = 0;
        try (AnswerFile answers = AnswerFile.create(unfinished, format, ids, configuration)) {
            Lines lines = new Lines(in, () -> {}, first);
            LineSweep sweep = new LineSweep(new Answerer(path, false), answers.writer(), place);
            while (lines.next()) {
                if (!lines.isBlank()) {
                    queries++;
                    refused += sweep.answer(lines) == null ? 1 : 0;
                }
            }
        } catch (UncheckedIOException e) {
            throw new IOException(e.getCause());
        }
        files.delete(file, false);
        if (!files.rename(unfinished, file)) {
            throw new IOException(file + " cannot be written");
        }
        return queries + " " + refused;
    }
}
