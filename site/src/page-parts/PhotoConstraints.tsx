import { createWidget } from '../ui/Widget';

export default createWidget({
  title: 'Constraints on twelve photos',
  action: 'Try the constraints',
  load: () => import('../features/widgets/photo-constraints/Workbench'),
});
