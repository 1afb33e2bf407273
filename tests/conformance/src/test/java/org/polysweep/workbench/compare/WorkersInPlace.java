package org.polysweep.workbench.compare;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import org.polysweep.peers.BuiltInPeer;

/** Workers in the thread that asks them: one has read all of its queries before it begins, and ends by itself. */
final class WorkersInPlace implements Workers {

    @Override
    public Running start(String... arguments) {
        return new Work(arguments);
    }

    private static final class Work extends InputStream implements Running {

        private final String[] arguments;
        private final ByteArrayOutputStream queries = new ByteArrayOutputStream();

        /** The output; empty before it is read. */
        private Optional<ByteArrayInputStream> said = Optional.empty();

        Work(String[] arguments) {
            this.arguments = arguments;
        }

        @Override
        public OutputStream in() {
            return queries;
        }

        @Override
        public InputStream out() {
            return this;
        }

        @Override
        public void end() {
            // It has ended already.
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
        }

        @Override
        public int read(byte[] bytes, int from, int count) {
            ByteArrayInputStream stream = said.orElseGet(this::serve);
            said = Optional.of(stream);
            return stream.read(bytes, from, count);
        }

        private ByteArrayInputStream serve() {
            ByteArrayOutputStream answers = new ByteArrayOutputStream();
            Worker.serve(
                    arguments,
                    BuiltInPeer.named(arguments[1]).orElseThrow().make(),
                    new ByteArrayInputStream(queries.toByteArray()),
                    answers);
            return new ByteArrayInputStream(answers.toByteArray());
        }
    }
}
