/** The picture of one sweep, as SVG. */
package org.polysweep.workbench.svg;
