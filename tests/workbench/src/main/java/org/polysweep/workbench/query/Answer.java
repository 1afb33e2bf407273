package org.polysweep.workbench.query;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Contact;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Separation;
import org.polysweep.sweep.SweepPath;

/**
 * What the sweep says to a query.
 *
 * @param query the question
 * @param contact the answer
 * @param path the path that gave it, never {@link SweepPath#AUTO}
 * @param separation the shortest way out; there for OVERLAP alone
 * @param explanation why the answer is what it is; there if it was asked for
 */
public record Answer(
        Query query,
        Contact contact,
        SweepPath path,
        Optional<Separation> separation,
        Optional<List<Explanation.Step>> explanation) {}
