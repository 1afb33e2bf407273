/**
 * What an answer is: the {@link org.polysweep.contact.Verdict}, the immutable {@link
 * org.polysweep.contact.SweepOutcome}, and the parts that they are made of. {@code org.polysweep.result} has the
 * reusable form.
 *
 * <p>Every path of the library answers in these types, and every path answers the same bits.
 */
@NullMarked
package org.polysweep.contact;

import org.jspecify.annotations.NullMarked;
