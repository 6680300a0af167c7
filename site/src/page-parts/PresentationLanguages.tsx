import { createWidget } from '../ui/Widget';

export default createWidget({
  title: 'One text, six presentation languages',
  action: 'Compare the names',
  load: () => import('../features/widgets/presentation-languages/Comparison'),
});
