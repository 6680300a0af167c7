import React from 'react';
import type { ReactNode } from 'react';
import Aid from '../Aid';

/** Chooses the fields of photos and weighs the answer. */
export default function FieldTrimmer({ children }: { children: ReactNode }): ReactNode {
  return (
    <Aid
      title="Photo fields and response size"
      action="Choose the fields"
      load={() => import('./Trimmer')}
    >
      {children}
    </Aid>
  );
}
