/** Queries from JSON, strictly, and answers to JSON. */
package org.polysweep.workbench.json;
