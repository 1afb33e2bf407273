package org.polysweep.oracle.walk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WalkJudgeTest {

    private static final Walk STEPS = new Walk(0, 1, 1, 0.25);

    private final WalkJudge judge = new WalkJudge();

    private int add(double radius, double... vertices) {
        int body = judge.add(false);
        judge.addPart(body, radius, vertices);
        judge.place(body, 0, 0, 1, 0);
        return body;
    }

    /** Bodies that touch do not overlap; one unit in the last place makes the difference. */
    @Test
    void itSeesAnUlp() {
        int box = add(0, 0, 0, 1, 0, 1, 1, 0, 1);
        int circle = add(0.625, 0, 0);
        int wall = add(0, 2.25, 0, 3, 0, 3, 1, 2.25, 1);
        judge.place(circle, 1.625, 0.5, 1, 0);
        assertThat(judge.overlapped(box)).isEmpty();
        judge.place(circle, Math.nextDown(1.625), 0.5, 1, 0);
        assertThat(judge.overlapped(box)).containsExactly(circle);
        judge.place(circle, Math.nextUp(1.625), 0.5, 1, 0);
        assertThat(judge.overlapped(circle)).containsExactly(wall);
        judge.place(circle, 1.375, 1.5, 1, 0);
        assertThat(judge.overlapped(circle)).isEmpty();
        judge.place(circle, 1.375, Math.nextDown(1.5), 1, 0);
        assertThat(judge.overlapped(circle)).containsExactly(box);
    }

    /** A square of side 5 that is rotated by the angle of 3, 4 and 5 touches with a vertex. */
    @Test
    void itRotatesExactly() {
        int square = add(0, 0, 0, 5, 0, 5, 5, 0, 5);
        int wall = add(0, 3, 0, 9, 0, 9, 9, 3, 9);
        judge.place(square, 0, 0, 2, 1);
        assertThat(judge.overlapped(square)).isEmpty();
        judge.place(wall, -0x1p-50, 0, 1, 0);
        assertThat(judge.overlapped(square)).containsExactly(wall);
    }

    @Test
    void itFindsWaysOnAFloorAlongASlopeAndOverAStep() {
        int hero = add(0, 0, 0, 1, 0, 1, 2, 0, 2);
        add(0, -9, -1, 9, -1, 9, 0, -9, 0);
        assertThat(judge.freeWay(hero, STEPS, 1, 0.125)).contains("straight across");
        int slope = add(0, 1, 0, 9, 0, 9, 4);
        assertThat(judge.freeWay(hero, STEPS, 1, 0.125)).contains("along a floor");
        judge.place(slope, 99, 0, 1, 0);
        int step = add(0, 1, 0, 9, 0, 9, 0.25, 1, 0.25);
        assertThat(judge.freeWay(hero, STEPS, 1, 0.125)).contains("over a step");
        judge.place(step, 0, 0x1p-53, 1, 0);
        assertThat(judge.freeWay(hero, STEPS, 1, 0.125)).isEmpty();
        assertThat(judge.freeWay(hero, STEPS, -1, 0.125)).contains("straight across");
    }
}
