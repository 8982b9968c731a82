package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import semeia.cli.Run;

class PaintTest {
    @Test
    void paints_only_on_a_terminal_with_colours() {
        assertThat(Paint.on(Terminals.NONE).seat(0, "South")).isEqualTo("South");
        assertThat(Paint.on(new Run.ColourfulScreen()).seat(0, "South")).isEqualTo("\u001b[33mSouth\u001b[0m");
    }

    @Test
    void counts_columns_without_paint() {
        assertThat(Paint.columns(Paint.ANSI.bold("four") + " " + Paint.ANSI.seat(1, "seeds")))
                .isEqualTo(10);
    }

    @Test
    void paints_nothing_where_there_is_no_text() {
        assertThat(Paint.ANSI.bold("")).isEmpty();
    }
}
