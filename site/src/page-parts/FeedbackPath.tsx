import { createWidget } from '../ui/Widget';

/** A few questions that lead to the status of feedback, and to the request. */
export default createWidget({
  title: 'Which status is it?',
  action: 'Find the status',
  load: () => import('../features/widgets/feedback-path/Path'),
});
