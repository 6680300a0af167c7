export { writeIfChanged, writePages } from './node/write-pages';
export { buildOverviewPages } from './overview-pages';
export {
  GENERATED_MARK,
  LONGEST_DESCRIPTION,
  SHORTEST_DESCRIPTION,
  printMdx,
  printPage,
} from '../page';
export type { Page } from '../page';
export { buildTypePage } from './type-page';
