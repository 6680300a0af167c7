import React from 'react';
import type { ReactNode } from 'react';
import Aid from '../Aid';

/** Chooses the fields of photos and weighs the answer. */
export default function FieldTrimmer({ children }: { children: ReactNode }): ReactNode {
  return (
    <Aid
      title="The fields of a photo and the size of the answer"
      action="Choose the fields"
      load={() => import('./Trimmer')}
    >
      {children}
    </Aid>
  );
}
