package org.polysweep.workbench.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    private Dataset(DatasetPlan plan, Path folder) {
        this.plan = plan;
        this.folder = folder;
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
     */
    public static Dataset in(Path folder, DatasetPlan plan) throws IOException, FolderException {
        Files.createDirectories(folder);
        Path file = folder.resolve(PLAN);
        if (Files.exists(file)) {
            String there = Files.readString(file);
            if (!there.equals(plan.json())) {
                throw new FolderException(DatasetPlan.read(there)
                        .map(other -> "there is the set of " + options(other) + " in it, and not that of "
                                + options(plan) + "; name another folder, or the same options")
                        .orElse("the " + PLAN + " in it is not of this edition of the set; name another folder"));
            }
        } else {
            try (Stream<Path> others = Files.list(folder)) {
                if (others.findAny().isPresent()) {
                    throw new FolderException(
                            "there is something else in it; name a folder that is empty or not there");
                }
            }
            Files.writeString(file, plan.json());
        }
        return new Dataset(plan, folder);
    }

    private static String options(DatasetPlan plan) {
        return "--count " + plan.count() + " --seed " + plan.seed();
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

    /**
     * Makes what is missing.
     *
     * @param threads how many work on it; the set does not depend on it
     * @param interrupted whether to stop; what is finished then stays
     * @param progress is told of queries that are made
     * @return false if it was stopped
     * @throws DisagreementException if the library does not say what the oracle says
     */
    public boolean make(int threads, BooleanSupplier interrupted, LongConsumer progress)
            throws IOException, DisagreementException {
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
                new DatasetCard(plan, folder).write();
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
