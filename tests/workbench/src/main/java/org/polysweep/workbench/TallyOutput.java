package org.polysweep.workbench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.polysweep.workbench.validate.CampaignReport;

/** Writes a tally to standard output, and says by the exit status what is in it. */
public final class TallyOutput {

    private final boolean json;
    private final Streams streams;

    /**
     * Makes an output.
     *
     * @param json whether it is one JSON object, or a table for people
     * @param streams where it goes
     */
    public TallyOutput(boolean json, Streams streams) {
        this.json = json;
        this.streams = streams;
    }

    /** Writes a tally. Returns the exit status, as far as it depends on what was found and could be written. */
    public int write(CampaignReport report) {
        String text = json ? report.json() + "\n" : report.table();
        int status = report.hasFindings() ? ExitStatus.FOUND : ExitStatus.DONE;
        try {
            streams.out().write(text.getBytes(StandardCharsets.UTF_8));
            streams.out().flush();
            return status;
        } catch (IOException e) {
            if (FileProblem.isBrokenPipe(e)) {
                return status;
            }
            streams.tell("cannot write the tally: " + FileProblem.describe(e));
            return ExitStatus.BAD;
        }
    }
}
