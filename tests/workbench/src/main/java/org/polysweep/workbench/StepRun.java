package org.polysweep.workbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.polysweep.workbench.json.FrameWriter;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.scene.FrameRecord;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.world.StepReport;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.WorldContact;

/** The frames of a scene, one after the other; what is found in each is written before the next begins. */
final class StepRun {

    /** With fewer moves of bodies than this, a run is done before a bar is of use. */
    private static final double LONG = 100_000;

    private final SceneWorld world;
    private final FrameWriter writer;
    private final boolean quiet;
    private final boolean tellsEvents;
    private long current;
    private final Optional<FramePictures> pictures;
    private final Streams streams;

    StepRun(SceneWorld world, boolean quiet, boolean tellsEvents, Optional<FramePictures> pictures, Streams streams) {
        this.world = world;
        this.quiet = quiet;
        this.tellsEvents = tellsEvents;
        this.pictures = pictures;
        this.streams = streams;
        writer = new FrameWriter(streams.out(), world.scene().bodies());
        if (tellsEvents) {
            world.setOverlapListener(new Events());
        }
    }

    /**
     * Runs so many frames.
     *
     * @return whether all could be written and drawn
     * @throws QueryException if a body would leave the doubles; the frames before are written
     */
    boolean run(long frames) throws QueryException {
        try (WorkBar bar = bar(frames)) {
            for (long frame = 1; frame <= frames; frame++) {
                step(frame);
                bar.step(1);
            }
        } catch (UncheckedIOException e) {
            return isNoMistake(Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            return isNoMistake(e);
        }
        return pictures.isEmpty() || !pictures.get().hasFailed();
    }

    private WorkBar bar(long frames) {
        boolean isLong = frames > 1 && (double) frames * world.scene().bodies().size() >= LONG;
        return isLong ? WorkBar.of("step", frames, " frames", 1, streams.err()) : WorkBar.none(streams.err());
    }

    private void step(long frame) throws IOException, QueryException {
        current = frame;
        Optional<FrameRecord> record = pictures.map(any -> new FrameRecord(frame, world));
        Consumer<WorldContact> listener = contact -> {
            if (!tellsEvents) {
                write(frame, contact);
            }
            record.ifPresent(kept -> kept.add(contact));
        };
        try {
            StepReport report = world.step(
                    listener,
                    response -> record.map(kept -> kept.watch(response)).orElse(response));
            writer.writeEnd(frame, report, world, quiet);
        } catch (QueryException e) {
            throw new QueryException("frame " + frame + ": " + e.reason());
        }
        record.ifPresent(kept -> pictures.orElseThrow().draw(kept));
    }

    private void write(long frame, WorldContact contact) {
        try {
            writer.writeContact(frame, contact);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the beginnings and the ends of overlaps. */
    private final class Events implements PairListener {

        @Override
        public void onBegin(BodyId a, BodyId b, double t) {
            write("BEGIN", t, a, b);
        }

        @Override
        public void onEnd(BodyId a, BodyId b, double t) {
            write("END", t, a, b);
        }

        private void write(String event, double t, BodyId a, BodyId b) {
            try {
                writer.writeEvent(current, event, t, a, b);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private boolean isNoMistake(IOException problem) {
        if (FileProblem.isBrokenPipe(problem)) {
            return true;
        }
        streams.tell("cannot write the contacts: " + FileProblem.describe(problem));
        return false;
    }
}
