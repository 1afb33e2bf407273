/** Whether the validator finds what is wrong with a swept-AABB routine, and nothing where nothing is. */
package org.polysweep.conformance.validate;
