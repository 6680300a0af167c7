/** The part of an analysis that this view reads. General API v3 and Media API v2 return the same. */
export interface Analysis {
  language?: { detected: string };
  paragraphs: Paragraph[];
  entities?: Found[];
  tags?: Tag[];
  relations?: Relation[];
  docSentiment?: Sentiment;
  /** By the id of a paragraph, sentence, entity, mention, tag or relation. */
  itemSentiments?: Record<string, Sentiment>;
}

export interface Paragraph {
  id?: string;
  type?: string;
  text: string;
  sentences?: { id?: string; tokens?: Token[]; tecto?: Node[] }[];
}

export interface Token {
  id: string;
  /** In code points of the paragraph. */
  off: number;
  text: string;
}

/** A node of the deep syntax. */
interface Node {
  id: string;
  lemma?: string;
  tokenIds?: string[];
}

export interface Found {
  id: string;
  /** Absent for what the knowledge base does not know. */
  gkbId?: string;
  stdForm: string;
  type: string;
  feats?: Record<string, string>;
  mentions?: { id?: string; text?: string; tokenIds?: string[]; derivedFromEntityId?: string }[];
}

export interface Tag extends Found {
  relevance: number;
}

interface Relation {
  id: string;
  textRepr: string;
  args?: { name?: string; entityId?: string }[];
  support?: { tokenIds?: string[] }[];
}

export interface Sentiment {
  /** From -1 to 1. */
  mean: number;
  label: string;
}

/** Returns a response as an analysis if it contains the analyzed text; every other response does not. */
export function readAnalysis(response: unknown): Analysis | undefined {
  const paragraphs = (response as Partial<Analysis> | null | undefined)?.paragraphs;
  if (!Array.isArray(paragraphs) || paragraphs.length === 0) return undefined;
  const hasTexts = paragraphs.every(
    (paragraph: Partial<Paragraph>) => typeof paragraph?.text === 'string',
  );
  return hasTexts ? (response as Analysis) : undefined;
}
