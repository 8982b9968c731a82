/** Builds databases of all boards on Apache Spark: the same files as on one machine, byte for byte. */
package semeia.cluster;
