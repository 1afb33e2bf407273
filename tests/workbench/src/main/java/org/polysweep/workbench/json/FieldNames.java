package org.polysweep.workbench.json;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.polysweep.workbench.query.QueryException;

/** The fields that an object may have, each of them once. */
final class FieldNames {

    private final List<String> known;

    /** What to do instead, by the name of a field that belongs elsewhere or is called otherwise. */
    private final Map<String, String> advice;

    FieldNames(String... known) {
        this(List.of(known), Map.of());
    }

    private FieldNames(List<String> known, Map<String, String> advice) {
        this.known = known;
        this.advice = advice;
    }

    /** The same fields, with a hint for one of these other names. */
    FieldNames advise(String instead, String... others) {
        Map<String, String> more = new HashMap<>(advice);
        for (String name : others) {
            more.put(name, instead + "; ");
        }
        return new FieldNames(known, Map.copyOf(more));
    }

    /**
     * Adds a field to those seen.
     *
     * @param prefix the place of the object, with its dot; empty for the query itself
     * @param name the field
     * @param seen the set of fields seen before, one bit each
     * @return the set with this field
     */
    int add(String prefix, String name, int seen) throws QueryException {
        int index = known.indexOf(name);
        if (index < 0) {
            throw unknown(prefix, name);
        }
        int bit = 1 << index;
        if ((seen & bit) != 0) {
            throw new QueryException(prefix + name + " is given twice; leave one out");
        }
        return seen | bit;
    }

    /** Whether there is a field of a name. */
    boolean knows(String name) {
        return known.contains(name);
    }

    /** Whether a field is in the set of those seen. */
    boolean has(String name, int seen) {
        return (seen >> known.indexOf(name) & 1) != 0;
    }

    private QueryException unknown(String prefix, String name) {
        String nearest = known.get(0);
        for (String candidate : known) {
            if (distance(name, candidate) < distance(name, nearest)) {
                nearest = candidate;
            }
        }
        boolean near = distance(name, nearest) <= Math.min(3, (nearest.length() + 1) / 3);
        String instead = advice.getOrDefault(name, near ? "did you mean \"" + nearest + "\"? " : "");
        return new QueryException(prefix + Quoted.plain(name) + " is not a known field; " + instead + "known are "
                + String.join(", ", known));
    }

    /**
     * How many letters are to be put in, left out, replaced or swapped with their neighbor to make one word the other.
     */
    private static int distance(String one, String other) {
        if (Math.abs(one.length() - other.length()) > 3) {
            return Integer.MAX_VALUE;
        }
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        Arrays.setAll(cost[0], j -> j);
        for (int i = 1; i <= a.length(); i++) {
            cost[i][0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replace = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                cost[i][j] = Math.min(replace, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
                }
            }
        }
        return cost[a.length()][b.length()];
    }
}
