package org.polysweep.workbench;

import java.util.Optional;
import java.util.Stack;
import org.polysweep.contact.Point;
import org.polysweep.workbench.scene.WorldScene;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Reads the value of {@code --carrying}: the direction that is up, or nothing. */
final class UpDirection implements IParameterConsumer {

    /** What the option has without a value: the direction opposite to gravity. */
    static final String OPPOSITE_TO_GRAVITY = "";

    /** Called by picocli. */
    UpDirection() {}

    /** Takes the next argument if it has a comma; else it is an option, or the name of the scene. */
    @Override
    public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec spec) {
        boolean hasValue = !arguments.isEmpty() && arguments.peek().matches("[-+.0-9eE]*,.*");
        option.setValue(hasValue ? arguments.pop() : OPPOSITE_TO_GRAVITY);
    }

    /**
     * Returns the direction that is up.
     *
     * @param text the value of the option
     * @param scene the scene, whose gravity applies if there is no value
     * @return the direction; empty if the value is not two finite numbers, not both 0
     */
    static Optional<Point> of(String text, WorldScene scene) {
        if (text.equals(OPPOSITE_TO_GRAVITY)) {
            Point gravity = scene.gravity().orElse(new Point(0, 0));
            boolean isNone = gravity.x() == 0 && gravity.y() == 0;
            return Optional.of(isNone ? new Point(0, 1) : new Point(0.0 - gravity.x(), 0.0 - gravity.y()));
        }
        return parse(text);
    }

    /** Reads two finite numbers, not both 0; empty if the text is something else. */
    static Optional<Point> parse(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2) {
            return Optional.empty();
        }
        try {
            double x = Double.parseDouble(parts[0]);
            double y = Double.parseDouble(parts[1]);
            boolean isDirection = Double.isFinite(x) && Double.isFinite(y) && (x != 0 || y != 0);
            return isDirection ? Optional.of(new Point(x, y)) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
