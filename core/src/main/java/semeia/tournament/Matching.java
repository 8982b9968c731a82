package semeia.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The cheapest way to put everybody into pairs, exactly: Edmonds' algorithm with prices. About n³ steps.
 *
 * <p>Every vertex has a price and every blossom (an odd ring of vertices or of smaller blossoms) a rebate; an edge is <em>tight</em> when
 * the prices of its ends pay for it. Trees of alternating tight edges grow from all unmatched vertices at once; where two trees meet the
 * matching grows by a pair, where a tree meets itself an odd ring is taken together as a blossom, and where nothing is tight the prices
 * change until something is. Costs and prices are whole numbers, so there is no rounding.
 */
final class Matching {
    /** The cost of a pair that is not allowed. */
    static final long FORBIDDEN = Long.MAX_VALUE;

    private static final int NOBODY = -1;

    private enum Label {
        FREE,
        /** An even number of edges away from the root of its tree. */
        OUTER,
        /** An odd number of edges away. */
        INNER
    }

    /** A vertex, or a blossom of them. */
    private static final class Node {
        private final List<Integer> vertices = new ArrayList<>();
        /** Of a blossom: its parts in a ring, the one that holds the base first. */
        private final List<Node> ring = new ArrayList<>();
        /** Edge i leads from part i to the part after it. */
        private final List<Edge> joints = new ArrayList<>();
        /** The vertex whose partner is outside. */
        private int base;

        private long rebate;
        private Label label = Label.FREE;
        /** How the tree came here; {@code from} is nobody at a root. */
        private Edge entry = ROOT;
    }

    private record Edge(int from, int to) {
        Edge back() {
            return new Edge(to, from);
        }
    }

    private static final Edge ROOT = new Edge(NOBODY, NOBODY);

    private final long[][] cost;
    private final int size;
    private final int[] mate;
    private final long[] price;
    /** The node that holds each vertex and lies in no other. */
    private final Node[] top;
    /** For each vertex the outer vertex of another node that is nearest to being joined by a tight edge. */
    private final int[] nearest;

    private Matching(long[][] cost) {
        this.cost = cost;
        this.size = cost.length;
        this.mate = new int[size];
        this.price = new long[size];
        this.top = new Node[size];
        this.nearest = new int[size];
        Arrays.fill(mate, NOBODY);
        long cheapest = 0;
        for (int v = 0; v < size; v++) {
            top[v] = new Node();
            top[v].vertices.add(v);
            top[v].base = v;
            for (long each : cost[v]) {
                cheapest = Math.min(cheapest, each);
            }
        }
        Arrays.fill(price, -cheapest);
    }

    /**
     * Pairs everybody at the least total cost.
     *
     * @param cost of each pair, the same in both directions, {@link #FORBIDDEN} if it is not allowed; the sum of any of them must fit
     *     four times into a {@code long}
     * @return the partner of each; empty if not everybody can be paired
     */
    static Optional<int[]> cheapest(long[][] cost) {
        Matching matching = new Matching(cost);
        for (int pairs = 0; 2 * pairs < cost.length; pairs++) {
            if (!matching.addPair()) {
                return Optional.empty();
            }
        }
        return Optional.of(matching.mate);
    }

    /** What an edge still lacks to be tight. */
    private long slack(int u, int v) {
        return price[u] + price[v] + 2 * cost[u][v];
    }

    /** Adds one pair, changing others as needed; false if it cannot be done. */
    private boolean addPair() {
        if (size % 2 == 1) {
            return false;
        }
        Arrays.fill(nearest, NOBODY);
        for (Node node : top) {
            node.label = Label.FREE;
            node.entry = ROOT;
        }
        for (int v = 0; v < size; v++) {
            if (top[v].label == Label.FREE && mate[top[v].base] == NOBODY) {
                makeOuter(top[v], ROOT);
            }
        }
        while (true) {
            Step step = cheapestStep();
            if (step.kind == Step.Kind.NONE) {
                return false;
            }
            changePrices(step.amount);
            switch (step.kind) {
                case EXPAND -> expand(step.blossom);
                case GROW -> grow(new Edge(nearest[step.vertex], step.vertex));
                default -> {
                    Edge edge = new Edge(nearest[step.vertex], step.vertex);
                    Optional<Node> meeting = meeting(edge);
                    if (meeting.isEmpty()) {
                        augment(edge);
                        augment(edge.back());
                        return true;
                    }
                    shrink(edge, meeting.get());
                }
            }
        }
    }

    /** What becomes possible first when prices change, and by how much they have to. */
    private record Step(Kind kind, long amount, int vertex, Node blossom) {
        private enum Kind {
            NONE,
            GROW,
            JOIN,
            EXPAND
        }
    }

    private Step cheapestStep() {
        Step best = new Step(Step.Kind.NONE, Long.MAX_VALUE, NOBODY, top[0]);
        for (int v = 0; v < size; v++) {
            Node node = top[v];
            if (node.label == Label.INNER) {
                if (!node.ring.isEmpty() && node.rebate / 2 < best.amount) {
                    best = new Step(Step.Kind.EXPAND, node.rebate / 2, v, node);
                }
                continue;
            }
            if (nearest[v] != NOBODY && top[nearest[v]] == node) {
                nearest[v] = NOBODY;
                for (int u = 0; u < size; u++) {
                    offer(u, v);
                }
            }
            if (nearest[v] != NOBODY) {
                boolean join = node.label == Label.OUTER;
                long amount = join ? slack(nearest[v], v) / 2 : slack(nearest[v], v);
                if (amount < best.amount) {
                    best = new Step(join ? Step.Kind.JOIN : Step.Kind.GROW, amount, v, node);
                }
            }
        }
        return best;
    }

