package org.polysweep.workbench.dataset;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.result.SweepResult;
import org.polysweep.sweep.Sweeper;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.QueryReader;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;

/**
 * Makes a file of the data set: writes the queries with the oracle's truth, reads the file as {@code sweep} does, and
 * asks the library, which has no code in common with the oracle. Only where both agree on every query, verdict and time
 * to the bit, does the file get its name. Not thread-safe.
 */
final class ShardMaker {

    /** What the name of a file ends with that is not finished. */
    static final String UNFINISHED = ".part";

    private static final int AT_ONCE = 64;

    private final Path folder;
    private final SweepResult result = SweepResult.create();
    private final LineText text = new LineText();
    private final QueryReader reader = new QueryReader();

    ShardMaker(Path folder) {
        this.folder = folder;
    }

    /**
     * Makes a file.
     *
     * @param stop whether to give up
     * @param progress receives the number of generated queries
     * @return false if it was given up
     * @throws DisagreementException if the library does not say what the oracle says
     */
    boolean make(Shard shard, BooleanSupplier stop, LongConsumer progress) throws IOException, DisagreementException {
        Path file = folder.resolve(shard.path());
        Path unfinished = Path.of(file + UNFINISHED);
        Files.createDirectories(unfinished.toAbsolutePath().getParent());
        List<KnownTruth> truths = new ArrayList<>(shard.size());
        try (BufferedWriter out = Files.newBufferedWriter(unfinished)) {
            long candidate = 0;
            while (truths.size() < shard.size()) {
                if (stop.getAsBoolean()) {
                    return false;
                }
                CompoundQuery query = shard.kind().candidate(shard.seed(), candidate++);
                if (shard.kind().takes(query)) {
                    KnownTruth truth = KnownTruth.of(query);
                    out.write(DatasetLine.of(shard.id(truths.size()), query, truth));
                    truths.add(truth);
                    if (truths.size() % AT_ONCE == 0) {
                        progress.accept(AT_ONCE);
                    }
                }
            }
        }
        check(unfinished, truths);
        progress.accept(shard.size() % AT_ONCE);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return true;
    }

    private void check(Path file, List<KnownTruth> truths) throws IOException, DisagreementException {
        try (InputStream in = Files.newInputStream(file)) {
            Lines lines = new Lines(in, () -> {});
            for (KnownTruth truth : truths) {
                if (!lines.next()) {
                    throw new IOException(file + " has lost lines while it was written");
                }
                check(lines, truth);
            }
        }
    }

    private void check(Lines lines, KnownTruth truth) throws DisagreementException {
        String said;
        try {
            text.decode(lines);
            ShapeQuery query = reader.read(text);
            Sweeper.AUTO.sweep(query.a(), query.b(), result);
            if (agrees(truth)) {
                return;
            }
            said = result.verdict() + " at " + result.enter();
        } catch (QueryException e) {
            said = e.reason();
        }
        throw new DisagreementException(said, new String(text.chars(), 0, text.length()).strip());
    }

    private boolean agrees(KnownTruth truth) {
        return switch (truth.verdict()) {
            case OVERLAP -> result.verdict() == Verdict.OVERLAP;
            case MISS -> result.verdict() == Verdict.MISS;
            case HIT -> result.verdict() == Verdict.HIT && result.enter() == truth.enterDouble();
            case TOUCH -> result.verdict() == Verdict.TOUCH && result.enter() == truth.enterDouble();
        };
    }
}
