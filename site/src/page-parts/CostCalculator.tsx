import { createWidget } from '../ui/Widget';

export default createWidget({
  title: 'Characters and costs per month',
  action: 'Open the calculator',
  load: () => import('../features/widgets/cost-calculator/Calculator'),
});
