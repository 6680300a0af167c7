import { createWidget } from '../ui/Widget';

/** Constraints applied to demo photos, with the reason why each was kept or dropped. */
export default createWidget({
  title: 'Constraints on twelve photos',
  action: 'Try the constraints',
  load: () => import('../features/widgets/photo-constraints/Workbench'),
});
