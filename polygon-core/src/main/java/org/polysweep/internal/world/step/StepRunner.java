package org.polysweep.internal.world.step;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.internal.world.event.PairWatch;
import org.polysweep.internal.world.mover.BodyMove;
import org.polysweep.internal.world.mover.MoverState;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
import org.polysweep.world.body.TaskRunner;
import org.polysweep.world.body.WorldContact;

/** Runs the steps of a world: checks the requirements of a step first, and refuses changes during it. */
public final class StepRunner {

    /**
     * Far from the largest doubles, so that sums and products of such numbers are finite, and motions may grow in a
     * step.
     */
    public static final int MOST_EXPONENT = 799;

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

    /** Requires that neither a step nor a query is running, for methods that change the world. */
    public void requireRest() {
        if (bodies.askers > 0) {
            throw new IllegalStateException(
                    "the world must not change while a query evaluates its filter; change it after the query");
        }
        requireNoStep();
    }

    /** Requires that no step is running, for methods that read the state between steps. */
    public void requireNoStep() {
        if (isStepping) {
            throw new IllegalStateException(
                    "the world is in a step; call what changes it, candidatePairs, save and digest"
                            + " after the step");
        }
    }

    public void setWorkers(TaskRunner workers, int tasks) {
        requireRest();
        Objects.requireNonNull(workers, "taskRunner must not be null (default: TaskRunner.SAME_THREAD)");
        if (tasks < 1) {
            throw new IllegalArgumentException("taskCount must be >= 1, but was " + tasks);
        }
        step.broadPhase().setWorkers(workers, tasks);
    }

    public void setBudget(StepBudget budget) {
        requireRest();
        step.budget = Objects.requireNonNull(budget, "budget must not be null (default: StepBudget.DEFAULT)");
    }

    /** Moves all bodies; they pass through each other. */
    public void report(Consumer<WorldContact> listener) {
        requireReady(listener);
        run(false, Response.pass(), listener);
    }

    /** Moves all bodies; they respond to each other. */
    public void respond(Response response, Consumer<WorldContact> listener) {
        Objects.requireNonNull(response, "response must not be null; use step(listener) to let all bodies pass");
        requireReady(listener);
        requireRoom();
        run(true, response, listener);
    }

    private void requireReady(Consumer<WorldContact> listener) {
        Objects.requireNonNull(listener, "listener must not be null; use contact -> {} for none");
        requireRest();
        requireFiniteEnds();
    }

    private void run(boolean responds, Response response, Consumer<WorldContact> listener) {
        if (isTelling) {
            throw new IllegalStateException(
                    "a listener is receiving the events of the last step; begin the next step after it returns");
        }
        scaleRotors();
        step.positionsInStep.clear();
        isStepping = true;
        try {
            if (responds) {
                step.respond(response, listener);
            } else {
                step.report(listener);
            }
            step.positionsInStep.note();
        } finally {
            isStepping = false;
            // Queries during the step have used the positions before it.
            scene.changeAll();
        }
        tell(step.contactWatch());
        tell(step.overlapWatch());
    }

    /** Passes events to a listener. */
    private void tell(PairWatch watch) {
        isTelling = true;
        try {
            watch.tell();
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
        if (!mover.sensorEvents.isEmpty()) {
            step.overlapWatch().take(bodies.id(body), mover.sensorEvents);
            tell(step.overlapWatch());
        }
    }

    /** Visits the pairs that may collide in the next step. */
    public void pairs(BiConsumer<BodyId, BodyId> listener) {
        Objects.requireNonNull(listener, "listener must not be null; use (a, b) -> {} for none");
        requireNoStep();
        step.positionsInStep.clear();
        step.begin();
        isStepping = true;
        try {
            scene.pairs(step.boxes, listener);
        } finally {
            isStepping = false;
        }
    }

    private void requireFiniteEnds() {
        for (int rank = 0; rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            if (0 * (bodies.x[slot] + bodies.dx[slot]) * (bodies.y[slot] + bodies.dy[slot]) != 0) {
                throw new IllegalStateException(
                        bodies.id(slot) + " at (" + bodies.x[slot] + ", " + bodies.y[slot] + ") would move by ("
                                + bodies.dx[slot] + ", " + bodies.dy[slot]
                                + "), which overflows double; move it less far");
            }
        }
        if (bodies.orientations.areAny) {
            requireShorterTurns();
        }
    }

    /** Requires that no rotation rounds to a full turn, and that rotors of extreme length can be scaled. */
    private void requireShorterTurns() {
        Orientations orientations = bodies.orientations;
        for (int rank = 0; rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            if (orientations.rotatesSteadily(slot)) {
                requireInRange(slot);
                continue;
            }
            orientations.findEnds(slot);
            if (orientations.turns(slot) && orientations.isOpposite(slot, orientations.endC, orientations.endS)) {
                throw new IllegalStateException(bodies.id(slot) + " has the rotor (" + orientations.c[slot] + ", "
                        + orientations.s[slot] + ") and would rotate by (" + orientations.turnC[slot] + ", "
                        + orientations.turnS[slot] + "), which rounds to a full turn; rotate it less far per step");
            }
            if (orientations.isExtreme(slot) && !orientations.canBeScaled(slot)) {
                throw new IllegalStateException(bodies.id(slot) + " has the rotor (" + orientations.c[slot] + ", "
                        + orientations.s[slot] + "), from which it cannot rotate: one component is less than 2^-969 of"
                        + " the other; use 0 instead");
            }
        }
    }

    /** Requires a rotor from which a body can rotate steadily. */
    private void requireInRange(int slot) {
        if (!bodies.orientations.isInRange(slot)) {
            throw new IllegalStateException(bodies.id(slot) + " has the rotor (" + bodies.orientations.c[slot] + ", "
                    + bodies.orientations.s[slot] + "), from which it cannot rotate steadily: a component is neither 0"
                    + " nor of a magnitude in [2^-500, 2^500]; use 0 for a tiny component");
        }
    }

    /** Scales the rotors of extreme length, once all requirements of the step are checked. */
    private void scaleRotors() {
        Orientations orientations = bodies.orientations;
        for (int rank = 0; orientations.areAny && rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            if (orientations.isExtreme(slot) && !orientations.rotatesSteadily(slot)) {
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
                    + "; in moves and in steps with a response, positions, displacements and shapes must be"
                    + " below 2^" + (MOST_EXPONENT + 1) + "; use smaller coordinates");
        }
    }
}
