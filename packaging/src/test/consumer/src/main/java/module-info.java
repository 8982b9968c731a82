/** A program on the module path. */
module example.consumer {
    requires semeia.core;
    requires semeia.engine;
    requires semeia.tablebase;
}
