package org.polysweep.conformance.laws;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.polysweep.oracle.Query;

/** All numbers of a query. */
final class Numbers {

    private Numbers() {}

    static DoubleStream of(Query query) {
        DoubleStream shapes = DoubleStream.concat(Arrays.stream(query.a()), Arrays.stream(query.b()));
        return DoubleStream.concat(
                shapes,
                DoubleStream.of(
                        query.positionAX(),
                        query.positionAY(),
                        query.positionBX(),
                        query.positionBY(),
                        query.moveAX(),
                        query.moveAY(),
                        query.moveBX(),
                        query.moveBY()));
    }
}
