import { createDeepSyntax, isNegation } from './deep-syntax';
import type { TectoToken } from './deep-syntax';
import type { FoundEntity, Paragraph, Sentence, Token } from './model';
import { toTree } from './syntax';
import type { Edge } from './syntax';
import { toWordTag } from './word-forms';

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
    sentence.tokens.forEach((token, at) =>
      syntax.tokens.set(token.id, toTokenSyntax(sentence, tree, at, negated.has(at))),
    );
  }
  return syntax;
}

function toTokenSyntax(
  { tokens }: Sentence,
  tree: Edge[],
  at: number,
  isNegated: boolean,
): TokenSyntax {
  const token = tokens[at] as Token;
  const { parent, fnc } = tree[at] as Edge;
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
