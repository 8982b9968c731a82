package semeia.cli.rules;

import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import semeia.cli.terminal.Paint;
import semeia.cli.terminal.Terminals;
import semeia.cli.terminal.TextWrap;

/** A page of Markdown set for a terminal: headings, paragraphs, lists, indented examples, stressed words; of links only the text. */
final class RulesText extends AbstractVisitor {
    private static final String INDENT = "  ";
    private static final String EXAMPLE = "      ";

    private final Paint paint;
    private final String bullet;
    private final StringBuilder page = new StringBuilder();
    private StringBuilder paragraph = new StringBuilder();
    private Style style = (paint, word) -> word;

    private RulesText(Paint paint, String bullet) {
        this.paint = paint;
        this.bullet = bullet;
    }

    /** How a word is painted. */
    private interface Style {
        String of(Paint paint, String word);
    }

    /** Sets a page. */
    static String set(String markdown, Terminals terminals) {
        RulesText page = new RulesText(Paint.on(terminals), terminals.hasUnicode() ? "•" : "-");
        Parser.builder().build().parse(markdown).accept(page);
        return page.page.toString();
    }

    private void separate(Node block) {
        boolean inTightList =
                block.getParent() instanceof ListItem || (block instanceof ListItem && block.getPrevious() != null);
        if (!page.isEmpty() && !inTightList) {
            page.append('\n');
        }
    }

    @Override
    public void visit(Heading heading) {
        separate(heading);
        style = Paint::bold;
        visitChildren(heading);
        style = (plain, word) -> word;
        page.append(paragraph).append('\n');
        paragraph = new StringBuilder();
    }

    @Override
    public void visit(Paragraph block) {
        separate(block);
        visitChildren(block);
        boolean item = block.getParent() instanceof ListItem;
        String others = item ? INDENT + INDENT : INDENT;
        String first = item && block.getPrevious() == null ? INDENT + bullet + " " : others;
        List<String> lines = TextWrap.wrap(paragraph.toString(), TextWrap.WIDTH - others.length());
        for (int i = 0; i < lines.size(); i++) {
            page.append(i == 0 ? first : others).append(lines.get(i)).append('\n');
        }
        paragraph = new StringBuilder();
    }

    @Override
    public void visit(BulletList list) {
        separate(list);
        visitChildren(list);
    }

    @Override
    public void visit(IndentedCodeBlock example) {
        separate(example);
        example.getLiteral()
                .lines()
                .forEach(line -> page.append((EXAMPLE + line).stripTrailing()).append('\n'));
    }

    @Override
    public void visit(Emphasis emphasis) {
        styled(Paint::italic, emphasis);
    }

    @Override
    public void visit(StrongEmphasis emphasis) {
        styled(Paint::bold, emphasis);
    }

    @Override
    public void visit(Code code) {
        append(Paint::bold, code.getLiteral());
    }

    private void styled(Style other, Node node) {
        Style before = style;
        style = other;
        visitChildren(node);
        style = before;
    }

    @Override
    public void visit(Text text) {
        append(style, text.getLiteral());
    }

    @Override
    public void visit(SoftLineBreak end) {
        paragraph.append(' ');
    }

    /** Paints word by word, so that lines can break between them. */
    private void append(Style with, String text) {
        String before = "";
        for (String word : text.split(" ", -1)) {
            paragraph.append(before).append(with.of(paint, word));
            before = " ";
        }
    }
}
