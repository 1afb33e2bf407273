/** Laws: what the answers to two queries have to do with each other when the queries have. Each for every path. */
package org.polysweep.conformance.laws;
