/**
 * A scene of the command line: many bodies, how they move from frame to frame, and what is kept of a frame to be drawn.
 */
package org.polysweep.workbench.scene;
