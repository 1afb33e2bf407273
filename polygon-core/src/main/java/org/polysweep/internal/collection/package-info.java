/** Collections for the step of a world: sets and lists of pairs, a sort and a heap by any order. */
package org.polysweep.internal.collection;
