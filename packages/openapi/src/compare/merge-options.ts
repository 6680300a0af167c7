import type { OpenApiDocument, Schema } from '../read/openapi';
import type { Node } from './nodes';

export interface MergeOptions {
  /** A back end has printed their document: what it does not say, it does not know. */
  isGenerated?: boolean;
  /** Whose texts stay where both have one. */
  texts?: 'ours' | 'theirs';
  /** Errors that theirs does not document are no errors any more. */
  removeErrors?: boolean;
  report?: MergeReport;
}

/** Notes for a reader of the comparison, beyond the changes. */
export interface MergeReport {
  /** Names of theirs for things of ours. */
  renamed: [theirs: string, ours: string][];
  /** How often ours stays because theirs says nothing: `limits` → 12. */
  kept: Map<string, number>;
  /** Texts of both that differ. */
  texts: { place: string; theirs: string }[];
}

export function createReport(): MergeReport {
  return { renamed: [], kept: new Map(), texts: [] };
}

export function countKept({ kept }: MergeReport, kind: string | undefined): void {
  if (kind !== undefined) kept.set(kind, (kept.get(kind) ?? 0) + 1);
}

/** Functions that merge parts of two documents share this. */
export interface MergeContext extends Required<MergeOptions> {
  ours: OpenApiDocument;
  theirs: OpenApiDocument;
  /** Whether their schema is our type of a name. */
  claim: (name: string, their: Schema) => boolean;
  mergeSchema: (our: Schema, their: Schema, place: string[]) => Schema;
  mergeNode: (our: Node, their: Node, place: string[]) => Node;
}
