import React from 'react';
import type { ReactNode } from 'react';
import type { MoreSample } from '#samples/more-samples';
import CodeBlock from '@site/src/page-parts/CodeBlock';
import Executed from '@site/src/page-parts/Executed';

interface Props {
  label: string;
  sample: MoreSample;
}

/** A sample as the panel of a tab shows it. */
export default function MoreCode({ label, sample: { html, keyed, tested } }: Props): ReactNode {
  return (
    <div role="group" aria-label={`${label} code`}>
      <CodeBlock html={html} label={label} keyed={keyed} wrap="true" />
      {tested && <Executed {...tested} />}
    </div>
  );
}
