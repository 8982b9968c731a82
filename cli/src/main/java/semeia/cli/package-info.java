/**
 * The terminal program: one class a command, registered in {@link semeia.cli.Semeia}.
 *
 * <p>A command is a picocli {@code Callable<Integer>} that receives its {@link semeia.cli.terminal.StandardStreams} in the constructor,
 * prints what was asked for to {@link semeia.cli.terminal.Output}, says everything else on standard error, and returns
 * {@link semeia.cli.terminal.ExitCode#FINE}. Whatever goes wrong it throws; {@link semeia.cli.Failures} turns that into a message and
 * an exit code.
 */
package semeia.cli;
