import { createWidget } from '../ui/Widget';

export default createWidget({
  title: 'Converter from v1 to v2',
  action: 'Open the converter',
  load: () => import('../features/widgets/v1-converter/Converter'),
});
