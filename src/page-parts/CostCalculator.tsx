import React from 'react';
import type { ReactNode } from 'react';
import Widget from '@site/src/ui/Widget';

/** Estimates how many characters an integration and an archive are charged for, and what they cost. */
export default function CostCalculator({ children }: { children: ReactNode }): ReactNode {
  return (
    <Widget
      title="Characters and costs per month"
      action="Open the calculator"
      load={() => import('@site/src/features/widgets/cost-calculator/Calculator')}
    >
      {children}
    </Widget>
  );
}
