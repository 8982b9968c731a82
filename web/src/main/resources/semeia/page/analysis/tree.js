/**
 * A game under analysis: a tree of moves. The first child of a node goes on with its line, the others are side lines.
 * What each act does is asked from the rules; the tree decides nothing.
 *
 * A node is `{parent, children, text, act, board, mover, over, comment, judged}`; the root has no text and no act.
 */
export class Tree {
  #rules;
  /** The rules, and what they are options of. */
  id;
  preset;
  /** The position at the beginning as text; empty for the usual one. */
  begin;
  /** What the record says of the game: `[name, value]`. */
  tags;
  /** The names of those that say who sits in each seat. */
  seatTags;
  /** The first act that was not possible: `{n, text}`. */
  fault;
  /** The node that is shown. */
  at;

  /**
   * @param game `{id, begin, acts, tags, comments}`: acts in our notation, comments as `[after, text]`
   * @throws Error if there is no such beginning
   */
  constructor(rules, { id, begin = '', acts = [], tags = [], comments = [] }) {
    this.#rules = rules;
    const line = rules.line(id, begin, acts.join(','), 0);
    this.id = line.rules;
    this.preset = line.preset;
    this.begin = line.begin;
    this.tags = tags;
    this.seatTags = line.seatTags;
    this.fault = line.fault;
    this.root = { parent: undefined, children: [], comment: '', ...line.start };
    this.at = this.#grow(this.root, line.acts);
    const all = [this.root, ...this.main];
    comments.forEach(([after, text]) => {
      const node = all[after];
      if (node) node.comment = node.comment ? `${node.comment}\n${text}` : text;
    });
  }

  #grow(node, scenes) {
    let last = node;
    for (const scene of scenes) {
      const child = { parent: last, children: [], comment: '', ...scene };
      last.children.push(child);
      last = child;
    }
    return last;
  }

  get players() {
    return this.root.board.shares.length;
  }

  /** The nodes from the root to `node`, without the root. */
  path(node = this.at) {
    const path = [];
    for (let n = node; n.parent; n = n.parent) path.push(n);
    return path.reverse();
  }

  /** The acts that lead to `node`, in our notation. */
  acts(node = this.at) {
    return this.path(node).map(({ text }) => text);
  }

  /** What the rules are given to know the game at `node`. */
  given(node = this.at) {
    return [this.id, this.begin, this.acts(node).join(',')];
  }

  /** The game at a node with all that may be done there. */
  stand(node = this.at) {
    node.stand ??= this.#rules.stand(...this.given(node));
    return node.stand;
  }

  /** The nodes that follow `node` in its line. */
  after(node = this.root) {
    const line = [];
    for (let n = node.children[0]; n; n = n.children[0]) line.push(n);
    return line;
  }

  /** The nodes of the main line. */
  get main() {
    return this.after();
  }

  isMain(node) {
    return this.path(node).every((n) => n.parent.children[0] === n);
  }

  /** The whole line that `node` is in. */
  line(node = this.at) {
    return [...this.path(node), ...this.after(node)];
  }

  /** Plays acts from `node` on, as a side line where there is another move already; gives the first of them. */
  add(acts, node = this.at) {
    let last = node;
    let first;
    for (const [i, text] of acts.entries()) {
      const known = last.children.find((child) => child.text === text);
      if (known) last = known;
      else {
        const path = this.acts(last);
        const { acts: scenes } = this.#rules.line(
          this.id,
          this.begin,
          [...path, ...acts.slice(i)].join(','),
          path.length,
        );
        this.#grow(last, scenes);
        return first ?? last.children[last.children.length - 1];
      }
      first ??= last;
    }
    return first;
  }

  /** Makes the line that `node` is in the main line. */
  promote(node) {
    for (const n of this.path(node)) {
      const { children } = n.parent;
      children.splice(children.indexOf(n), 1);
      children.unshift(n);
    }
  }

  /** Takes a move and all that follows it away. */
  remove(node) {
    const { parent } = node;
    const gone = this.path().includes(node);
    parent.children.splice(parent.children.indexOf(node), 1);
    if (gone) this.at = parent;
  }

  /** The node before, after, above or below the one that is shown, or undefined. */
  next(direction) {
    const { at } = this;
    if (direction === 'back') return at.parent;
    if (direction === 'forward') return at.children[0];
    const beside = at.parent?.children ?? [];
    return beside[beside.indexOf(at) + (direction === 'down' ? 1 : -1)];
  }

  /** The tree as plain data. */
  keep() {
    const { id, begin, tags, root } = this;
    return {
      id,
      begin,
      tags,
      comment: root.comment,
      line: this.#keepLine(this.main),
      at: this.path().map((n) => n.parent.children.indexOf(n)),
    };
  }

  #keepLine(nodes) {
    return {
      acts: nodes.map(({ text }) => text),
      comments: nodes.flatMap(({ comment }, i) => (comment ? [[i, comment]] : [])),
      sides: nodes.flatMap((node, i) =>
        node.parent.children[0] === node
          ? node.parent.children.slice(1).map((side) => [i, this.#keepLine([side, ...this.after(side)])])
          : [],
      ),
    };
  }

  /** A tree from what `keep` gave. */
  static restore(rules, { id, begin, tags, comment, line, at }) {
    const tree = new Tree(rules, { id, begin, tags });
    const fill = (parent, { acts, comments, sides }) => {
      if (!acts.length) return;
      const first = tree.add(acts, parent);
      const nodes = [first, ...tree.after(first)];
      comments.forEach(([i, text]) => {
        nodes[i].comment = text;
      });
      sides.forEach(([i, side]) => fill(nodes[i].parent, side));
    };
    tree.root.comment = comment;
    fill(tree.root, line);
    tree.at = at.reduce((node, i) => node.children[i] ?? node, tree.root);
    return tree;
  }
}
