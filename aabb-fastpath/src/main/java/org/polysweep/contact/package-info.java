/**
 * The types of an answer: the {@link org.polysweep.contact.Verdict}, the immutable
 * {@link org.polysweep.contact.SweepOutcome}, and the parts that they are made of. {@code org.polysweep.result} has the
 * reusable form.
 *
 * <p>Every algorithm of the library returns these types, with the same bits.
 */
@NullMarked
package org.polysweep.contact;

import org.jspecify.annotations.NullMarked;
