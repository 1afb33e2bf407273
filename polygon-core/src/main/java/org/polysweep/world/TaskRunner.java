package org.polysweep.world;

import java.util.function.IntConsumer;

/**
 * Who does independent work: the world starts no threads of its own. On all cores of a desktop machine, for instance,
 * {@code (count, task) -> IntStream.range(0, count).parallel().forEach(task)}. The answers are the same bits, whoever works.
 */
@FunctionalInterface
public interface TaskRunner {

    /** The thread that calls. */
    TaskRunner CALLER = (count, task) -> {
        for (int i = 0; i < count; i++) {
            task.accept(i);
        }
    };

    /**
     * Does each task once, in any order and at the same time if it likes, and returns when all are done. A world that finds that a task has not
     * been done throws an {@link IllegalStateException} out of its step; nothing has moved then.
     *
     * @param count how many tasks there are
     * @param task takes the number of a task, from 0 on
     */
    void run(int count, IntConsumer task);
}
