import { createWidget } from '../ui/Widget';

/** Estimates how many characters an integration and an archive are charged for, and what they cost. */
export default createWidget({
  title: 'Characters and costs per month',
  action: 'Open the calculator',
  load: () => import('../features/widgets/cost-calculator/Calculator'),
});
