/** What the two shipped jars promise, held against exact arithmetic: see DESIGN.md, "How it is tested". */
package org.polysweep.conformance;
