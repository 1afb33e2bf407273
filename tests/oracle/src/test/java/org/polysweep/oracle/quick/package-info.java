/** Tests of the parts of the quick judge. */
package org.polysweep.oracle.quick;
