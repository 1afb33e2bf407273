/** Every text of an exception that a caller of the two jars can provoke: data, and a check that none is left out. */
package org.polysweep.conformance.message;
