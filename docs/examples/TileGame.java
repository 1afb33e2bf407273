import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.geom.Path2D;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.Timer;
import org.polysweep.shape.*;
import org.polysweep.world.*;
import org.polysweep.world.body.*;

/** A hero, two snails and a lift in tiles. Lengths are in tiles, displacements in tiles per frame; y points up. */
final class TileGame {
    static final String LEVEL = """
            #                     2  #
            #   ----           #######
            # H    1  A      = #######
            ##########################
            """;
    static final int ROW = LEVEL.indexOf('\n') + 1;
    static final ConvexPolygon LEDGE = ConvexPolygon.box(0, 0.75, 1, 1);
    final World world = new World();
    final Walker hero = new Walker();
    final Walker[] snails = {new Walker(), new Walker()};
    BodyId lift;

    /** A game with the whole level. */
    TileGame() {
        this(IntStream.range(0, LEVEL.length())
                .filter(place -> LEVEL.charAt(place) > ' ')
                .toArray());
    }

    /** Adds bodies for these characters of the level, in this order, which has no influence on the game. */
    TileGame(int[] places) {
        for (int place : places) {
            int x = place % ROW, y = 3 - place / ROW;
            char kind = LEVEL.charAt(place);
            BodyId body = switch (kind) {
                case 'H' -> hero.body = world.add(RoundedPolygon.capsule(0.5, 0.375, 0.5, 1.125, 0.375), x, y);
                case '1', '2' -> snails[kind - '1'].body = world.add(RoundedPolygon.circle(0.5, 0.375, 0.375), x, y);
                case '=' -> lift = world.addKinematic(ConvexPolygon.box(0, 0, 2, 0.25), x, y);
                case 'A' -> world.addStatic(ConvexPolygon.of(0, 0, 4, 0, 3, 1, 1, 1), x, y); // a hill
                case '-' -> world.addStatic(LEDGE, x, y);
                default -> world.addStatic(ConvexPolygon.box(0, 0, 1, 1), x, y);
            };
            if (kind == '-') world.oneWayBodies().set(body, 0, 1); // solid from above only
            world.bodies().setSortKey(body, place); // sorts bodies by their places
        }
    }

    /** One frame; the stick is -1 for left, 0, or 1 for right. */
    void frame(double stick, boolean jumps, boolean drops) {
        world.setDisplacement(
                lift, 0, world.y(lift) <= 1 ? 1.0 / 32 : world.y(lift) >= 2.75 ? -1.0 / 32 : world.displacementY(lift));
        world.step(Response.slide()); // moves the lift
        hero.mover.setDropsThroughOneWay(drops);
        hero.walk(stick / 8, jumps ? 1.0 / 4 : 0);
        for (Walker snail : snails) {
            snail.walk(snail.mover.report().isOnWall() ? -snail.dx : snail.dx, 0);
        }
    }

    final class Walker {
        final CharacterMover mover = new CharacterMover().setSnapDistance(0.25).setStepHeight(0.25);
        BodyId body;
        double dx = -1.0 / 32; // its horizontal displacement in the last frame

        void walk(double dx, double jump) {
            MoveReport last = mover.report();
            double dy = last.isOnFloor() ? jump : last.endDisplacementY(); // a fall continues; a walk starts from 0
            this.dx = dx;
            world.moveAndSlide(body, dx, dy - 1.0 / 128, mover);
        }
    }

    /** Opens a window; the arrow keys move the hero. */
    public static void main(String[] arguments) {
        TileGame game = new TileGame();
        Set<Integer> keys = new HashSet<>();
        JFrame window = new JFrame("Arrow keys: walk, jump, drop through the ledge");
        window.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
        window.addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent event) {
                keys.add(event.getKeyCode());
            }

            @Override
            public void keyReleased(KeyEvent event) {
                keys.remove(event.getKeyCode());
            }
        });
        window.add(new JComponent() {
            @Override
            protected void paintComponent(Graphics graphics) {
                game.draw((Graphics2D) graphics);
            }
        });
        window.setSize(26 * 40, 8 * 40);
        window.setVisible(true);
        new Timer(1000 / 60, event -> {
            double stick = (keys.contains(KeyEvent.VK_RIGHT) ? 1 : 0) - (keys.contains(KeyEvent.VK_LEFT) ? 1 : 0);
            game.frame(stick, keys.contains(KeyEvent.VK_UP), keys.contains(KeyEvent.VK_DOWN));
            window.repaint();
        }).start();
    }

    /** Draws the polygon inside each shape, with a line as thick as the radius around it. */
    void draw(Graphics2D canvas) {
        canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        canvas.scale(40, -40); // from here on in tiles, with y up
        canvas.translate(0, -7);
        for (BodyId body : world.bodies().all()) {
            ConvexShape shape = (ConvexShape) world.bodies().shape(body);
            canvas.setColor(body.equals(hero.body) ? Color.BLUE : shape.radius() > 0 ? Color.RED : Color.GRAY);
            Path2D outline = new Path2D.Double();
            for (int i = 0; i <= shape.core().vertexCount(); i++) {
                double x = world.x(body) + shape.core().x(i % shape.core().vertexCount());
                double y = world.y(body) + shape.core().y(i % shape.core().vertexCount());
                if (i == 0) {
                    outline.moveTo(x, y);
                } else {
                    outline.lineTo(x, y);
                }
            }
            float width = (float) Math.max(0.02, 2 * shape.radius());
            canvas.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            canvas.fill(outline);
            canvas.draw(outline);
        }
        Toolkit.getDefaultToolkit().sync();
    }
}
