/** Queries in bulk on Apache Spark: {@code validate} and {@code sweep} of the command line, on many machines. */
package org.polysweep.cluster;
