package org.polysweep.workbench.validate;

import java.util.Map;
import java.util.TreeMap;

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
        for (Map.Entry<Long, Long> place : free.entrySet()) {
            if (place.getValue() >= size) {
                free.remove(place.getKey());
                if (place.getValue() > size) {
                    free.put(place.getKey() + size, place.getValue() - size);
                }
                return place.getKey();
            }
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
        Map.Entry<Long, Long> before = free.lowerEntry(place);
        if (before != null && before.getKey() + before.getValue() == start) {
            start = before.getKey();
            free.remove(start);
        }
        Long after = free.remove(end);
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
