import type { Token } from '../model';

/** How a word hangs on another of its sentence; labels are those of Universal Dependencies. */
export interface Edge {
  /** Index of the parent; undefined at the root. */
  parent?: number;
  fnc: string;
}

const isNoun = ({ pos }: Token): boolean => pos === 'NOUN' || pos === 'PROPN';
const isNominal = (token: Token): boolean => isNoun(token) || token.pos === 'PRON';
const isVerb = ({ pos }: Token): boolean => pos === 'VERB';
const BORDERS = new Set(['VERB', 'PUNCT', 'CCONJ']);
const IN_GROUP = new Set(['NOUN', 'PROPN', 'ADJ', 'DET', 'NUM']);

/**
 * Draws the tree of an English sentence from the order of its parts of speech: a rough one, which
 * shows the form. A word hangs on the root unless a rule knows better.
 *
 * @example
 * buildTree(tokens of 'Merkel leaves Germany.').map(({ fnc }) => fnc); // ['nsubj', 'root', 'obj', 'punct']
 */
export function buildTree(tokens: Token[]): Edge[] {
  const neighbors = findNeighbors(tokens);
  const root = findRoot(tokens, neighbors);
  return tokens.map((token, at) => {
    if (at === root) return { fnc: 'root' };
    const edge = (isNominal(token) ? hangNominal : hangOther)(tokens, neighbors, at, root);
    return edge ?? { parent: root, fnc: token.pos === 'PUNCT' ? 'punct' : 'dep' };
  });
}

/** The first verb; else what is said with "be"; else the first noun. */
function findRoot(tokens: Token[], { head }: Neighbors): number {
  const verb = tokens.findIndex(isVerb);
  if (verb !== -1) return verb;
  const copula = tokens.findIndex(({ pos }) => pos === 'AUX');
  const said = tokens.findIndex(
    (token, at) => at > copula && copula !== -1 && (token.pos === 'ADJ' || isNoun(token)),
  );
  const first = said === -1 ? tokens.findIndex(isNominal) : said;
  return first === -1 ? 0 : (head[first] ?? first);
}

/** For each position of a sentence, the nearest words that its rules ask for. */
interface Neighbors {
  /** The last noun of a group such as "trade show"; any other word itself. */
  head: number[];
  /** Where a group begins with its article, numbers and adjectives. */
  groupStart: number[];
  verbBefore: (number | undefined)[];
  nominalBefore: (number | undefined)[];
  /** Before the next punctuation mark. */
  verbInClause: (number | undefined)[];
  /** Before the next verb, conjunction or punctuation mark. */
  nominalInPhrase: (number | undefined)[];
}

/** Two passes over the sentence: a sentence without periods can have hundreds of words. */
function findNeighbors(tokens: Token[]): Neighbors {
  const neighbors: Neighbors = {
    head: [],
    groupStart: [],
    verbBefore: [],
    nominalBefore: [],
    verbInClause: [],
    nominalInPhrase: [],
  };
  let [verb, nominal, start]: (number | undefined)[] = [];
  tokens.forEach((token, at) => {
    neighbors.verbBefore[at] = verb;
    neighbors.nominalBefore[at] = nominal;
    neighbors.groupStart[at] = token.pos === 'PRON' ? at : (start ?? at);
    if (isVerb(token)) verb = at;
    if (isNominal(token)) nominal = at;
    start = IN_GROUP.has(token.pos ?? '') ? (start ?? at) : undefined;
  });
  let [inClause, inPhrase, head]: (number | undefined)[] = [];
  for (const [at, token] of [...tokens.entries()].reverse()) {
    neighbors.verbInClause[at] = inClause;
    neighbors.nominalInPhrase[at] = inPhrase;
    head = isNoun(token) ? (head ?? at) : undefined;
    neighbors.head[at] = head ?? at;
    if (isVerb(token)) inClause = at;
    if (token.pos === 'PUNCT') inClause = undefined;
    if (isNominal(token)) inPhrase = at;
    else if (BORDERS.has(token.pos ?? '')) inPhrase = undefined;
  }
  return neighbors;
}

function hangNominal(
  tokens: Token[],
  neighbors: Neighbors,
  at: number,
  root: number,
): Edge | undefined {
  const head = neighbors.head[at];
  if (head !== at) return { parent: head, fnc: 'compound' };
  const start = neighbors.groupStart[at] ?? at;
  const verbBefore = neighbors.verbBefore[at];
  const nounBefore = neighbors.nominalBefore[start];
  const lead = tokens[start - 1]?.pos;
  if (lead === 'CCONJ' && nounBefore !== undefined) return { parent: nounBefore, fnc: 'conj' };
  if (lead === 'ADP') {
    if (verbBefore !== undefined) return { parent: verbBefore, fnc: 'obl' };
    return nounBefore === undefined
      ? { parent: root, fnc: 'obl' }
      : { parent: nounBefore, fnc: 'nmod' };
  }
  if (at < root) return { parent: root, fnc: 'nsubj' };
  return verbBefore === undefined ? undefined : { parent: verbBefore, fnc: 'obj' };
}

function hangOther(
  tokens: Token[],
  neighbors: Neighbors,
  at: number,
  root: number,
): Edge | undefined {
  const noun = neighbors.nominalInPhrase[at];
  const head = noun === undefined ? undefined : neighbors.head[noun];
  const verb = neighbors.verbInClause[at];
  const to = (parent: number | undefined, fnc: string): Edge | undefined =>
    parent === undefined ? undefined : { parent, fnc };
  switch (tokens[at]?.pos) {
    case 'DET':
      return to(head, 'det');
    case 'ADJ':
      return to(head, 'amod');
    case 'NUM':
      return to(head, 'nummod');
    case 'ADP':
      return to(head, 'case');
    case 'AUX':
      return to(verb, 'aux') ?? to(root, 'cop');
    case 'ADV':
      return to(verb ?? root, 'advmod');
    case 'PART':
      return to(verb ?? root, tokens[at]?.lemma === 'to' ? 'mark' : 'advmod');
    case 'SCONJ':
      return to(verb, 'mark');
    case 'CCONJ':
      return to(head ?? verb, 'cc');
    case 'INTJ':
      return to(root, 'discourse');
    case 'VERB':
      return to(neighbors.verbBefore[at], toClause(tokens[at - 1]));
    default:
      return undefined;
  }
}

function toClause(before?: Token): string {
  if (before?.pos === 'CCONJ') return 'conj';
  return before?.lemma === 'to' ? 'xcomp' : 'parataxis';
}
