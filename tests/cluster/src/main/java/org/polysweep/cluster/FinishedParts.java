package org.polysweep.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * What came of the parts of a run that are finished: a file each, in a folder, beside one that says which run it is. So
 * a run that was ended goes on with the parts that are missing. Or nothing is kept.
 */
abstract class FinishedParts {

    private FinishedParts() {}

    /** The results, by the number of the part. */
    abstract Map<Integer, String> results() throws IOException;

    /** Keeps a result. */
    abstract void add(int part, String result) throws IOException;

    /** Where nothing is kept. */
    static FinishedParts none() {
        return new FinishedParts() {
            @Override
            Map<Integer, String> results() {
                return Map.of();
            }

            @Override
            void add(int part, String result) {}
        };
    }

    /** Why a folder is not for a run. */
    static final class OtherRunException extends Exception {

        OtherRunException(String message) {
            super(message);
        }
    }

    /**
     * Keeps results in a folder.
     *
     * @param folder the folder, which is made if there is none
     * @param configuration of file systems
     * @param plan everything on which the results depend
     * @param resume whether to go on with what is there; else nothing may be there
     * @throws OtherRunException if another run has written to it, or any run without {@code resume}
     */
    static FinishedParts in(Path folder, Configuration configuration, String plan, boolean resume)
            throws IOException, OtherRunException {
        FileSystem files = folder.getFileSystem(configuration);
        Path planned = new Path(folder, "plan");
        if (files.exists(planned)) {
            if (!resume) {
                throw new OtherRunException(
                        "must be new or empty, but already has a run in it; use --resume to continue it");
            }
            if (!read(files, planned).equals(plan)) {
                throw new OtherRunException(
                        "must be new, empty, or begun with the same options and files, but was begun"
                                + " with others; name another directory");
            }
        } else {
            files.mkdirs(folder);
            write(files, planned, plan);
        }
        return new Kept(files, folder);
    }

    private static String read(FileSystem files, Path file) throws IOException {
        try (FSDataInputStream in = files.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** All of it, or no file. */
    private static void write(FileSystem files, Path file, String text) throws IOException {
        Path unfinished = new Path(file.getParent(), "_" + file.getName());
        try (OutputStream out = files.create(unfinished, true)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        if (!files.rename(unfinished, file)) {
            throw new IOException(file + " cannot be written");
        }
    }

    private static final class Kept extends FinishedParts {

        private static final Pattern NAME = Pattern.compile("part-(\\d+)");

        private final FileSystem files;
        private final Path folder;

        Kept(FileSystem files, Path folder) {
            this.files = files;
            this.folder = folder;
        }

        @Override
        Map<Integer, String> results() throws IOException {
            Map<Integer, String> results = new TreeMap<>();
            for (FileStatus file : files.listStatus(folder)) {
                Matcher name = NAME.matcher(file.getPath().getName());
                if (name.matches()) {
                    results.put(Integer.valueOf(name.group(1)), read(files, file.getPath()));
                }
            }
            return results;
        }

        @Override
        void add(int part, String result) throws IOException {
            write(files, new Path(folder, "part-" + part), result);
        }
    }
}
