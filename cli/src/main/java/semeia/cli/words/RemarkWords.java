package semeia.cli.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import semeia.engine.Remark;
import semeia.notation.Notation;
import semeia.rules.Position;

/** Remarks about moves as English words, read from {@code remarks.properties}. */
public final class RemarkWords {
    private final Properties sentences = new Properties();

    private RemarkWords() {}

    public static RemarkWords load() throws IOException {
        RemarkWords words = new RemarkWords();
        try (Reader text = new InputStreamReader(
                RemarkWords.class.getResourceAsStream("remarks.properties"), StandardCharsets.UTF_8)) {
            words.sentences.load(text);
        }
        return words;
    }

    /**
     * The remark as a sentence without subject and full stop.
     *
     * @param position any position on the board in question
     */
    public String of(Position position, Remark remark) {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < remark.numbers().size(); i++) {
            int number = remark.numbers().get(i);
            values.add(
                    switch (remark.kind().roles().get(i)) {
                        case SEEDS, COUNT -> number;
                        case PIT -> Notation.format(position, number);
                        case SEAT -> Seats.name(position.territory().players(), number);
                    });
        }
        String sentence = sentences.getProperty(remark.kind().key());
        return new MessageFormat(sentence, Locale.ROOT).format(values.toArray());
    }

    /** All remarks in one line; empty if there is none. */
    public String of(Position position, List<Remark> remarks) {
        return String.join(
                "; ", remarks.stream().map(remark -> of(position, remark)).toList());
    }
}
