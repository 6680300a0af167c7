import { createDeepSyntax, isNegation } from './deep-syntax';
import type { TectoToken } from './deep-syntax';
import type { FoundEntity, Paragraph, Sentence, Token } from './model';
import { toTree } from './syntax';
import type { Edge } from './syntax';

/** What the syntax says about a word, beyond its lemma and its part of speech. */
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
const TAGS: Record<string, string> = {
  PROPN: 'NNP',
  ADV: 'RB',
  DET: 'DT',
  ADP: 'IN',
  SCONJ: 'IN',
  PRON: 'PRP',
  NUM: 'CD',
  CCONJ: 'CC',
  INTJ: 'UH',
  SYM: 'SYM',
  X: 'FW',
};

const MODAL = /^(?:will|would|can|could|may|might|must|shall|should)$/i;

/** Draws both trees of each sentence. Only English words have the parts of speech it needs. */
export function toSyntax(paragraphs: Paragraph[], entities: FoundEntity[]): Syntax {
  const syntax: Syntax = { tokens: new Map(), sentences: new Map(), nodes: new Map() };
  const toDeepSyntax = createDeepSyntax(entities);
  for (const sentence of paragraphs.flatMap(({ sentences }) => sentences)) {
    if (sentence.tokens.some(({ pos }) => pos === undefined)) continue;
    const tree = toTree(sentence.tokens);
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
      if (token) syntax.tokens.set(token.id, toTokenSyntax(sentence, token, edge, negated.has(at)));
    });
  }
  return syntax;
}

function toTokenSyntax(
  { tokens }: Sentence,
  token: Token,
  { parent, fnc }: Edge,
  isNegated: boolean,
): TokenSyntax {
  return {
    dLemma: token.lemma,
    mTag: toWordTag(token),
    parId: parent === undefined ? undefined : tokens[parent]?.id,
    fnc,
    feats: token.pos === 'VERB' ? { negated: String(isNegated) } : undefined,
  };
}

/** The node of the deep syntax that means a word. */
export function findNode({ nodes }: Syntax, tokenId = ''): string | undefined {
  return nodes.get(tokenId);
}

/**
 * The tag of an English word in the tag set of the Penn Treebank.
 *
 * @example
 * toWordTag({ text: 'visits', lemma: 'visit', pos: 'VERB' }); // 'VBZ'
 */
function toWordTag({ text, lemma, pos = 'X' }: Pick<Token, 'text' | 'lemma' | 'pos'>): string {
  const isBase = text.toLowerCase() === lemma;
  if (pos === 'PUNCT') return text;
  if (pos === 'PART') return lemma === 'to' ? 'TO' : 'RB';
  if (pos === 'NOUN') return isBase ? 'NN' : 'NNS';
  if (pos === 'ADJ') return isBase ? 'JJ' : text.endsWith('est') ? 'JJS' : 'JJR';
  if (pos !== 'VERB' && pos !== 'AUX') return TAGS[pos] ?? 'FW';
  if (MODAL.test(text)) return 'MD';
  if (isBase) return 'VB';
  if (text.endsWith('ing')) return 'VBG';
  return text.endsWith('s') && text !== 'was' ? 'VBZ' : 'VBD';
}
