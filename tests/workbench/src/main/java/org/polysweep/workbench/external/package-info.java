/** Programs of the user's that read queries and write answers, whatever else they do. */
package org.polysweep.workbench.external;
