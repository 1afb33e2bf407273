/** The drawing. */
package org.polysweep.workbench.svg;