    /** Keeps in mind that {@code v} could be reached from {@code u}, if that is an outer vertex elsewhere. */
    private void offer(int u, int v) {
        if (top[u].label == Label.OUTER
                && top[u] != top[v]
                && cost[u][v] != FORBIDDEN
                && (nearest[v] == NOBODY || slack(u, v) < slack(nearest[v], v))) {
            nearest[v] = u;
        }
    }

    private void changePrices(long amount) {
        for (int v = 0; v < size; v++) {
            Node node = top[v];
            long sign = node.label == Label.OUTER ? -1 : node.label == Label.INNER ? 1 : 0;
            price[v] += sign * amount;
            if (node.base == v) {
                node.rebate -= 2 * sign * amount;
            }
        }
    }

    private void makeOuter(Node node, Edge entry) {
        node.label = Label.OUTER;
        node.entry = entry;
        for (int u : node.vertices) {
            for (int v = 0; v < size; v++) {
                offer(u, v);
            }
        }
    }

    /** Takes a node that is in no tree, and its partner, into the tree. */
    private void grow(Edge edge) {
        Node node = top[edge.to];
        node.label = Label.INNER;
        node.entry = edge;
        int partner = mate[node.base];
        makeOuter(top[partner], new Edge(node.base, partner));
    }

    /** The nodes from that of a vertex up to the root of its tree. */
    private List<Node> path(int vertex) {
        List<Node> path = new ArrayList<>();
        path.add(top[vertex]);
        Edge entry = top[vertex].entry;
        while (entry.from != NOBODY) {
            path.add(top[entry.from]);
            entry = top[entry.from].entry;
        }
        return path;
    }

    /** Where the ways from the ends of an edge to their roots meet; empty if they are in two trees. */
    private Optional<Node> meeting(Edge edge) {
        List<Node> other = path(edge.to);
        return path(edge.from).stream().filter(other::contains).findFirst();
    }

    /** Takes the ring that an edge closes together. */
    private void shrink(Edge edge, Node meeting) {
        Node blossom = new Node();
        List<Node> down = path(edge.from);
        down = new ArrayList<>(down.subList(0, down.indexOf(meeting)));
        Collections.reverse(down);
        blossom.ring.add(meeting);
        for (Node part : down) {
            blossom.joints.add(part.entry);
            blossom.ring.add(part);
        }
        blossom.joints.add(edge);
        for (Node part = top[edge.to]; part != meeting; part = top[part.entry.from]) {
            blossom.ring.add(part);
            blossom.joints.add(part.entry.back());
        }
        blossom.base = meeting.base;
        blossom.ring.forEach(part -> blossom.vertices.addAll(part.vertices));
        blossom.vertices.forEach(v -> top[v] = blossom);
        makeOuter(blossom, meeting.entry);
    }

    /** Takes an inner blossom without rebate apart again; the even way through it stays in the tree. */
    private void expand(Node blossom) {
        for (Node part : blossom.ring) {
            part.vertices.forEach(v -> top[v] = part);
            part.label = Label.FREE;
            part.entry = ROOT;
        }
        int parts = blossom.ring.size();
        int at = indexOf(blossom, blossom.entry.to);
        int step = at % 2 == 0 ? parts - 1 : 1;
        Edge entry = blossom.entry;
        boolean inner = true;
        while (true) {
            Node part = blossom.ring.get(at);
            if (inner) {
                part.label = Label.INNER;
                part.entry = entry;
            } else {
                makeOuter(part, entry);
            }
            if (at == 0) {
                return;
            }
            int next = (at + step) % parts;
            entry = step == 1
                    ? blossom.joints.get(at)
                    : blossom.joints.get(next).back();
            at = next;
            inner = !inner;
        }
    }

    private static int indexOf(Node blossom, int vertex) {
        int index = 0;
        while (!blossom.ring.get(index).vertices.contains(vertex)) {
            index++;
        }
        return index;
    }

    /** Changes over the edges from the start of an edge to its root; the edge itself becomes a pair. */
    private void augment(Edge edge) {
        Edge pair = edge;
        while (true) {
            Node outer = top[pair.from];
            rebase(outer, pair.from);
            mate[pair.from] = pair.to;
            if (outer.entry.from == NOBODY) {
                return;
            }
            Node inner = top[outer.entry.from];
            Edge before = inner.entry;
            rebase(inner, before.to);
            mate[before.to] = before.from;
            pair = before;
        }
    }

    /** Pairs the vertices of a node among themselves, but for one. */
    private void rebase(Node node, int vertex) {
        node.base = vertex;
        if (node.ring.isEmpty()) {
            return;
        }
        int first = indexOf(node, vertex);
        Collections.rotate(node.ring, -first);
        Collections.rotate(node.joints, -first);
        rebase(node.ring.get(0), vertex);
        for (int i = 1; i < node.ring.size(); i += 2) {
            Edge pair = node.joints.get(i);
            rebase(node.ring.get(i), pair.from);
            rebase(node.ring.get(i + 1), pair.to);
            mate[pair.from] = pair.to;
            mate[pair.to] = pair.from;
        }
    }
}
