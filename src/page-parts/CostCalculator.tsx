import React from 'react';
import type { ReactNode } from 'react';
import Aid from '@site/src/ui/Widget';

/** Estimates how many characters an integration is charged for, and what they cost. */
export default function CostCalculator({ children }: { children: ReactNode }): ReactNode {
  return (
    <Aid
      title="Characters and costs per month"
      action="Open the calculator"
      load={() => import('@site/src/features/widgets/cost-calculator/Calculator')}
    >
      {children}
    </Aid>
  );
}
