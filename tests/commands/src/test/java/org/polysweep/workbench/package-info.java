/** What belongs to the command line alone; its answers are tested in {@code tests/conformance}. */
package org.polysweep.workbench;
