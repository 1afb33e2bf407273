package org.polysweep.workbench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.polysweep.workbench.validate.Merge;

/** One sum of tallies, from files to standard output. */
final class MergeRun {

    private final TallyOutput output;
    private final Streams streams;

    MergeRun(boolean json, Streams streams) {
        this.output = new TallyOutput(json, streams);
        this.streams = streams;
    }

    /** Adds up all files, or none: a sum of some of them is not the requested result. */
    int of(List<String> files) {
        Merge sum = new Merge(streams::tell);
        for (String file : files) {
            // Buffered, because the bytes of a pipe cannot be counted beforehand.
            try (Source source = Source.open(file, streams)) {
                sum.add(file, new String(new BufferedInputStream(source.in()).readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                streams.tell("cannot merge " + Source.nameOf(file) + ": " + FileProblem.describe(e)
                        + "; nothing was added up");
                return ExitStatus.BAD;
            }
        }
        return output.write(sum.report());
    }
}
