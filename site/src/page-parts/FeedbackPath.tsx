import { createWidget } from '../ui/Widget';

export default createWidget({
  title: 'Which status is it?',
  action: 'Find the status',
  load: () => import('../features/widgets/feedback-path/Path'),
});
