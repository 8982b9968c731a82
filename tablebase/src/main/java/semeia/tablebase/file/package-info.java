/** Files of layers: header, blocks with checksums, memory maps. */
package semeia.tablebase.file;
