import type { ReactNode } from 'react';
import Alternate from './PageMenu/Alternate';
import PageMenu from './PageMenu';

interface Props {
  eyebrow?: string | undefined;
  /** The API of the page, for what can be downloaded of it. */
  contract?: string | undefined;
  /** False where the menu is elsewhere, or the page is a tool. */
  hasMenu?: boolean;
  children: ReactNode;
}

export default function PageTitle({ eyebrow, contract, hasMenu = true, children }: Props) {
  return (
    <header className="page-title">
      <Alternate />
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      <h1>{children}</h1>
      {hasMenu && <PageMenu contract={contract} />}
    </header>
  );
}
