import React from 'react';
import type { ReactNode } from 'react';
import Aid from '@site/src/ui/Widget';

/** The names of one analysis in each presentation language, side by side. */
export default function PresentationLanguages({ children }: { children: ReactNode }): ReactNode {
  return (
    <Aid
      title="One text, six presentation languages"
      action="Compare the names"
      load={() => import('@site/src/features/widgets/presentation-languages/Comparison')}
    >
      {children}
    </Aid>
  );
}
