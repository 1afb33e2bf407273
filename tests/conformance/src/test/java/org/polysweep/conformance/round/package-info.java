/** The sweep of shapes with a radius: exact cases, agreement of its paths, laws. */
package org.polysweep.conformance.round;
