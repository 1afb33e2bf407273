package org.polysweep.internal.world.broadphase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

/** The tree finds the boxes of this step, whatever it was built of in the last one, and kept as it was or not. */
class RankedBoxesTest {

    private final Random random = Trials.random(1);

    private double[] box() {
        double x = random.nextInt(30);
        double y = random.nextInt(30);
        return new double[] {x, y, x + random.nextInt(4), y + random.nextInt(4)};
    }

    @Test
    void theTreeIsThatOfTheBoxesOfTheStep() {
        for (int trial = 0; trial < Trials.times(40); trial++) {
            RankedBoxes boxes = new RankedBoxes();
            List<double[]> standing = new ArrayList<>();
            for (int step = 0; step < 12; step++) {
                change(standing);
                boxes.clear();
                int shift = random.nextInt(3);
                for (int i = 0; i < standing.size(); i++) {
                    double[] box = standing.get(i);
                    assertThat(boxes.add(2 * i + shift, box[0], box[1], box[2], box[3]))
                            .isEqualTo(i);
                }
                boxes.build();
                assertThat(boxes.count()).isEqualTo(standing.size());
                List<double[]> swept = new ArrayList<>(standing);
                requireAs(swept, shift, boxes);
                for (int i = random.nextInt(4); i > 0 && !swept.isEmpty(); i--) {
                    int place = random.nextInt(swept.size());
                    double[] other = box();
                    boxes.include(place, other[0], other[1], other[2], other[3]);
                    swept.set(place, union(swept.get(place), other));
                }
                requireAs(swept, shift, boxes);
            }
        }
    }

    /** Most steps change nothing: then the tree is kept. */
    private void change(List<double[]> boxes) {
        switch (random.nextInt(5)) {
            case 0 -> IntStream.range(0, random.nextInt(30)).forEach(i -> boxes.add(box()));
            case 1 -> {
                if (!boxes.isEmpty()) {
                    boxes.remove(random.nextBoolean() ? boxes.size() - 1 : random.nextInt(boxes.size()));
                }
            }
            case 2 -> {
                if (!boxes.isEmpty()) {
                    boxes.set(random.nextInt(boxes.size()), box());
                }
            }
            default -> {}
        }
    }

    private static double[] union(double[] one, double[] other) {
        return new double[] {
            Math.min(one[0], other[0]),
            Math.min(one[1], other[1]),
            Math.max(one[2], other[2]),
            Math.max(one[3], other[3])
        };
    }

    private void requireAs(List<double[]> model, int shift, RankedBoxes boxes) {
        for (int question = 0; question < 5; question++) {
            double[] region = box();
            List<Integer> found = new ArrayList<>();
            boxes.tree.meeting(region[0], region[1], region[2], region[3], box -> found.add(boxes.rank(box)));
            List<Integer> expected = IntStream.range(0, model.size())
                    .filter(i -> meet(model.get(i), region))
                    .mapToObj(i -> 2 * i + shift)
                    .toList();
            assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    private static boolean meet(double[] one, double[] other) {
        return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
    }
}
