package org.polysweep.workbench.validate;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import org.polysweep.generate.QuerySeries;

/** Queries of some classes, so many of each seed; in the order of class, seed, index. */
public final class GeneratedSupply implements Supply {

    private static final int AT_ONCE = 64;

    private final List<QuerySeries> classes;
    private final SeedRange seeds;
    private final long count;
    private final long ofClass;
    private final long size;
    private final long end;
    private final AtomicLong next;

    /**
     * Makes a supply.
     *
     * @param classes what queries
     * @param seeds the seeds
     * @param count how many of each class and seed
     * @throws ArithmeticException if there are 2^63 or more in all
     */
    public GeneratedSupply(List<QuerySeries> classes, SeedRange seeds, long count) {
        this.classes = List.copyOf(classes);
        this.seeds = seeds;
        this.count = count;
        ofClass = Math.multiplyExact(seeds.count(), count);
        // A thread that comes when all are taken goes on counting.
        size = Math.multiplyExact(ofClass, (long) classes.size());
        Math.addExact(size, 1L << 32);
        next = new AtomicLong();
        end = size;
    }

    private GeneratedSupply(GeneratedSupply whole, long from, long end) {
        classes = whole.classes;
        seeds = whole.seeds;
        count = whole.count;
        ofClass = whole.ofClass;
        size = whole.size;
        next = new AtomicLong(from);
        this.end = end;
    }

    /**
     * Returns some of these queries, with the numbers that they have here.
     *
     * @param from the number of the first, from 0
     * @param to the number after the last one, at most {@link #size}
     */
    public GeneratedSupply part(long from, long to) {
        return new GeneratedSupply(this, Objects.checkFromToIndex(from, to, size), to);
    }

    /** Returns what tells these queries from others, in one line. */
    public String description() {
        return String.join(",", groups()) + ", seeds " + seeds + ", count " + count;
    }

    /** Returns how many queries there are of each class and seed. */
    public long count() {
        return count;
    }

    /** Returns how many queries there are; of a part, in the whole. */
    public long size() {
        return size;
    }

    @Override
    public List<Question> take() {
        long first = next.getAndAdd(AT_ONCE);
        int taken = (int) Math.max(0, Math.min(AT_ONCE, end - first));
        return new AbstractList<>() {
            @Override
            public Question get(int index) {
                return make(first + index);
            }

            @Override
            public int size() {
                return taken;
            }
        };
    }

    private Question make(long number) {
        QuerySeries series = classes.get(groupOf(number));
        long seed = seeds.from() + number % ofClass / count;
        long index = number % ofClass % count;
        String from = "class " + series.label() + ", seed " + seed + ", number " + index + " (counted from 0)";
        return new Question(number, series.inParts(seed, index), from, Optional.empty());
    }

    @Override
    public Optional<LongFunction<Question>> maker() {
        return Optional.of(this::make);
    }

    @Override
    public List<String> groups() {
        return classes.stream().map(QuerySeries::label).toList();
    }

    @Override
    public int groupOf(long number) {
        return (int) (number / ofClass);
    }

    @Override
    public Optional<SeedRange> seeds() {
        return Optional.of(seeds);
    }
}
