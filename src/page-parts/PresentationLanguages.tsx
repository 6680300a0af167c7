import React from 'react';
import type { ReactNode } from 'react';
import Widget from '@site/src/ui/Widget';

/** The names of one analysis in each presentation language, side by side. */
export default function PresentationLanguages({ children }: { children: ReactNode }): ReactNode {
  return (
    <Widget
      title="One text, six presentation languages"
      action="Compare the names"
      load={() => import('@site/src/features/widgets/presentation-languages/Comparison')}
    >
      {children}
    </Widget>
  );
}
