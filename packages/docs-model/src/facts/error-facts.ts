import type { ErrorDoc } from '@docs/openapi';
import { draw, listNoteFacts, when } from './draw';
import type { NoteFact, Renderer } from './draw';

/** One thing that the documentation says of an error besides its status and the name of that. */
export type ErrorFact =
  | { kind: 'description'; text: string }
  | { kind: 'cause'; text: string }
  | { kind: 'remedy'; text: string }
  /** The same request may succeed later. */
  | { kind: 'retry' }
  | NoteFact;

/**
 * Draws the facts of an error in the order in which readers see them. Nothing else may be said of an
 * error, in no format.
 */
export function drawErrorFacts<Output>(
  { status, description, cause, remedy, retry, notes }: ErrorDoc,
  renderer: Renderer<ErrorFact, Output>,
): Output[] {
  const facts: ErrorFact[] = [
    ...when(description, (text): ErrorFact => ({ kind: 'description', text })),
    ...when(cause, (text): ErrorFact => ({ kind: 'cause', text })),
    ...when(remedy, (text): ErrorFact => ({ kind: 'remedy', text })),
    ...when(retry, (): ErrorFact => ({ kind: 'retry' })),
    ...listNoteFacts(notes),
  ];
  return draw(`error ${status}`, facts, renderer);
}
