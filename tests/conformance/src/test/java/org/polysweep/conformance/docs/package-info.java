/** What the documentation shows is compiled and run. */
package org.polysweep.conformance.docs;
