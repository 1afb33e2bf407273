package org.polysweep.internal.box;

/** Which of two sides comes first counter-clockwise. */
final class BoxOrder {

    private BoxOrder() {}

    /**
     * How far the outward normal of a side is turned, counter-clockwise, from a direction: greater numbers for greater turns.
     *
     * @param signX the sign of the direction's x; the direction is (1, 0) if both signs are 0
     * @param signY the sign of the direction's y
     * @return 0 to 7 eighths of a turn, where a direction between two axes counts as half way
     */
    static int turnTo(BoxSide side, int signX, int signY) {
        return (eighths(side.normalX(), side.normalY()) - eighths(signX, signY)) & 7;
    }

    private static int eighths(int signX, int signY) {
        int turn = switch (signY) {
            case 1 -> 2 - signX;
            case -1 -> 6 + signX;
            default -> signX < 0 ? 4 : 0;
        };
        return turn;
    }
}
