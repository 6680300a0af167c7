import React from 'react';
import type { ReactNode } from 'react';
import PageMenu from './PageMenu';

interface Props {
  /** A line above the title. */
  eyebrow?: string | undefined;
  /** The API of the page, for what can be downloaded of it. */
  contract?: string | undefined;
  children: ReactNode;
}

/** The title of a page, and the menu beside it. */
export default function PageTitle({ eyebrow, contract, children }: Props): ReactNode {
  return (
    <header className="page-title">
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      <h1>{children}</h1>
      <PageMenu contract={contract} />
    </header>
  );
}
