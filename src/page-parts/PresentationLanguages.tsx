import { createWidget } from '@site/src/ui/Widget';

/** The names of one analysis in each presentation language, side by side. */
export default createWidget({
  title: 'One text, six presentation languages',
  action: 'Compare the names',
  load: () => import('@site/src/features/widgets/presentation-languages/Comparison'),
});
