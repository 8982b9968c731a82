/** The way in to the analysis board: a game that was handed over, what the address says, or neither. */
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { analyseRead, takeGiven } from '../handover.js';
import { fromAddress } from './address.js';
import { Desk } from './desk.js';
import { startPage } from './start.js';
import { kept } from '../storage.js';
import { Thread } from '../thread.js';
import { Tree } from './tree.js';

/** A tree of a game that the rules have read. */
function treeOf(app, { rules, begin, acts, tags, comments }) {
  return new Tree(app.rules, { id: rules, begin, acts: acts ? acts.split(',') : [], tags, comments });
}

/** What was handed over, as a tree and what is to be said about it. */
function taken(app, { record, game, told }) {
  return { tree: treeOf(app, game ?? app.rules.read('semeia', 'abapa', record).games[0]), told };
}

/** What the address means, as a tree and what is to be said about it. */
function addressed(app, parts) {
  const { address, tree: plain } = kept('analysis') ?? {};
  if (address === location.hash) return { tree: Tree.restore(app.rules, plain) };
  const asked = fromAddress(app.rules, parts);
  const tree = new Tree(app.rules, asked);
  tree.at = [tree.root, ...tree.main][asked.shown ?? Infinity] ?? tree.main.at(-1) ?? tree.root;
  const told = asked.stray ? t('desk.stray', { text: asked.stray }) : tree.fault ? t('desk.fault', tree.fault) : '';
  return { tree, told };
}

function start(app, told) {
  const thread = new Thread(app.rules);
  const content = startPage(app, { thread, told, last: kept('analysis')?.address, opens: analyseRead });
  return { title: t('start.title'), content, close: () => thread.close() };
}

/** The analysis of what the address or another page gives; without either, the way in. */
export function view(app, ...parts) {
  const given = takeGiven();
  if (!given && (!parts[0] || parts[0] === 'given')) return start(app);
  let found;
  try {
    found = given ? taken(app, given) : addressed(app, parts);
  } catch (problem) {
    return start(app, t('desk.unknown', { problem: problem.message }));
  }
  const desk = new Desk(app, found.tree, found.told);
  return {
    title: t('desk.title', { game: gameName(found.tree.preset) }),
    content: desk.content,
    shown: () => desk.shown(),
    close: () => desk.close(),
  };
}
