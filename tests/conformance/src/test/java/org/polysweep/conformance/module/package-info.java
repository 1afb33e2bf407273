/** How programs of others see the two jars: module descriptors, linking with jlink, and nullness in Kotlin. */
package org.polysweep.conformance.module;
