/**
 * What an answer is: the {@link org.polysweep.contact.Verdict}, the immutable {@link org.polysweep.contact.Contact}, the
 * reusable {@link org.polysweep.contact.SweepResult}, and the parts that they are made of.
 *
 * <p>Every path of the library answers in these types, and every path answers the same bits.
 */
package org.polysweep.contact;
