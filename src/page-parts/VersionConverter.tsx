import { createWidget } from '@site/src/ui/Widget';

/** Converts JSON of the Media API v1 to version 2. */
export default createWidget({
  title: 'Converter from v1 to v2',
  action: 'Open the converter',
  load: () => import('@site/src/features/widgets/v1-converter/Converter'),
});
