import React from 'react';
import type { ReactNode } from 'react';
import Widget from '@site/src/ui/Widget';

/** A few questions that lead to the status of feedback, and to the request. */
export default function FeedbackPath({ children }: { children: ReactNode }): ReactNode {
  return (
    <Widget
      title="Which status is it?"
      action="Find the status"
      load={() => import('@site/src/features/widgets/feedback-path/Path')}
    >
      {children}
    </Widget>
  );
}
