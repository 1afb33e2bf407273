/** Many queries at once: the answers of single calls, bit for bit, and nothing that is allocated. */
package org.polysweep.conformance.batch;
