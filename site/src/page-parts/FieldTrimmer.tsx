import { createWidget } from '../ui/Widget';

/** Chooses the fields of photos and weighs the response. */
export default createWidget({
  title: 'Photo fields and response size',
  action: 'Choose the fields',
  load: () => import('../features/widgets/field-trimmer/Trimmer'),
});
