/** What programs of the user's answer, whatever it is. */
package org.polysweep.workbench.external;
