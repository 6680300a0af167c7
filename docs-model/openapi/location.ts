import type { OperationDoc } from '#contract/list-operations';
import type { Source } from '#docs-model/facts/source';

/** Where something is shown: the contract that it comes from and the operation that it belongs to. */
export interface Location {
  source: Source;
  operation: OperationDoc;
}
