import { Fragment } from 'react';
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
      <h1>{typeof children === 'string' ? breakName(children) : children}</h1>
      {hasMenu && <PageMenu contract={contract} />}
    </header>
  );
}

/** Some longer names do not fit on a phone. */
const LONGEST_WHOLE = 15;

/** A long name, such as that of a type, is broken before a capital on a phone. */
function breakName(title: string): ReactNode {
  if (title.length <= LONGEST_WHOLE || title.includes(' ')) return title;
  return title.split(/(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
