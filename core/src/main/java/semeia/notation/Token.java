package semeia.notation;

import java.util.List;

/**
 * One piece of a game record.
 *
 * @param kind what it is
 * @param name the name of a tag; otherwise empty
 * @param text the value of a tag, what a comment says, or the word itself
 * @param mark where it begins
 * @param textMark where its text begins
 * @param faults what is wrong in it by itself
 */
record Token(Kind kind, String name, String text, Mark mark, Mark textMark, List<TextFault> faults) {
    enum Kind {
        TAG,
        /** Something in brackets that is no tag. */
        NO_TAG,
        COMMENT,
        WORD,
        END
    }

    Word word() {
        return new Word(text, textMark);
    }
}
