package semeia.cluster;

/** Which of the two fixed points of a layer is being found. */
enum Phase {
    /** What the players are sure of. */
    BOUNDS,
    /** In how many plies they have it. */
    PLIES
}
