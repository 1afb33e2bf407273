/** That what is right is decided exactly, and that queries are shrunk, kept and added up as they ought to be. */
package org.polysweep.workbench.validate;
