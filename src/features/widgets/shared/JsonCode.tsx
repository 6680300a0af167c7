import React from 'react';
import type { ReactNode } from 'react';
import CodeBlock from '@site/src/page-parts/CodeBlock';
import { highlightJson } from './highlight-json';

/** JSON that changes with what the reader chooses, to copy. */
export default function JsonCode({ label, value }: { label: string; value: unknown }): ReactNode {
  return <CodeBlock label={label} html={highlightJson(value)} />;
}
