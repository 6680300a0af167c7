import { toPointer } from '@docs/utils';
import { readProbes } from '../verify/read-probes';
import type { Finding, Subject } from './check';

/** Every `x-probe` can be sent, and its answer be found. */
export function checkProbes({ file, document, examples }: Subject): Finding[] {
  const findings: Finding[] = [];
  readProbes(document, examples, ({ steps }, message) => {
    findings.push({ file, pointer: toPointer([...steps, 'x-probe']), message });
  });
  return findings;
}
