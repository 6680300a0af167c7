import type { Token } from './model';

/** How a word hangs on another of its sentence; labels are those of Universal Dependencies. */
export interface Edge {
  /** Index of the parent; undefined at the root. */
  parent?: number;
  fnc: string;
}

const isNoun = ({ pos }: Token): boolean => pos === 'NOUN' || pos === 'PROPN';
const isNominal = (token: Token): boolean => isNoun(token) || token.pos === 'PRON';
const isVerb = ({ pos }: Token): boolean => pos === 'VERB';
const isBorder = (token: Token): boolean => /^(?:VERB|PUNCT|CCONJ)$/.test(token.pos ?? '');

/**
 * Draws the tree of an English sentence from the order of its parts of speech: a rough one, which
 * shows the form. A word hangs on the root unless a rule knows better.
 *
 * @example
 * toTree(tokens of 'Merkel leaves Germany.').map(({ fnc }) => fnc); // ['nsubj', 'root', 'obj', 'punct']
 */
export function toTree(tokens: Token[]): Edge[] {
  const root = findRoot(tokens);
  return tokens.map((token, at) => {
    if (at === root) return { fnc: 'root' };
    const edge = (isNominal(token) ? hangNominal : hangOther)(tokens, at, root);
    return edge ?? { parent: root, fnc: token.pos === 'PUNCT' ? 'punct' : 'dep' };
  });
}

/** The first verb; else what is said with "be"; else the first noun. */
function findRoot(tokens: Token[]): number {
  const verb = tokens.findIndex(isVerb);
  if (verb !== -1) return verb;
  const copula = tokens.findIndex(({ pos }) => pos === 'AUX');
  const said = tokens.findIndex(
    (token, at) => at > copula && copula !== -1 && (token.pos === 'ADJ' || isNoun(token)),
  );
  const first = said === -1 ? tokens.findIndex(isNominal) : said;
  return first === -1 ? 0 : isNoun(tokens[first] as Token) ? toHead(tokens, first) : first;
}

/** The last noun of a group such as "trade show". */
function toHead(tokens: Token[], at: number): number {
  let head = at;
  while (isSame(tokens[head], tokens[head + 1])) head += 1;
  return head;
}

function isSame(token?: Token, next?: Token): boolean {
  return token !== undefined && next !== undefined && isNoun(token) && isNoun(next);
}

function hangNominal(tokens: Token[], at: number, root: number): Edge | undefined {
  const head = toHead(tokens, at);
  if (head !== at) return { parent: head, fnc: 'compound' };
  const start = toGroupStart(tokens, at);
  const verbBefore = findLast(tokens, at, isVerb);
  const nounBefore = findLast(tokens, start, isNominal);
  const lead = tokens[start - 1]?.pos;
  if (lead === 'CCONJ' && nounBefore !== undefined) return { parent: nounBefore, fnc: 'conj' };
  if (lead === 'ADP') {
    if (verbBefore !== undefined) return { parent: verbBefore, fnc: 'obl' };
    return nounBefore === undefined
      ? { parent: root, fnc: 'obl' }
      : { parent: nounBefore, fnc: 'nmod' };
  }
  if (at < root) return { parent: findNext(tokens, at, isVerb) ?? root, fnc: 'nsubj' };
  return verbBefore === undefined ? undefined : { parent: verbBefore, fnc: 'obj' };
}

/** Where a group begins with its article, numbers and adjectives. */
function toGroupStart(tokens: Token[], at: number): number {
  let start = at;
  if (tokens[at]?.pos === 'PRON') return start;
  while (/^(?:NOUN|PROPN|ADJ|DET|NUM)$/.test(tokens[start - 1]?.pos ?? '')) start -= 1;
  return start;
}

function hangOther(tokens: Token[], at: number, root: number): Edge | undefined {
  const { pos, lemma } = tokens[at] as Token;
  const noun = findNext(tokens, at, isNominal, isBorder);
  const head = noun === undefined ? undefined : toHead(tokens, noun);
  const verb = findNext(tokens, at, isVerb, ({ pos: other }) => other === 'PUNCT');
  const to = (parent: number | undefined, fnc: string): Edge | undefined =>
    parent === undefined ? undefined : { parent, fnc };
  switch (pos) {
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
      return to(verb ?? root, lemma === 'to' ? 'mark' : 'advmod');
    case 'SCONJ':
      return to(verb, 'mark');
    case 'CCONJ':
      return to(head ?? verb, 'cc');
    case 'INTJ':
      return to(root, 'discourse');
    case 'VERB':
      return to(findLast(tokens, at, isVerb) ?? root, toClause(tokens[at - 1]));
    default:
      return undefined;
  }
}

function toClause(before?: Token): string {
  if (before?.pos === 'CCONJ') return 'conj';
  return before?.lemma === 'to' ? 'xcomp' : 'parataxis';
}

type Test = (token: Token) => boolean;

function findNext(tokens: Token[], at: number, test: Test, stop?: Test): number | undefined {
  for (let index = at + 1; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (test(token)) return index;
    if (stop?.(token)) return undefined;
  }
  return undefined;
}

function findLast(tokens: Token[], at: number, test: Test): number | undefined {
  for (let index = at - 1; index >= 0; index -= 1) {
    if (test(tokens[index] as Token)) return index;
  }
  return undefined;
}
