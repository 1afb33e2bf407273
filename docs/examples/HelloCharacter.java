import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.geom.Path2D;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.MoveReport;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;

/** A character that runs, jumps and rides. Lengths are in tiles, displacements in tiles per frame; y points up. */
public final class HelloCharacter {

    static final double RUN = 1.0 / 8;
    static final double JUMP = 5.0 / 16;
    static final double GRAVITY = 1.0 / 64; // added to the fall in each frame
    static final double LIFT = 1.0 / 32;

    final World world = new World();
    final BodyId ground = world.addStatic(
            CompoundShape.chain(0, 9, 0, 1, 5, 1, 9, 3, 11, 3, 13, 1, 18, 1, 18, 0.75, 21, 0.75, 21, 4, 24, 4, 24, 9),
            0,
            0);
    final BodyId ledge = world.addStatic(ConvexPolygon.box(0, 0, 3, 0.25), 1, 3.5);
    final BodyId lift = world.addKinematic(ConvexPolygon.box(0, 0, 3, 0.25), 18, 0.75);
    final BodyId coin = world.add(RoundedPolygon.circle(0, 0, 0.3), 22.5, 5);
    final BodyId hero = world.add(RoundedPolygon.capsule(0, 0.4, 0, 1.1, 0.4), 2.5, 1); // its position is at its feet

    final CharacterMover mover = new CharacterMover()
            .setSlopeLimit(1) // floors rise by 45 degrees at most; anything steeper is a wall
            .setStepHeight(0.25) // climbs steps up to this height
            .setSnapDistance(0.25); // keeps the feet on the ground downhill
    final MoveReport last = mover.report(); // the outcome of the last move
    int coins;

    HelloCharacter() {
        world.oneWayBodies().set(ledge, 0, 1); // solid from above only
        world.bodies().setSensor(coin, true); // reports overlaps and stops no other body
        world.setOverlapListener(new PairListener() {
            @Override
            public void onBegin(BodyId a, BodyId b, double t) {
                // Others may enter the coin as well, even in the same step.
                if ((a.equals(hero) || b.equals(hero)) && world.bodies().contains(coin)) {
                    coins++;
                    world.remove(coin);
                }
            }
        });
        world.setDisplacement(lift, 0, LIFT);
    }

    /** One frame: the lift, then the hero. */
    void frame(double run, boolean jumps, boolean drops) {
        StepReport report = world.step(Response.slide()); // moves the lift and reports sensors
        if (world.y(lift) <= 0.75 || world.y(lift) >= 3.75 || report.stalled().contains(lift)) {
            world.setDisplacement(lift, 0, -world.displacementY(lift)); // it turns back, also if the hero is in its way
        }

        // A fall continues from the last move; on a floor it starts from 0.
        double dy = last.isOnFloor() ? (jumps ? JUMP : 0) : last.endDisplacementY();
        mover.setDropsThroughOneWay(drops);
        world.moveAndSlide(hero, run * RUN, dy - GRAVITY, mover); // walks, slides along walls, rides on the lift
    }

    String state() {
        String place = last.isOnFloor() ? ", on a floor" : ", in the air";
        return "x = " + world.x(hero) + ", y = " + world.y(hero) + place + ", coins: " + coins;
    }

    public static void main(String[] arguments) {
        if (List.of(arguments).contains("--headless") || GraphicsEnvironment.isHeadless()) {
            HelloCharacter game = new HelloCharacter();
            for (int frame = 1; frame <= 330; frame++) {
                boolean waits = frame > 120 && frame <= 180 || frame > 210 && frame <= 285;
                game.frame(waits ? 0 : 1, frame == 20, false);
                if (frame % 30 == 0) {
                    System.out.println("frame " + frame + ": " + game.state());
                }
            }
        } else {
            SwingUtilities.invokeLater(() -> new Window(new HelloCharacter()).open());
        }
    }

    /** Draws the world, and calls {@code frame} 60 times per second with the keys that are down. */
    static final class Window extends JPanel {
        static final int TILE = 40; // pixels

        final HelloCharacter game;
        final Set<Integer> keys = new HashSet<>();

        Window(HelloCharacter game) {
            this.game = game;
            setPreferredSize(new Dimension(24 * TILE, 9 * TILE));
            setFocusable(true);
            addKeyListener(new KeyAdapter() {
                @Override
                public void keyPressed(KeyEvent event) {
                    keys.add(event.getKeyCode());
                }

                @Override
                public void keyReleased(KeyEvent event) {
                    keys.remove(event.getKeyCode());
                }
            });
        }

        void open() {
            JFrame frame = new JFrame("Arrow keys: run, jump, drop through the ledge");
            frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
            frame.add(this);
            frame.pack();
            frame.setVisible(true);
            new Timer(1000 / 60, event -> {
                double run = (keys.contains(KeyEvent.VK_RIGHT) ? 1 : 0) - (keys.contains(KeyEvent.VK_LEFT) ? 1 : 0);
                game.frame(run, keys.contains(KeyEvent.VK_UP), keys.contains(KeyEvent.VK_DOWN));
                repaint();
            }).start();
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            super.paintComponent(graphics);
            Graphics2D canvas = (Graphics2D) graphics;
            canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            canvas.drawString(game.state(), 10, 20);
            canvas.scale(TILE, -TILE); // from here on in tiles, with y up
            canvas.translate(0, -9);
            for (BodyId body : game.world.bodies().all()) {
                boolean isCoin = body.equals(game.coin);
                canvas.setColor(body.equals(game.hero) ? Color.BLUE : isCoin ? Color.ORANGE : Color.DARK_GRAY);
                for (ConvexShape part : game.world.bodies().shape(body).parts()) {
                    draw(canvas, part, game.world.x(body), game.world.y(body));
                }
            }
            Toolkit.getDefaultToolkit().sync();
        }

        /** Draws the polygon inside a shape, with a line as thick as the radius around it. */
        static void draw(Graphics2D canvas, ConvexShape part, double x, double y) {
            ConvexPolygon core = part.core();
            Path2D outline = new Path2D.Double();
            outline.moveTo(x + core.x(0), y + core.y(0));
            for (int i = 1; i <= core.vertexCount(); i++) {
                outline.lineTo(x + core.x(i % core.vertexCount()), y + core.y(i % core.vertexCount()));
            }
            float width = (float) Math.max(0.05, 2 * part.radius());
            canvas.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            canvas.fill(outline);
            canvas.draw(outline);
        }
    }
}
