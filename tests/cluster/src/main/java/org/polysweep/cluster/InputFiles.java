package org.polysweep.cluster;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.polysweep.workbench.FileName;

/**
 * The files of queries: one, or all in a folder, by the order of their names.
 *
 * @param files at least one
 * @param parquet whether they are in Parquet
 */
record InputFiles(List<FileStatus> files, boolean parquet) {

    private static final String PARQUET = "PAR1";

    private static final List<String> COMPRESSED = List.of(".gz", ".bz2", ".zst", ".xz", ".zip", ".lz4", ".snappy");

    /** Finds them. Names that begin with a dot or an underscore are for programs. */
    static InputFiles of(String input, Configuration configuration) throws IOException {
        Path path = new Path(input);
        FileSystem system = path.getFileSystem(configuration);
        if (!system.exists(path)) {
            throw new FileNotFoundException(input);
        }
        List<FileStatus> files = new ArrayList<>();
        FileStatus status = system.getFileStatus(path);
        if (status.isFile()) {
            files.add(status);
        } else {
            if (system instanceof LocalFileSystem) {
                requireNames(java.nio.file.Path.of(status.getPath().toUri().getPath()));
            }
            RemoteIterator<LocatedFileStatus> all = system.listFiles(path, true);
            while (all.hasNext()) {
                FileStatus file = all.next();
                if (!isHidden(status.getPath(), file.getPath())) {
                    files.add(file);
                }
            }
        }
        files.sort(Comparator.comparing(file -> file.getPath().toString()));
        InputFiles found = of(files);
        for (FileStatus file : found.parquet ? files : List.<FileStatus>of()) {
            requireWhole(file, system);
        }
        return found;
    }

    /**
     * A file in Parquet has the same four letters at both ends; one that is cut off has them at its beginning alone.
     */
    private static void requireWhole(FileStatus file, FileSystem system) throws IOException {
        byte[] last = new byte[PARQUET.length()];
        if (file.getLen() >= 3L * last.length) {
            try (FSDataInputStream in = system.open(file.getPath())) {
                in.readFully(file.getLen() - last.length, last);
            }
        }
        if (!new String(last, StandardCharsets.ISO_8859_1).equals(PARQUET)) {
            throw new IOException(file.getPath().getName() + " must be a whole Parquet file, but does not end with "
                    + PARQUET + "; it may be truncated");
        }
    }

    /** Hadoop leaves out files whose names the locale cannot represent, and says nothing. */
    private static void requireNames(java.nio.file.Path folder) throws IOException {
        try (Stream<java.nio.file.Path> files = Files.walk(folder)) {
            for (java.nio.file.Path file : (Iterable<java.nio.file.Path>) files::iterator) {
                FileName.requireRepresentable(file.toString());
            }
        } catch (FileSystemException e) {
            throw new IOException(e.getFile() + ": " + e.getReason());
        }
    }

    private static InputFiles of(List<FileStatus> files) throws IOException {
        if (files.isEmpty()) {
            throw new IOException("there is no file in it");
        }
        for (FileStatus file : files) {
            for (String ending : COMPRESSED) {
                if (file.getPath().getName().endsWith(ending)) {
                    throw new IOException(file.getPath().getName() + " is compressed; unpack it, or make it Parquet");
                }
            }
        }
        long parquet = files.stream().filter(InputFiles::isParquet).count();
        if (parquet > 0 && parquet < files.size()) {
            throw new IOException("some files end in .parquet and some do not; sweep them one after the other");
        }
        return new InputFiles(List.copyOf(files), parquet > 0);
    }

    private static boolean isHidden(Path folder, Path file) {
        for (Path path = file; path != null && !path.equals(folder); path = path.getParent()) {
            if (path.getName().startsWith(".") || path.getName().startsWith("_")) {
                return true;
            }
        }
        return false;
    }

    private static boolean isParquet(FileStatus file) {
        return file.getPath().getName().endsWith(".parquet");
    }

    /** How many bytes they have. */
    long size() {
        return files.stream().mapToLong(FileStatus::getLen).sum();
    }

    /** What tells them from others, and from themselves if they were changed. */
    String plan() {
        StringJoiner plan = new StringJoiner("\n", "", "\n");
        for (FileStatus file : files) {
            plan.add(file.getPath() + " " + file.getLen() + " " + file.getModificationTime());
        }
        return plan.toString();
    }

    /** The parts of files of lines, each of so many bytes or less; every file has one at least. */
    List<LineSplit> splits(long bytes) {
        List<LineSplit> splits = new ArrayList<>();
        for (int index = 0; index < files.size(); index++) {
            String file = files.get(index).getPath().toString();
            long size = files.get(index).getLen();
            splits.add(new LineSplit(index, file, 0, Math.min(bytes, size), 1));
            for (long start = bytes; start < size; start += bytes) {
                splits.add(new LineSplit(index, file, start, Math.min(start + bytes, size), 0));
            }
        }
        return splits;
    }
}
