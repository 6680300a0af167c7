import React from 'react';
import type { ReactNode } from 'react';
import Widget from '@site/src/ui/Widget';

/** Constraints applied to demo photos, with the reason why each was kept or dropped. */
export default function PhotoConstraints({ children }: { children: ReactNode }): ReactNode {
  return (
    <Widget
      title="Constraints on twelve photos"
      action="Try the constraints"
      load={() => import('@site/src/features/widgets/photo-constraints/Workbench')}
    >
      {children}
    </Widget>
  );
}
