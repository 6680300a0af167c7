export { loadHistory, toHistoryFile } from '../compare/load-history';
export type { HistoryEntry } from '../compare/load-history';
export { listExampleNames, loadExample, loadExamples } from '../examples/load-examples';
export { complete } from '../read/complete';
export { dropUnknownNotes } from '../read/drop-unknown-notes';
export { ifMissing, loadContract, parseOnce, parseYaml, toContractFile } from '../read/load';
export { findErrors } from '../read/validate';
export { findRepository } from '../read/node/find-repository';
