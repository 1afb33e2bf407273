package org.polysweep.playground;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The page is a user of the library. */
@AnalyzeClasses(packages = "org.polysweep.playground")
class PlaygroundArchitectureTest {

    @ArchTest
    static final ArchRule THE_PAGE_USES_WHAT_USERS_CALL =
            noClasses().should().dependOnClassesThat().resideInAPackage("org.polysweep.internal..");
}
