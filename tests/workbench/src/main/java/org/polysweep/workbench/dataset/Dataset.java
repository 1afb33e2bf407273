package org.polysweep.workbench.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/** A data set in a folder, which is made, or made complete. */
public final class Dataset {

    private static final String PLAN = "dataset.json";

    private final DatasetPlan plan;
    private final Path folder;

    private final StoredSums stored;
    private final Map<Shard, String> verified = new HashMap<>();

    private Dataset(DatasetPlan plan, Path folder, StoredSums stored) {
        this.plan = plan;
        this.folder = folder;
        this.stored = stored;
    }

    /** The folder cannot be used. */
    public static final class FolderException extends Exception {

        private static final long serialVersionUID = 1;

        FolderException(String message) {
            super(message);
        }
    }

    /**
     * Takes a folder that is empty, not there, or has been begun with the same plan.
     *
     * @throws FolderException if there is anything else in it
     * @throws DamagedDatasetException if the sums in it cannot be read
     */
    public static Dataset in(Path folder, DatasetPlan plan)
            throws IOException, FolderException, DamagedDatasetException {
        Files.createDirectories(folder);
        Path file = folder.resolve(PLAN);
        if (Files.exists(file)) {
            String there = Files.readString(file);
            if (!there.equals(plan.json())) {
                throw new FolderException(DatasetPlan.read(there)
                        .map(other -> "must be new, empty, or begun with " + options(plan) + ", but " + folder
                                + " was begun with " + options(other) + "; name another directory, or the same options")
                        .orElse("must be new, empty, or begun with the same options, but the " + PLAN + " in " + folder
                                + " is of an unknown edition; name another directory"));
            }
        } else {
            try (Stream<Path> others = Files.list(folder)) {
                if (others.findAny().isPresent()) {
                    throw new FolderException("must be new, empty, or begun with the same options, but " + folder
                            + " has other files; name another directory");
                }
            }
            Files.writeString(file, plan.json());
        }
        return new Dataset(plan, folder, StoredSums.in(folder));
    }

    private static String options(DatasetPlan plan) {
        return "--count " + plan.count() + " --seed " + plan.seed()
                + (plan.edition() == DatasetPlan.NEWEST ? "" : " --edition " + plan.edition());
    }

    /** Returns how many queries are there already. */
    public long finished() {
        return plan.shards().stream()
                .filter(this::isThere)
                .mapToLong(Shard::size)
                .sum();
    }

    private boolean isThere(Shard shard) {
        return Files.exists(folder.resolve(shard.path()));
    }

    /** Returns whether the set was made to the end before. */
    public boolean isWhole() {
        return stored.isWhole();
    }

    /**
     * Requires that what is there is what was made: all files have their sums, and a sample of lines is made again. A
     * file without a sum, of a run that was interrupted, is made again line by line. Nothing is written.
     *
     * @param progress receives the number of queries that are verified
     * @throws DamagedDatasetException if something is damaged, missing, appended or reordered
     */
    public void verify(LongConsumer progress) throws IOException, DamagedDatasetException {
        DatasetCheck check = new DatasetCheck(plan, folder);
        check.requireNothingElse();
        for (Shard shard : isWhole() ? plan.shards() : check.present()) {
            verified.put(shard, check.verify(shard, stored.of(shard.path())));
            progress.accept(shard.size());
        }
        for (String name : isWhole() ? DatasetCard.BESIDE : List.<String>of()) {
            Path file = folder.resolve(name);
            if (!Files.exists(file)) {
                throw new DamagedDatasetException(name + " is missing, and was there when the set was made");
            }
            if (!DatasetCheck.sum(file).equals(stored.of(Path.of(name)))) {
                throw new DamagedDatasetException(
                        name + " does not have the sum that is stored in " + DatasetCard.SUMS);
            }
        }
    }

    /**
     * Makes what is missing.
     *
     * @param threads how many work on it; the set does not depend on it
     * @param interrupted whether to stop; what is finished then stays
     * @param progress receives the number of queries that are made
     * @return false if it was stopped
     * @throws DisagreementException if the library does not say what the oracle says
     * @throws DamagedDatasetException if what was there before is not what was made
     */
    public boolean make(int threads, BooleanSupplier interrupted, LongConsumer progress)
            throws IOException, DisagreementException, DamagedDatasetException {
        Queue<Shard> missing = new ConcurrentLinkedQueue<>(
                plan.shards().stream().filter(shard -> !isThere(shard)).toList());
        AtomicBoolean failed = new AtomicBoolean();
        BooleanSupplier stop = () -> failed.get() || interrupted.getAsBoolean();
        ExecutorService workers = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "dataset");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<Boolean>> ends = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                ends.add(workers.submit(() -> {
                    boolean good = false;
                    try {
                        good = work(missing, stop, progress);
                        return good;
                    } finally {
                        failed.compareAndSet(false, !good);
                    }
                }));
            }
            boolean all = true;
            for (Future<Boolean> end : ends) {
                all &= await(end);
            }
            if (all) {
                Map<Shard, String> sums = new HashMap<>(verified);
                plan.shards().forEach(shard -> sums.putIfAbsent(shard, stored.of(shard.path())));
                new DatasetCard(plan, folder).write(sums);
                stored.finish();
            }
            return all;
        } finally {
            workers.shutdownNow();
        }
    }

    private boolean work(Queue<Shard> missing, BooleanSupplier stop, LongConsumer progress)
            throws IOException, DisagreementException {
        ShardMaker maker = new ShardMaker(folder);
        for (Shard shard = missing.poll(); shard != null; shard = missing.poll()) {
            if (!maker.make(shard, stop, progress)) {
                return false;
            }
            stored.add(shard.path(), DatasetCheck.sum(folder.resolve(shard.path())));
        }
        return true;
    }

    private static boolean await(Future<Boolean> end) throws IOException, DisagreementException {
        try {
            return end.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException problem) {
                throw problem;
            }
            if (e.getCause() instanceof DisagreementException disagreement) {
                throw disagreement;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
