package org.polysweep.workbench.validate;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which bytes of a file are in use: the first place that is large enough is taken, and what is given back joins. */
final class SpoolPlaces {

    private final long most;

    /** The sizes of the places that are free, by where they begin; no two adjoin, and none is at the end. */
    private final TreeMap<Long, Long> free = new TreeMap<>();

    private long length;

    /** With a file that does not get longer than so many bytes. */
    SpoolPlaces(long most) {
        this.most = most;
    }

    /** Where so many bytes can be put, more than none; -1 if they cannot. */
    long take(long size) {
        Optional<Long> fitting = free.entrySet().stream()
                .filter(place -> place.getValue() >= size)
                .map(Map.Entry::getKey)
                .findFirst();
        if (fitting.isPresent()) {
            long place = fitting.get();
            long rest = Objects.requireNonNull(free.remove(place)) - size;
            if (rest > 0) {
                free.put(place + size, rest);
            }
            return place;
        }
        if (size > most - length) {
            return -1;
        }
        length += size;
        return length - size;
    }

    /** Gives back what was taken. */
    void giveBack(long place, long size) {
        long start = place;
        long end = place + size;
        Map.@Nullable Entry<Long, Long> before = free.lowerEntry(place);
        if (before != null && before.getKey() + before.getValue() == start) {
            start = before.getKey();
            free.remove(start);
        }
        @Nullable Long after = free.remove(end);
        end += after == null ? 0 : after;
        if (end == length) {
            length = start;
        } else {
            free.put(start, end - start);
        }
    }

    /** The length of the file, so far as it is in use. */
    long length() {
        return length;
    }
}
