import type { RootContent } from 'mdast';
import { describeExecution } from '#samples/describe-execution';
import { findExecution, loadExecuted } from '#samples/load-executed';
import { element } from './elements';

/**
 * The badge below a code sample that says how it was tested. A sample that has changed since gets
 * none, because the badge would not be true; a test then asks for a new record.
 */
export async function toExecutedLine(sample: {
  name: string;
  language: string;
  text: string;
}): Promise<RootContent[]> {
  const execution = await findExecution(sample, await loadExecuted());
  if (!execution) return [];
  return [element('Executed', { ...describeExecution(sample.language, execution) })];
}
