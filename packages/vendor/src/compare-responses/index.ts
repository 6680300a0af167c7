export { compareJson, groupJsonChanges, isUsual } from './compare-json';
export type { JsonChange, JsonChangeGroup } from './compare-json';
export { printChange, printDifference, printPath, printStep } from './print-change';
