/** Layers: what is known of all positions with the same number of seeds, and how boards are numbered. */
package semeia.tablebase.layer;
