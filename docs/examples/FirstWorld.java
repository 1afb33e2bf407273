import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.World;
import org.polysweep.world.body.WorldContact;

/** A crate in a room: it falls onto a lift, rides on it, walks off, jumps, and stops at the wall. */
public final class FirstWorld {

    static final double GRAVITY = 1.0 / 64; // units per frame, added in each frame; y points up
    static final double WALK = 1.0 / 8; // units per frame
    static final double JUMP = 1.0 / 4;
    static final double LIFT = 1.0 / 32;

    final World world = new World();

    // The crate is added first, so it is A of each contact, and normals point toward it.
    final BodyId crate = world.add(ConvexPolygon.box(0, 0, 1, 1), 6, 4);
    final BodyId room = world.addStatic(CompoundShape.chain(0, 8, 0, 0, 12, 0, 12, 8), 0, 0);
    final BodyId lift = world.addKinematic(ConvexPolygon.box(0, 0, 3, 0.5), 5, 0);

    final Map<BodyId, String> names = Map.of(room, "the room", lift, "the lift");
    final Set<String> touched = new LinkedHashSet<>(); // the surfaces that the crate has hit in this frame
    boolean isOnFloor; // whether it hit a floor in the last frame

    /** One frame: a displacement for each body that moves, then one step for all of them. */
    void frame(double walk, boolean jumps) {
        if (world.y(lift) >= 2) {
            world.setDisplacement(lift, 0, -LIFT);
        } else if (world.y(lift) <= 0) {
            world.setDisplacement(lift, 0, LIFT);
        }
        double fall = world.bodies().endDisplacementY(crate) - GRAVITY; // continues the last step, and gravity
        world.setDisplacement(crate, walk, jumps && isOnFloor ? JUMP : fall);

        touched.clear();
        isOnFloor = false;
        world.step(Response.slide(), this::onContact);
    }

    /** Called in the step for each contact, in the order of time. */
    void onContact(WorldContact contact) {
        if (contact.verdict() == Verdict.HIT) {
            boolean isFloor = contact.normalY() > 0.5;
            isOnFloor |= isFloor;
            touched.add(names.get(contact.b()) + (isFloor ? " from above" : " from the side"));
        }
    }

    public static void main(String[] arguments) {
        FirstWorld game = new FirstWorld();
        Set<String> before = Set.of();
        for (int frame = 1; frame <= 200; frame++) {
            game.frame(frame > 40 ? WALK : 0, frame == 120);
            if (!game.touched.equals(before)) {
                before = Set.copyOf(game.touched);
                String touched = String.join(" and ", game.touched);
                System.out.println("frame " + frame + ": at x = " + game.world.x(game.crate) + ", y = "
                        + game.world.y(game.crate) + " the crate "
                        + (touched.isEmpty() ? "is in the air" : "touches " + touched));
            }
        }
    }
}
