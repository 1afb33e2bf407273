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
 * The queries that were written and are not answered yet, however many, in little memory: those of a generator are made
 * again when their answer comes; of others a few thousand are kept, and what is beyond goes into a temporary file.
 * Thread-safe.
 */
final class Backlog implements Closeable {

    /** Queries are kept, spilled and forgotten so many together. */
    private static final int CHUNK = 1024;

    /** So many chunks are kept in memory. */
    private static final int KEPT = 8;

    private final Optional<LongFunction<Question>> maker;
    private final TreeMap<Long, Chunk> chunks = new TreeMap<>();
    private final Spool spool = new Spool();
    private long size;

    Backlog(Optional<LongFunction<Question>> maker) {
        this.maker = maker;
    }

    /** Takes a query; numbers go up by one. */
    synchronized void add(Question question) throws IOException {
        long number = question.number();
        Chunk chunk = chunks.computeIfAbsent(number / CHUNK, key -> new Chunk());
        chunk.due.set((int) (number % CHUNK));
        size++;
        if (maker.isPresent()) {
            return;
        }
        chunk.questions.add(question.withoutText());
        if (chunk.questions.size() == CHUNK && chunks.size() > KEPT) {
            spool.spill(chunk);
        }
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
        boolean full = maker.isPresent() || chunk.isFull();
        if (full && chunk.due.isEmpty() && number / CHUNK != chunks.lastKey()) {
            chunks.remove(number / CHUNK);
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
        private long place = -1;

        boolean isFull() {
            return place >= 0 || questions.size() == CHUNK;
        }
    }

    /** The temporary file, if there is one. */
    private static final class Spool implements Closeable {

        private @Nullable RandomAccessFile file;
        private @Nullable Path path;
        private @Nullable Chunk read;
        private List<Question> questionsRead = List.of();

        void spill(Chunk chunk) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            for (Question question : chunk.questions) {
                QueryBytes.write(question, out);
            }
            RandomAccessFile spilled = open();
            chunk.place = spilled.length();
            spilled.seek(chunk.place);
            spilled.write(bytes.toByteArray());
            chunk.questions = List.of();
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
