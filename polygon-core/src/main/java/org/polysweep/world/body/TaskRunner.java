package org.polysweep.world.body;

import java.util.function.IntConsumer;

/**
 * Runs independent tasks: a world starts no threads of its own. On all cores of a desktop machine, for instance,
 * {@code (count, task) -> IntStream.range(0, count).parallel().forEach(task)}. The outcome of a step is the same, bit
 * for bit, whatever runs its tasks.
 */
@FunctionalInterface
public interface TaskRunner {

    /** Runs the tasks one after the other in the thread that calls. */
    TaskRunner SAME_THREAD = (count, task) -> {
        for (int i = 0; i < count; i++) {
            task.accept(i);
        }
    };

    /**
     * Runs each task once, in any order and at the same time if it likes, and returns when all are done. If a task has
     * not been done then, the step throws an {@link IllegalStateException}, and nothing has moved.
     *
     * @param taskCount how many tasks there are
     * @param task takes the number of a task, counted from 0
     */
    void run(int taskCount, IntConsumer task);
}
