package semeia.cli;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;

/** The allowed arrows of ARCHITECTURE.md, and no others. */
@AnalyzeClasses(packages = "semeia", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule PACKAGES_DEPEND_ALONG_THE_ARROWS_ONLY = Architectures.layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("semeia..")
            .withOptionalLayers(true)
            .layer("rules")
            .definedBy("semeia.rules..")
            .layer("notation")
            .definedBy("semeia.notation..")
            .layer("match")
            .definedBy("semeia.match..")
            .layer("engine")
            .definedBy("semeia.engine..")
            .layer("web")
            .definedBy("semeia.web..")
            .layer("server")
            .definedBy("semeia.server..")
            .layer("cli")
            .definedBy("semeia.cli..")
            .whereLayer("rules")
            .mayNotAccessAnyLayer()
            .whereLayer("notation")
            .mayOnlyAccessLayers("rules")
            .whereLayer("match")
            .mayOnlyAccessLayers("rules", "notation")
            .whereLayer("engine")
            .mayOnlyAccessLayers("rules", "notation", "match")
            .whereLayer("web")
            .mayOnlyAccessLayers("rules", "notation", "match", "engine")
            .whereLayer("server")
            .mayOnlyAccessLayers("rules", "notation", "match", "engine")
            .ensureAllClassesAreContainedInArchitecture();

    @ArchTest
    static final ArchRule PACKAGES_FORM_NO_CYCLE =
            slices().matching("semeia.(*)..").should().beFreeOfCycles();
}
