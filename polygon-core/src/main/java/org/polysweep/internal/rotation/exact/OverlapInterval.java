package org.polysweep.internal.rotation.exact;

import java.util.Optional;
import org.polysweep.internal.algebraic.RealRoot;

/**
 * An open interval of time in which two shapes overlap, of which one rotates at least. An overlap that is interrupted
 * for a single instant makes two intervals.
 *
 * @param begin its beginning; empty if the shapes overlap at the beginning of the window
 * @param end its end; empty if they still overlap at the end of the window
 */
public record OverlapInterval(Optional<RealRoot> begin, Optional<RealRoot> end) {}
