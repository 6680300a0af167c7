import type { ContractName } from '#contract/names';

/**
 * Everything that is needed to send an example from a page, with the requests before it. Built
 * once, fetched when a reader presses Run: see toRequestSequence().
 */
export interface RequestSequence {
  contract: ContractName;
  operationId: string;
  path: Record<string, string>;
  query: Record<string, string>;
  /** In the order of sending; the last one is the example's own. */
  calls: SequenceRequest[];
}

export interface SequenceRequest {
  title: string;
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** Any JSON value; absent when the request has no body. */
  body?: unknown;
  /**
   * What later requests repeat of its stored response. A running sandbox returns other values,
   * which have to replace these.
   */
  captures: CapturedValue[];
}

export interface CapturedValue {
  /** JSON pointer into the response, such as `/metadata/referenceKey`. */
  pointer: string;
  /** As stored in the response and in the requests of this repository. */
  stored: string;
}
