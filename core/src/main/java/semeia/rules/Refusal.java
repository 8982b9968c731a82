package semeia.rules;

/** Why a pit may not be played, or another act is not allowed. */
public enum Refusal {
    /** The game is over. */
    GAME_OVER("the game is over"),
    /** There is no such pit on this board. */
    NO_SUCH_PIT("there is no such pit"),
    /** Another player owns the pit. */
    NOT_YOURS("another player owns the pit"),
    /** The pit holds no seed. */
    EMPTY("the pit is empty"),
    /** The opponent has no seed and this move gives him none (rule 3.4). */
    DOES_NOT_FEED("the opponent has no seed and must be fed"),
    /** The move would leave the opponent without a seed, and another would not (rule 3.3, Awari). */
    STARVES("it would leave the opponent no seed"),
    /** The pit holds one seed, and such a pit may not be lifted, or not while the player owns a fuller one ({@code singles}). */
    SINGLE("a pit with one seed may not be lifted"),
    /** The move would take every seed of the opponent's row, which is forbidden ({@code slam=forbidden}). */
    SLAM("it would take every seed of the opponent's row"),
    /** The first move of the game lifts this pit and the next, and they are not both the player's and filled ({@code opening=pair}). */
    NOT_A_PAIR("the first move lifts this pit and the next, both one's own and not empty"),
    /** The sowing would run for ever (rule 4.8). */
    ENDLESS("the sowing would run for ever"),
    /** There is no extra move to decline (rule 4.4). */
    NO_EXTRA_MOVE("there is no extra move to decline"),
    /** The position has not occurred three times, or these rules know no claim (rule 3.7). */
    NO_REPETITION("the position has not occurred three times, or these rules know no claim"),
    /** There is no such seat, or that player has resigned already. */
    NO_SUCH_PLAYER("there is no such player in the game"),
    /** There is no lot to draw (rule 4.5). */
    NO_LOT("there is no lot to draw");

    private final String text;

    Refusal(String text) {
        this.text = text;
    }

    /** The reason in English, for messages. */
    public String text() {
        return text;
    }
}
