import { createWidget } from '../ui/Widget';

/** The names of one analysis in each presentation language, side by side. */
export default createWidget({
  title: 'One text, six presentation languages',
  action: 'Compare the names',
  load: () => import('../features/widgets/presentation-languages/Comparison'),
});
