import { listOwnMentions } from './model';
import type { FoundEntity, Sentence, Token } from './model';
import { countIds } from './segment';
import type { Edge } from './syntax';

/** A node of the deep syntax: a word with its helpers. */
export interface TectoToken {
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
export function createDeepSyntax(
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
    const owners = tokens.map((_, at) => toOwner(tokens, tree, at));
    const ids = new Map(
      owners.flatMap((owner, at) => (owner === at ? [[at, nextId()] as const] : [])),
    );
    const groups = groupBy(tokens, (index) => owners[index]);
    const parts = groupBy(tokens, (index) => {
      const edge = tree[index];
      return edge?.fnc === 'compound' ? edge.parent : undefined;
    });
    const nodes = tree.flatMap(({ parent, fnc }, at): TectoToken[] => {
      const [id, own] = [ids.get(at), groups.get(at)];
      if (id === undefined || !own) return [];
      const mentioned = own.find((token) => mentions.has(token.id));
      return [
        {
          id,
          tokenIds: own.map((token) => token.id),
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
function toOwner(tokens: Token[], tree: Edge[], at: number): number {
  const edge = tree[at];
  if (edge?.parent === undefined) return at;
  const isHelper = edge.fnc === 'compound' || edge.fnc === 'aux' || isNegation(tokens[at]);
  return isHelper ? toOwner(tokens, tree, edge.parent) : at;
}

export function isNegation(token?: Token): boolean {
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
