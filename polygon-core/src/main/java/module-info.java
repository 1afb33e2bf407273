/**
 * Shapes of all kinds, their sweeps, queries and worlds. Only the package {@link org.polysweep.matrix} needs EJML: a
 * module that uses it requires {@code ejml.core} itself.
 */
@SuppressWarnings("requires-automatic") // EJML has no descriptor
module org.polysweep.core {
    requires transitive org.polysweep.aabb;
    requires static ejml.core;
    requires static org.jspecify;

    exports org.polysweep.matrix;
    exports org.polysweep.query;
    exports org.polysweep.shape;
    exports org.polysweep.sweep;
    exports org.polysweep.validate;
    exports org.polysweep.world;
    exports org.polysweep.world.body;
}
