import React from 'react';
import type { ReactNode } from 'react';
import Widget from '@site/src/ui/Widget';

/** Chooses the fields of photos and weighs the response. */
export default function FieldTrimmer({ children }: { children: ReactNode }): ReactNode {
  return (
    <Widget
      title="Photo fields and response size"
      action="Choose the fields"
      load={() => import('@site/src/features/widgets/field-trimmer/Trimmer')}
    >
      {children}
    </Widget>
  );
}
