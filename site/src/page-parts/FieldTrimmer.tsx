import { createWidget } from '../ui/Widget';

export default createWidget({
  title: 'Photo fields and response size',
  action: 'Choose the fields',
  load: () => import('../features/widgets/field-trimmer/Trimmer'),
});
