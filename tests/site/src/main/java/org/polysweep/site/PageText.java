package org.polysweep.site;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A document in Markdown as the site generator needs it. Headings get the anchors that code hosts give them, links lead
 * to the site, a type in code leads to its Javadoc, and a table gets a frame, which scrolls on a narrow screen and says
 * which columns are flush right.
 */
final class PageText {

    private static final Pattern HEADING = Pattern.compile("(#+) +(.*)");
    private static final Pattern LINK = Pattern.compile("`[^`]*`|\\]\\(([^)\\s]+)\\)");

    /** Code that begins with the name of a type, and is not the text of a link. */
    private static final Pattern TYPE = Pattern.compile("(?<!\\[)`(\\p{Lu}\\w+)(?:[.<(][^`]*)?`(?!\\]\\()");

    private final UnaryOperator<String> addresses;
    private final UnaryOperator<String> types;
    private final Set<String> anchors = new HashSet<>();

    /**
     * Takes the addresses of a page.
     *
     * @param addresses turns a link of the document into one of the page
     * @param types turns the name of a type into the address of its Javadoc; the empty string if there is none
     */
    PageText(UnaryOperator<String> addresses, UnaryOperator<String> types) {
        this.addresses = addresses;
        this.types = types;
    }

    String of(String document) {
        StringBuilder page = new StringBuilder();
        List<String> lines = document.lines().toList();
        boolean fenced = false;
        boolean table = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("```")) {
                fenced = !fenced;
            }
            boolean row = !fenced && line.startsWith("|");
            if (row && !table) {
                page.append("\n<div class=\"table-frame")
                        .append(flushRight(lines.get(i + 1)))
                        .append("\">\n\n");
            } else if (table && !row) {
                page.append("\n</div>\n\n");
            }
            table = row;
            page.append(fenced || line.startsWith("    ") ? line : typed(links(heading(line))))
                    .append('\n');
        }
        return page.append(table ? "\n</div>\n" : "").toString();
    }

    private String heading(String line) {
        Matcher heading = HEADING.matcher(line);
        return heading.matches()
                ? heading.group(1) + " <a id=\"" + anchor(heading.group(2)) + "\"></a>" + heading.group(2)
                : line;
    }

    private String anchor(String heading) {
        String first = heading.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                .replace(' ', '-');
        String anchor = first;
        for (int copy = 1; !anchors.add(anchor); copy++) {
            anchor = first + "-" + copy;
        }
        return anchor;
    }

    private String typed(String line) {
        if (line.startsWith("#")) {
            return line;
        }
        return TYPE.matcher(line).replaceAll(found -> {
            String address = types.apply(found.group(1));
            return Matcher.quoteReplacement(
                    address.isEmpty() ? found.group() : "[" + found.group() + "](" + address + ")");
        });
    }

    private String links(String line) {
        return LINK.matcher(line)
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group(1) == null ? found.group() : "](" + addresses.apply(found.group(1)) + ")"));
    }

    /** The classes of a table whose second line is this one: {@code right-2} if the second column is flush right. */
    private static String flushRight(String line) {
        StringBuilder classes = new StringBuilder();
        String[] columns = line.split("\\|", -1);
        for (int i = 1; i < columns.length; i++) {
            if (columns[i].strip().matches("-+:")) {
                classes.append(" right-").append(i);
            }
        }
        return classes.toString();
    }
}
