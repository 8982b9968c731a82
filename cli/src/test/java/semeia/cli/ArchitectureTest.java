package semeia.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import java.io.IOException;
import java.io.Reader;
import java.io.Serializable;
import java.io.StringReader;
import java.io.UncheckedIOException;

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
            .layer("tournament")
            .definedBy("semeia.tournament..")
            .layer("engine")
            .definedBy("semeia.engine..")
            .layer("tablebase")
            .definedBy("semeia.tablebase..")
            .layer("cluster")
            .definedBy("semeia.cluster..")
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
            .whereLayer("tournament")
            .mayOnlyAccessLayers("rules", "notation", "match")
            .whereLayer("engine")
            .mayOnlyAccessLayers("rules", "notation", "match")
            .whereLayer("tablebase")
            .mayOnlyAccessLayers("rules", "notation", "match", "engine")
            .whereLayer("cluster")
            .mayOnlyAccessLayers("rules", "notation", "match", "engine", "tablebase")
            .whereLayer("web")
            .mayOnlyAccessLayers("rules", "notation", "match", "tournament", "engine")
            .whereLayer("server")
            .mayOnlyAccessLayers("rules", "notation", "match", "tournament", "engine", "tablebase")
            .ensureAllClassesAreContainedInArchitecture();

    /** The arrows between the packages of the server; {@code node} puts the parts together and {@code semeia.server} starts it. */
    @ArchTest
    static final ArchRule PACKAGES_OF_THE_SERVER_DEPEND_ALONG_THE_ARROWS_ONLY = Architectures.layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("semeia.server..")
            .layer("store")
            .definedBy("semeia.server.store")
            .layer("message")
            .definedBy("semeia.server.message")
            .layer("mail")
            .definedBy("semeia.server.mail")
            .layer("config")
            .definedBy("semeia.server.config")
            .layer("table")
            .definedBy("semeia.server.table")
            .layer("limits")
            .definedBy("semeia.server.limits")
            .layer("people")
            .definedBy("semeia.server.people")
            .layer("engine")
            .definedBy("semeia.server.engine")
            .layer("tournament")
            .definedBy("semeia.server.tournament")
            .layer("lobby")
            .definedBy("semeia.server.lobby")
            .layer("http")
            .definedBy("semeia.server.http")
            .layer("socket")
            .definedBy("semeia.server.socket")
            .layer("api")
            .definedBy("semeia.server.api")
            .layer("node")
            .definedBy("semeia.server.node")
            .layer("server")
            .definedBy("semeia.server")
            .whereLayer("store")
            .mayNotAccessAnyLayer()
            .whereLayer("message")
            .mayNotAccessAnyLayer()
            .whereLayer("mail")
            .mayNotAccessAnyLayer()
            .whereLayer("config")
            .mayOnlyAccessLayers("store", "mail")
            .whereLayer("table")
            .mayOnlyAccessLayers("store", "message")
            .whereLayer("limits")
            .mayOnlyAccessLayers("table")
            .whereLayer("people")
            .mayOnlyAccessLayers("store", "mail", "table")
            .whereLayer("engine")
            .mayOnlyAccessLayers("store", "message", "table", "limits")
            .whereLayer("tournament")
            .mayOnlyAccessLayers("store", "table", "people")
            .whereLayer("lobby")
            .mayOnlyAccessLayers("store", "message", "table", "limits", "people")
            .whereLayer("http")
            .mayOnlyAccessLayers("config", "message", "table", "people")
            .whereLayer("socket")
            .mayOnlyAccessLayers("store", "message", "table", "limits", "people", "lobby")
            .whereLayer("api")
            .mayOnlyBeAccessedByLayers("node")
            .whereLayer("node")
            .mayOnlyBeAccessedByLayers("server")
            .whereLayer("server")
            .mayNotBeAccessedByAnyLayer();

    /** What the database library is called is known to the store alone. */
    @ArchTest
    static final ArchRule JDBI_STAYS_INSIDE_THE_STORE = noClasses()
            .that()
            .resideOutsideOfPackage("semeia.server.store..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.jdbi..");

    private static final DescribedPredicate<JavaClass> PLAIN = resideInAnyPackage(
                    "semeia.rules..",
                    "semeia.notation..",
                    "semeia.match..",
                    "semeia.tournament..",
                    "semeia.engine..",
                    "java.lang",
                    "java.lang.annotation",
                    "java.lang.runtime",
                    "java.math",
                    "java.util",
                    "java.util.function",
                    "java.util.regex",
                    "java.util.stream",
                    "java.time")
            .or(belongToAnyOf(Serializable.class));

    /** So that the browser can run the same classes, and search stays free of threads and files. */
    @ArchTest
    static final ArchRule RULES_AND_ENGINE_NEED_ONLY_THE_PLAINEST_OF_THE_JDK = classes()
            .that()
            .resideInAnyPackage("semeia.rules..", "semeia.tournament..", "semeia.engine..")
            .should()
            .onlyDependOnClassesThat(PLAIN);

    /** Games and matches are read as they come, which takes a reader, but no file. */
    @ArchTest
    static final ArchRule NOTATION_AND_MATCHES_ALSO_NEED_READERS = classes()
            .that()
            .resideInAnyPackage("semeia.notation..", "semeia.match..")
            .should()
            .onlyDependOnClassesThat(PLAIN.or(
                    belongToAnyOf(Reader.class, StringReader.class, IOException.class, UncheckedIOException.class)));

    /** Entries and numbering know nothing of how they are computed, computing nothing of files. */
    @ArchTest
    static final ArchRule TABLEBASE_ROOMS_DEPEND_ALONG_THEIR_ARROWS_ONLY = Architectures.layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("semeia.tablebase..")
            .layer("layer")
            .definedBy("semeia.tablebase.layer")
            .layer("retrograde")
            .definedBy("semeia.tablebase.retrograde")
            .layer("file")
            .definedBy("semeia.tablebase.file")
            .layer("tablebase itself")
            .definedBy("semeia.tablebase")
            .layer("puzzle")
            .definedBy("semeia.tablebase.puzzle")
            .whereLayer("layer")
            .mayNotAccessAnyLayer()
            .whereLayer("retrograde")
            .mayOnlyAccessLayers("layer")
            .whereLayer("file")
            .mayOnlyAccessLayers("layer", "retrograde")
            .whereLayer("tablebase itself")
            .mayOnlyAccessLayers("layer", "retrograde", "file")
            .whereLayer("puzzle")
            .mayOnlyAccessLayers("file", "tablebase itself");

    @ArchTest
    static final ArchRule PACKAGES_FORM_NO_CYCLE =
            slices().matching("semeia.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule ROOMS_OF_THE_PROGRAM_FORM_NO_CYCLE =
            slices().matching("semeia.cli.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule ROOMS_OF_THE_PROGRAM_DO_NOT_KNOW_THE_PROGRAM = noClasses()
            .that()
            .resideInAPackage("semeia.cli.*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("semeia.cli");

    @ArchTest
    static final ArchRule PACKAGES_OF_THE_SERVER_FORM_NO_CYCLE =
            slices().matching("semeia.server.(*)").should().beFreeOfCycles();
}
