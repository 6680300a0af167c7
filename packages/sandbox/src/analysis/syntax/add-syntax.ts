import { listOwnMentions } from '../model';
import type { FoundEntity, Paragraph, Sentence, Token } from '../model';
import { buildTree } from './syntax';
import type { Edge } from './syntax';
import { countIds } from '../language/segment';
import pennTags from './penn-tags.data.json';

/** The syntax of a word, beyond its lemma and its part of speech. */
export interface TokenSyntax {
  dLemma: string | undefined;
  mTag: string;
  parId: string | undefined;
  fnc: string;
  feats: { negated: string } | undefined;
}

/** Syntax of a response, by the IDs of tokens and sentences. */
export interface Syntax {
  tokens: Map<string, TokenSyntax>;
  sentences: Map<string, TectoToken[]>;
  /** IDs of deep nodes by the IDs of their tokens. */
  nodes: Map<string, string>;
}

/** Tags of the Penn Treebank for the parts of speech that have one only. */
const TAGS: Record<string, string> = pennTags;

const MODAL = /^(?:will|would|can|could|may|might|must|shall|should)$/;

/** Draws both trees of each sentence. Only English words have the parts of speech it needs. */
export function buildSyntax(paragraphs: Paragraph[], entities: FoundEntity[]): Syntax {
  const syntax: Syntax = { tokens: new Map(), sentences: new Map(), nodes: new Map() };
  const toDeepSyntax = createDeepSyntax(entities);
  for (const sentence of paragraphs.flatMap(({ sentences }) => sentences)) {
    if (sentence.tokens.some(({ pos }) => pos === undefined)) continue;
    const tree = buildTree(sentence.tokens);
    const nodes = toDeepSyntax(sentence, tree);
    syntax.sentences.set(sentence.id, nodes);
    for (const { id, tokenIds } of nodes) {
      for (const tokenId of tokenIds) syntax.nodes.set(tokenId, id);
    }
    const negated = new Set(
      sentence.tokens.map((token, at) => (isNegation(token) ? tree[at]?.parent : undefined)),
    );
    tree.forEach((edge, at) => {
      const token = sentence.tokens[at];
      if (token)
        syntax.tokens.set(token.id, buildTokenSyntax(sentence, token, edge, negated.has(at)));
    });
  }
  return syntax;
}

function buildTokenSyntax(
  { tokens }: Sentence,
  token: Token,
  { parent, fnc }: Edge,
  isNegated: boolean,
): TokenSyntax {
  return {
    dLemma: token.lemma,
    mTag: findWordTag(token),
    parId: parent === undefined ? undefined : tokens[parent]?.id,
    fnc,
    feats: token.pos === 'VERB' ? { negated: String(isNegated) } : undefined,
  };
}

/**
 * The tag of an English word in the tag set of the Penn Treebank.
 *
 * @example
 * findWordTag({ text: 'visits', lemma: 'visit', pos: 'VERB' }); // 'VBZ'
 */
function findWordTag({ text, lemma, pos = 'X' }: Pick<Token, 'text' | 'lemma' | 'pos'>): string {
  const word = text.toLowerCase();
  const isBase = word === lemma;
  if (pos === 'PUNCT') return text;
  if (pos === 'PART') return lemma === 'to' ? 'TO' : 'RB';
  if (pos === 'NOUN') return isBase ? 'NN' : 'NNS';
  if (pos === 'ADJ') return isBase ? 'JJ' : word.endsWith('est') ? 'JJS' : 'JJR';
  if (pos !== 'VERB' && pos !== 'AUX') return TAGS[pos] ?? 'FW';
  if (MODAL.test(word)) return 'MD';
  if (isBase) return 'VB';
  if (word.endsWith('ing')) return 'VBG';
  return word.endsWith('s') && word !== 'was' ? 'VBZ' : 'VBD';
}

/** A node of the deep syntax: a word with its helpers. */
interface TectoToken {
  id: string;
  tokenIds: string[];
  lemma: string;
  fnc: string;
  parId?: string;
  entityMentionId?: string | undefined;
}

const ROOT = '#_SENTENCE_#';

/** The deep tree has its own names for these; they are those of public samples. */
const LABELS: Record<string, string> = { root: 'clause', obj: 'dobj' };

/** Returns a function that makes the deep syntax of sentences; IDs count through the response. */
function createDeepSyntax(
  entities: FoundEntity[],
): (sentence: Sentence, tree: Edge[]) => TectoToken[] {
  const nextId = countIds('d');
  const mentions = new Map(
    entities
      .flatMap(listOwnMentions)
      .flatMap(({ id, tokenIds }) => tokenIds.map((tokenId) => [tokenId, id] as const)),
  );
  return ({ tokens }, tree) => {
    const root = nextId();
    const owners = tokens.map((_, at) => findOwner(tokens, tree, at));
    const ids = new Map(
      owners.flatMap((owner, at) => (owner === at ? [[at, nextId()] as const] : [])),
    );
    const groups = groupBy(tokens, (index) => owners[index]);
    const parts = groupBy(tokens, (index) => {
      const edge = tree[index];
      return edge?.fnc === 'compound' ? edge.parent : undefined;
    });
    const nodes = tree.flatMap(({ parent, fnc }, at): TectoToken[] => {
      const [id, group] = [ids.get(at), groups.get(at)];
      if (id === undefined || !group) return [];
      const mentioned = group.find((token) => mentions.has(token.id));
      return [
        {
          id,
          tokenIds: group.map((token) => token.id),
          lemma: toLemma([...(parts.get(at) ?? []), ...tokens.slice(at, at + 1)]),
          fnc: LABELS[fnc] ?? fnc,
          parId: parent === undefined ? root : (ids.get(owners[parent] ?? parent) ?? root),
          entityMentionId: mentioned && mentions.get(mentioned.id),
        },
      ];
    });
    return [{ id: root, tokenIds: [], lemma: ROOT, fnc: 'root' }, ...nodes];
  };
}

/** "did not sleep" is one node, and so is "trade show". */
function findOwner(tokens: Token[], tree: Edge[], at: number): number {
  const edge = tree[at];
  if (edge?.parent === undefined) return at;
  const isHelper = edge.fnc === 'compound' || edge.fnc === 'aux' || isNegation(tokens[at]);
  return isHelper ? findOwner(tokens, tree, edge.parent) : at;
}

function isNegation(token?: Token): boolean {
  return token?.lemma === 'not' || token?.lemma === 'never';
}

/** One pass instead of one for each node: a sentence can have hundreds of words. */
function groupBy(
  tokens: Token[],
  toKey: (index: number) => number | undefined,
): Map<number, Token[]> {
  const groups = new Map<number, Token[]>();
  tokens.forEach((token, index) => {
    const key = toKey(index);
    if (key === undefined) return;
    const group = groups.get(key);
    if (group) group.push(token);
    else groups.set(key, [token]);
  });
  return groups;
}

function toLemma(words: Token[]): string {
  return [...words]
    .sort((a, b) => a.start - b.start)
    .map(({ lemma, text }) => lemma ?? text)
    .join(' ');
}
