/** What boxes take and refuse, and many queries about them at once: the answers of single calls, bit for bit. */
package org.polysweep.conformance.aabb;
