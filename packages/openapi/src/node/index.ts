export { loadHistory, toHistoryFile } from '../compare/load-history';
export type { HistoryEntry } from '../compare/load-history';
export { listExampleNames, loadExample, loadExamples } from '../examples/load-examples';
export { dropUnknownNotes } from '../read/drop-unknown-notes';
export {
  ifMissing,
  loadContract,
  parseAs,
  parseOnce,
  parseYaml,
  TEXT,
  toContractFile,
} from '../read/load';
export { findErrors } from '../read/validate';
export { findRepository } from '../read/node/find-repository';
