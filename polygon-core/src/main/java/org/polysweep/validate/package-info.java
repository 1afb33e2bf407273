/**
 * Checks a swept-AABB routine. An {@link org.polysweep.validate.AabbSweep} receives many queries, and each claim is
 * compared with the exact polygon algorithm: {@link org.polysweep.validate.Validator} in tests, with the smallest query
 * for each kind of finding, and {@link org.polysweep.validate.CheckedSweep} in production, on a share of the queries or
 * all.
 *
 * <p>Queries come from the caller, or are the seeded queries of {@link org.polysweep.validate.BoxQueries}. {@link
 * org.polysweep.validate.AcceptanceRules} decides what is right, and {@link org.polysweep.validate.Shrinker} what is
 * simple; both also accept other shapes and other numbers.
 */
@NullMarked
package org.polysweep.validate;

import org.jspecify.annotations.NullMarked;
