/** Tests of the engine's protocol. */
package semeia.cli.protocol;
