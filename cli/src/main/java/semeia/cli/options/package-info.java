/** Options and parameters that several commands share, one class each; commands take them in with picocli's {@code @Mixin}. */
package semeia.cli.options;
