package org.polysweep.workbench.validate;

import java.io.IOException;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;

/**
 * A part of a run over generated queries, judged by itself, on whatever machine: what parts count, find and hash adds
 * up to what the whole run does, in any order ({@link Validation#inParts}).
 */
public final class RunPart {

    private RunPart() {}

    /**
     * Judges a part on the calling thread.
     *
     * @param part some of the queries of the run, by {@link GeneratedSupply#part}
     * @param path AABB, which skips what is not two boxes, or another
     * @param rules what is right
     * @return what came of it, as text
     */
    public static String judge(GeneratedSupply part, SweepAlgorithm path, AcceptanceRules rules) {
        Ledger ledger = new Ledger(part.groups().size());
        try {
            new OwnCampaign(path, rules, 1).work(part, ledger, () -> false, done -> {});
        } catch (IOException e) {
            throw new IllegalStateException("queries are made, not read", e);
        }
        return LedgerText.write(ledger, part.groups().size());
    }

    /** Where the parts of a run are judged. */
    public interface Judges {

        /**
         * Has all parts judged, each once, in any order.
         *
         * @param results gets what {@link RunPart#judge} returned for each; not at the same time
         * @throws IOException if a part cannot be judged
         */
        void judge(Results results) throws IOException;
    }

    /** What becomes of the results of parts. */
    public interface Results {

        /**
         * Adds a part.
         *
         * @throws IOException if it is no such text
         */
        void add(String part) throws IOException;
    }
}
