package org.polysweep.workbench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.polysweep.workbench.external.NotStartedException;
import org.polysweep.workbench.validate.CampaignReport;
import org.polysweep.workbench.validate.GeneratedSupply;
import org.polysweep.workbench.validate.LineSupply;
import org.polysweep.workbench.validate.Supply;
import org.polysweep.workbench.validate.Validation;

/** One validation, from queries to the tally on standard output; if it is interrupted, to the tally so far. */
public final class ValidationRun {

    private final TallyOutput output;
    private final Streams streams;
    private final Subject subject;

    /** What is judged, and how. */
    public interface Subject extends Function<Supply, Validation> {}

    /**
     * Makes a run.
     *
     * @param json whether the tally is one JSON object, or a table for people
     * @param streams where it goes
     * @param subject what is judged
     */
    public ValidationRun(boolean json, Streams streams, Subject subject) {
        this.output = new TallyOutput(json, streams);
        this.streams = streams;
        this.subject = subject;
    }

    /** Takes queries from a generator. Returns the exit status. */
    public int of(GeneratedSupply supply) {
        try (Interruption interruption = Interruption.watchWithLastWord()) {
            CampaignReport report;
            try (WorkBar bar = WorkBar.of("validate", supply.size(), " queries", 1, streams.err())) {
                report = run(supply, interruption, bar::step);
            }
            return end(report, interruption);
        } catch (NotStartedException e) {
            return notStarted(e);
        } catch (IOException e) {
            streams.tell("cannot validate: " + FileProblem.describe(e));
            return ExitStatus.BAD;
        }
    }

    /** Takes queries from standard input; if there is none there, others. Returns the exit status. */
    int ofInputOr(Supplier<GeneratedSupply> others) {
        return of("-", Optional.of(others));
    }

    /** Takes queries from a file, or from standard input for {@code -}. Returns the exit status. */
    int of(String file) {
        return of(file, Optional.empty());
    }

    private int of(String file, Optional<Supplier<GeneratedSupply>> insteadOfNone) {
        try (Interruption interruption = Interruption.watchWithLastWord()) {
            CampaignReport report;
            boolean empty;
            String name = Source.nameOf(file);
            try (WorkBar bar = bar(file);
                    InputStream in = bar.watch(open(file))) {
                LineSupply supply = new LineSupply(name, in, streams::tell);
                report = run(supply, interruption, done -> {});
                empty = supply.isEmpty();
            }
            if (empty && !interruption.hasBegun()) {
                if (insteadOfNone.isPresent()) {
                    return of(insteadOfNone.get().get());
                }
                streams.tell(name + " has no query; name a FILE with one query per line, in the format that"
                        + " 'polysweep sweep --help' shows, or use --generate, for example"
                        + " --generate tiles,bullets-boxes");
            }
            int status = end(report, interruption);
            return empty ? ExitStatus.BAD : status;
        } catch (NotStartedException e) {
            return notStarted(e);
        } catch (IOException e) {
            if (insteadOfNone.isPresent() && e instanceof StandardInput.ClosedException) {
                return of(insteadOfNone.get().get());
            }
            streams.tell("cannot read " + Source.nameOf(file) + ": " + FileProblem.describe(e));
            return ExitStatus.BAD;
        }
    }

    private WorkBar bar(String file) throws IOException {
        return file.equals("-")
                ? WorkBar.none(streams.err())
                : WorkBar.of("validate", Files.size(Source.existing(file)), " MB", 1_000_000, streams.err());
    }

    private InputStream open(String file) throws IOException {
        return file.equals("-") ? streams.in() : Files.newInputStream(Path.of(file));
    }

    private CampaignReport run(Supply supply, Interruption interruption, LongConsumer progress) throws IOException {
        return subject.apply(supply).run(interruption::hasBegun, progress);
    }

    private int end(CampaignReport report, Interruption interruption) {
        report.complaints().forEach(streams::tell);
        boolean nothingJudged = report.queries() == 0 && report.skipped() > 0 && !interruption.hasBegun();
        if (interruption.hasBegun()) {
            streams.tell("interrupted; the tally covers the queries so far");
        } else if (nothingJudged) {
            streams.tell("nothing was judged: "
                    + (report.skipped() == 1 ? "the only query was" : "all " + report.skipped() + " queries were")
                    + " skipped, because the algorithm aabb accepts only two boxes; use --against polygon for other"
                    + " shapes, or --generate boxes");
        }
        if (report.refused() > 0) {
            streams.tell(report.refused() + (report.refused() == 1 ? " line was" : " lines were") + " refused");
        }
        int status = output.write(report);
        return report.refused() > 0 || nothingJudged ? ExitStatus.BAD : status;
    }

    private int notStarted(NotStartedException problem) {
        streams.tell("--against " + problem.getMessage());
        return ExitStatus.BAD;
    }
}
