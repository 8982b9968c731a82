/** What explains the commands themselves: {@code semeia help}, completion for shells, manual pages. */
package semeia.cli.help;
