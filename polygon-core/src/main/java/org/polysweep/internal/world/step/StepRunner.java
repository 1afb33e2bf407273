package org.polysweep.internal.world.step;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.internal.world.mover.BodyMove;
import org.polysweep.internal.world.mover.MoverState;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.TaskRunner;
import org.polysweep.world.body.WorldContact;

/** Runs the steps of a world: what they demand of the bodies is checked before, and nothing is changed meanwhile. */
public final class StepRunner {

    private static final int GREATEST_LIMIT = 1_000_000;

    /**
     * Far from the largest doubles, so that sums and products of such numbers are finite, and motions may grow in a
     * step.
     */
    private static final int MOST_EXPONENT = 799;

    private final Bodies bodies;
    private final Step step;
    private final Scene scene;
    private final BodyMove move;
    private boolean isStepping;
    private boolean isTelling;

    public StepRunner(Bodies bodies, Step step, Scene scene) {
        this.bodies = bodies;
        this.step = step;
        this.scene = scene;
        move = new BodyMove(bodies, step.broadPhase(), scene);
    }

    /** Requires that no step is under way, and no question: for what changes the world. */
    public void requireRest() {
        if (bodies.askers > 0) {
            throw new IllegalStateException(
                    "the world is answering a question; what changes it has to wait until the filter has been asked");
        }
        requireNoStep();
    }

    /** Requires that no step is under way: for what reads how the world stands between steps. */
    public void requireNoStep() {
        if (isStepping) {
            throw new IllegalStateException(
                    "the world is in a step; what changes it, and pairs, save and digest, have to"
                            + " wait until the step is over");
        }
    }

    public void setWorkers(TaskRunner workers, int tasks) {
        requireRest();
        Objects.requireNonNull(workers, "newWorkers is null; TaskRunner.SAME_THREAD is the thread that calls");
        if (tasks < 1) {
            throw new IllegalArgumentException("tasks is " + tasks + "; there is one or more");
        }
        step.broadPhase().setWorkers(workers, tasks);
    }

    public void setMostChanges(int most) {
        requireRest();
        if (most < 1 || most > GREATEST_LIMIT) {
            throw new IllegalArgumentException(
                    "most is " + most + "; a body has to be able to stop, so it takes 1 to " + GREATEST_LIMIT);
        }
        step.mostChanges = most;
    }

    /** Moves all bodies; they pass through each other. */
    public void report(Consumer<WorldContact> listener) {
        requireReady(listener);
        run(false, Response.pass(), listener);
    }

    /** Moves all bodies; they respond to each other. */
    public void respond(Response response, Consumer<WorldContact> listener) {
        Objects.requireNonNull(response, "response is null; step(listener) lets all pass");
        requireReady(listener);
        requireRoom();
        run(true, response, listener);
    }

    private void requireReady(Consumer<WorldContact> listener) {
        Objects.requireNonNull(listener, "listener is null; contact -> {} listens to nothing");
        requireRest();
        requireFiniteEnds();
    }

    private void run(boolean responds, Response response, Consumer<WorldContact> listener) {
        if (isTelling) {
            throw new IllegalStateException(
                    "a listener is being told of the last step; begin the next one when it has returned");
        }
        scaleRotors();
        isStepping = true;
        try {
            if (responds) {
                step.respond(response, listener);
            } else {
                step.report(listener);
            }
        } finally {
            isStepping = false;
            // A question in the step was answered by where bodies stood before it.
            scene.changeAll();
        }
        tell();
    }

    /** Tells what has begun and ended in the step. */
    private void tell() {
        isTelling = true;
        try {
            step.contactWatch().tell();
            step.overlapWatch().tell();
        } finally {
            isTelling = false;
        }
    }

    /** Moves one body at once. */
    public void move(int body, double dx, double dy, MoverState mover) {
        requireRest();
        Finite.require("dx", dx, "dy", dy);
        requireRoom(body, dx, dy);
        isStepping = true;
        try {
            move.move(body, dx, dy, mover);
        } finally {
            isStepping = false;
        }
    }

    /** Visits the pairs that may meet in the next step. */
    public void pairs(BiConsumer<BodyId, BodyId> listener) {
        Objects.requireNonNull(listener, "listener is null; (a, b) -> {} listens to nothing");
        requireNoStep();
        step.begin();
        isStepping = true;
        try {
            scene.pairs(step.boxes(), listener);
        } finally {
            isStepping = false;
        }
    }

    private void requireFiniteEnds() {
        for (int rank = 0; rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            if (0 * (bodies.x[slot] + bodies.dx[slot]) * (bodies.y[slot] + bodies.dy[slot]) != 0) {
                throw new IllegalStateException(
                        bodies.id(slot) + " stands at (" + bodies.x[slot] + ", " + bodies.y[slot]
                                + ") and would move by (" + bodies.dx[slot] + ", " + bodies.dy[slot]
                                + "), beyond the doubles; move it less far");
            }
        }
        if (bodies.orientations.areAny) {
            requireShorterTurns();
        }
    }

    /** Requires that rounding makes no turn a full one, and that rotors of extreme length can be scaled. */
    private void requireShorterTurns() {
        Orientations orientations = bodies.orientations;
        for (int rank = 0; rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            orientations.findEnd(slot);
            if (orientations.turns(slot) && orientations.isOpposite(slot, orientations.endC, orientations.endS)) {
                throw new IllegalStateException(bodies.id(slot) + " has the rotor (" + orientations.c[slot] + ", "
                        + orientations.s[slot] + ") and would turn by (" + orientations.turnC[slot] + ", "
                        + orientations.turnS[slot] + "), which rounding makes a full turn; turn it less far in a step");
            }
            if (orientations.isExtreme(slot) && !orientations.canBeScaled(slot)) {
                throw new IllegalStateException(bodies.id(slot) + " has the rotor (" + orientations.c[slot] + ", "
                        + orientations.s[slot] + "), from which it cannot turn, as one component is less than 2^-969 of"
                        + " the other; give it 0 in place of that");
            }
        }
    }

    /** Scales the rotors of extreme length, now that nothing refuses the step. */
    private void scaleRotors() {
        Orientations orientations = bodies.orientations;
        for (int rank = 0; orientations.areAny && rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            if (orientations.isExtreme(slot)) {
                orientations.scale(slot);
            }
        }
    }

    /** Requires numbers far from the largest doubles. */
    private void requireRoom() {
        for (int rank = 0; rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            requireRoom(slot, bodies.dx[slot], bodies.dy[slot]);
        }
    }

    private void requireRoom(int slot, double dx, double dy) {
        double size = Math.max(
                Math.max(Math.abs(bodies.x[slot]) + Math.abs(dx), Math.abs(bodies.y[slot]) + Math.abs(dy)),
                bodies.extent(slot));
        if (Math.getExponent(size) > MOST_EXPONENT) {
            throw new IllegalStateException(bodies.id(slot) + " has numbers up to " + size
                    + "; in moves and in steps with a response, positions, displacements and shapes stay below 2^"
                    + (MOST_EXPONENT + 1) + ", so take a larger unit");
        }
    }
}
