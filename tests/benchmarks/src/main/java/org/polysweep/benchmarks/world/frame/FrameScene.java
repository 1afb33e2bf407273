package org.polysweep.benchmarks.world.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;

/**
 * What a game moves: bodies that begin at random places without overlap, in random orientations, with random
 * displacements; and walls. Gravity moves the bodies down, or each walks toward the origin.
 */
final class FrameScene {

    /** What the bodies of a scene are. */
    enum Kind {
        HEXAGONS,
        CIRCLES,
        POLYGONS,
        BOXES,
        MIXED
    }

    /** How much faster a body falls from frame to frame. */
    static final double GRAVITY = 1.0 / 256;

    /** How far a body walks per frame. */
    static final double WALK = 1.0 / 16;

    private static final double RADIUS = 0.5;

    /** The side of the square in which a body begins, and how far from its center. */
    private static final double ROOM = 1.5;

    private static final double JITTER = 0.2;
    private static final double MAX_DISPLACEMENT = 0.05;

    private static final int TILE_COLUMNS = 1000;

    final List<FrameBody> bodies = new ArrayList<>();

    /** Boxes that do not move: four numbers each. */
    final List<double[]> walls = new ArrayList<>();

    final boolean falls;
    private final SplittableRandom random;

    private FrameScene(boolean falls, long seed) {
        this.falls = falls;
        random = new SplittableRandom(seed);
    }

    /** Bodies that fall into a bin about twice as wide as the pile will be high. */
    static FrameScene bin(Kind kind, int size, long seed) {
        FrameScene scene = new FrameScene(true, seed);
        int columns = (int) Math.ceil(Math.sqrt(2.0 * size));
        double width = columns * ROOM;
        double height = size;
        scene.walls.add(new double[] {-1, -1, width + 1, 0});
        scene.walls.add(new double[] {-1, 0, 0, height});
        scene.walls.add(new double[] {width, 0, width + 1, height});
        scene.place(kind, size, columns, 0, 0);
        return scene;
    }

    /** Bodies that walk toward the origin from all around. */
    static FrameScene huddle(Kind kind, int size, long seed) {
        FrameScene scene = new FrameScene(false, seed);
        int columns = (int) Math.ceil(Math.sqrt(size));
        double half = columns * ROOM / 2;
        scene.place(kind, size, columns, -half, -half);
        return scene;
    }

    /** Bodies that fall on hills of tiles, each of which is a body. */
    static FrameScene tiles(Kind kind, int size, int tiles, long seed) {
        FrameScene scene = new FrameScene(true, seed);
        int deep = tiles / TILE_COLUMNS;
        int top = 0;
        for (int column = 0; column < TILE_COLUMNS; column++) {
            top += scene.random.nextInt(-1, 2);
            for (int row = 0; row < deep; row++) {
                scene.walls.add(new double[] {column, top - row - 1.0, column + 1.0, top - row});
            }
        }
        scene.place(kind, size, (int) (TILE_COLUMNS / ROOM), 0, deep + 2.0);
        return scene;
    }

    private void place(Kind kind, int size, int columns, double minX, double minY) {
        for (int i = 0; i < size; i++) {
            double x = minX + (i % columns + 0.5) * ROOM + random.nextDouble(-JITTER, JITTER);
            double y = minY + (Math.floorDiv(i, columns) + 0.5) * ROOM + random.nextDouble(-JITTER, JITTER);
            double[] vertices = outline(kind == Kind.MIXED ? Kind.values()[random.nextInt(4)] : kind);
            bodies.add(new FrameBody(
                    DoubleStream.of(vertices).boxed().toList(), RADIUS, x, y, displacement(), displacement()));
        }
    }

    private double displacement() {
        return random.nextDouble(-MAX_DISPLACEMENT, MAX_DISPLACEMENT);
    }

    private double[] outline(Kind kind) {
        return switch (kind) {
            case CIRCLES, MIXED -> new double[0];
            case HEXAGONS -> onCircle(6);
            case POLYGONS -> onCircle(random.nextInt(3, 9));
            case BOXES -> {
                double width = random.nextDouble(0.3, RADIUS);
                double height = random.nextDouble(0.3, RADIUS);
                yield new double[] {-width, -height, width, -height, width, height, -width, height};
            }
        };
    }

    private double[] onCircle(int vertices) {
        double turn = random.nextDouble(2 * Math.PI);
        double[] xy = new double[2 * vertices];
        for (int i = 0; i < vertices; i++) {
            double angle = turn + 2 * Math.PI * i / vertices;
            xy[2 * i] = RADIUS * Math.cos(angle);
            xy[2 * i + 1] = RADIUS * Math.sin(angle);
        }
        return xy;
    }
}
