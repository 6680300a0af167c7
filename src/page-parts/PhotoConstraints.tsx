import { createWidget } from '@site/src/ui/Widget';

/** Constraints applied to demo photos, with the reason why each was kept or dropped. */
export default createWidget({
  title: 'Constraints on twelve photos',
  action: 'Try the constraints',
  load: () => import('@site/src/features/widgets/photo-constraints/Workbench'),
});
