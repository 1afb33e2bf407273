package org.polysweep.workbench.validate;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The queries that were written and are not answered yet, in little memory: queries of a generator are made again when
 * their answer comes; of others a few thousand are kept, and what is beyond goes into a temporary file, up to a limit.
 * Thread-safe.
 */
final class Backlog implements Closeable {

    /** Queries are kept, spilled and forgotten so many together. */
    private static final int CHUNK = 1024;

    /** So many chunks are kept in memory. */
    private static final int KEPT = 8;

    /** The temporary file does not get longer than so many bytes. */
    static final long MOST_BYTES = 4L << 30;

    private final Optional<LongFunction<Question>> maker;
    private final TreeMap<Long, Chunk> chunks = new TreeMap<>();
    private final Spool spool;
    private long size;
    private boolean full;

    Backlog(Optional<LongFunction<Question>> maker) {
        this(maker, MOST_BYTES);
    }

    Backlog(Optional<LongFunction<Question>> maker, long mostBytes) {
        this.maker = maker;
        spool = new Spool(mostBytes);
    }

    /** Takes a query; numbers go up by one. */
    synchronized void add(Question question) throws IOException {
        long number = question.number();
        Chunk chunk = chunks.computeIfAbsent(number / CHUNK, key -> new Chunk());
        chunk.due.set((int) (number % CHUNK));
        chunk.added++;
        size++;
        if (maker.isPresent()) {
            return;
        }
        chunk.questions.add(question.withoutText());
        if (chunk.questions.size() == CHUNK && chunks.size() > KEPT) {
            full = !spool.spill(chunk);
        }
    }

    /** Whether no more should be added, because the temporary file is as long as it may be. */
    synchronized boolean isFull() {
        return full;
    }

    /** How long the temporary file is. */
    synchronized long bytes() {
        return spool.places.length();
    }

    /** Gives a query that is due, and forgets it; empty if it is not due, or not known any more. */
    synchronized Optional<Question> remove(long number) {
        Chunk chunk = chunks.get(Math.floorDiv(number, (long) CHUNK));
        int index = Math.floorMod(number, CHUNK);
        if (chunk == null || !chunk.due.get(index)) {
            return Optional.empty();
        }
        Question question = get(number, chunk, index);
        chunk.due.clear(index);
        size--;
        if (chunk.added == CHUNK && chunk.due.isEmpty()) {
            chunks.remove(number / CHUNK);
            spool.forget(chunk);
        }
        return Optional.of(question);
    }

    private Question get(long number, Chunk chunk, int index) {
        return maker.map(make -> make.apply(number))
                .orElseGet(() -> spool.questionsOf(chunk).get(index));
    }

    /** The first query that is due; empty if none is. */
    synchronized Optional<Question> first() {
        for (Map.Entry<Long, Chunk> entry : chunks.entrySet()) {
            int index = entry.getValue().due.nextSetBit(0);
            if (index >= 0) {
                return Optional.of(get(entry.getKey() * CHUNK + index, entry.getValue(), index));
            }
        }
        return Optional.empty();
    }

    /** How many queries are due. */
    synchronized long size() {
        return size;
    }

    @Override
    public synchronized void close() throws IOException {
        spool.close();
    }

    /** Queries with numbers beside each other. */
    private static final class Chunk {

        private final BitSet due = new BitSet(CHUNK);
        private List<Question> questions = new ArrayList<>();
        private int added;
        private long place = -1;
        private long bytes;
    }

    /** The temporary file, if there is one. */
    private static final class Spool implements Closeable {

        private @Nullable RandomAccessFile file;
        private @Nullable Path path;
        private @Nullable Chunk read;
        private List<Question> questionsRead = List.of();
        private final SpoolPlaces places;

        Spool(long mostBytes) {
            places = new SpoolPlaces(mostBytes);
        }

        /** Puts a chunk into the file; false if there is no room, and it stays in memory. */
        boolean spill(Chunk chunk) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            for (Question question : chunk.questions) {
                QueryBytes.write(question, out);
            }
            long place = places.take(bytes.size());
            if (place < 0) {
                return false;
            }
            RandomAccessFile spilled = open();
            spilled.seek(place);
            spilled.write(bytes.toByteArray());
            chunk.place = place;
            chunk.bytes = bytes.size();
            chunk.questions = List.of();
            return true;
        }

        /** Leaves the place of a chunk to others. */
        void forget(Chunk chunk) {
            if (chunk.place >= 0) {
                places.giveBack(chunk.place, chunk.bytes);
            }
            if (chunk == read) {
                read = null;
                questionsRead = List.of();
            }
        }

        private RandomAccessFile open() throws IOException {
            if (file == null) {
                path = Files.createTempFile("polysweep", ".queries");
                path.toFile().deleteOnExit();
                file = new RandomAccessFile(path.toFile(), "rw");
            }
            return file;
        }

        List<Question> questionsOf(Chunk chunk) {
            if (chunk.place < 0) {
                return chunk.questions;
            }
            if (chunk != read) {
                questionsRead = readAt(chunk.place);
                read = chunk;
            }
            return questionsRead;
        }

        private List<Question> readAt(long place) {
            try {
                RandomAccessFile spilled = open();
                spilled.seek(place);
                DataInputStream in = QueryBytes.input(spilled);
                List<Question> questions = new ArrayList<>(CHUNK);
                for (int i = 0; i < CHUNK; i++) {
                    questions.add(QueryBytes.read(in));
                }
                return questions;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() throws IOException {
            if (file != null) {
                file.close();
            }
            if (path != null) {
                Files.deleteIfExists(path);
            }
        }
    }
}
