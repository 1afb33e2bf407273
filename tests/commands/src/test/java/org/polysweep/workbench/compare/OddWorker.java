package org.polysweep.workbench.compare;

import java.util.concurrent.CountDownLatch;
import org.polysweep.peers.Peer;
import org.polysweep.peers.PeerAnswer;
import org.polysweep.peers.PeerAnswer.PeerOutcome;
import org.polysweep.trials.Console;

/** A worker whose algorithm does to a query what its displacement says. */
final class OddWorker {

    static final double HANGS = 1;
    static final double DIES = 2;
    static final double THROWS = 3;
    static final double OVERFLOWS = 4;
    static final double CHATS = 5;
    static final double ANSWERS = 8;

    private OddWorker() {}

    public static void main(String[] args) {
        Worker.serveParent(args, new Odd());
    }

    static final class Odd implements Peer<double[]> {

        private boolean hasTalked;

        @Override
        public double[] shape(double[] corners) {
            return corners;
        }

        @Override
        public void sweep(
                double[] a,
                double ax,
                double ay,
                double adx,
                double ady,
                double[] b,
                double bx,
                double by,
                double bdx,
                double bdy,
                PeerAnswer answer) {
            if (adx == HANGS) {
                hang();
            } else if (adx == DIES) {
                Runtime.getRuntime().halt(7);
            } else if (adx == THROWS) {
                throw new IllegalStateException("thrown on purpose");
            } else if (adx == OVERFLOWS) {
                throw new StackOverflowError("thrown on purpose");
            } else if (adx == CHATS && !hasTalked) {
                // Once: it is called a million times.
                hasTalked = true;
                Console.printLine("an engine that talks");
            }
            answer.outcome = PeerOutcome.MISS;
        }

        private static void hang() {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
