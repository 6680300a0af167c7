import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

interface Props {
  /** Permanent: fields and responses of the sandbox point at it. */
  id: string;
  title: string;
  children: ReactNode;
}

export default function Rule({ id, title, children }: Props) {
  const anchor = `rule-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor} className="callout rule">
      <strong>{title}.</strong> {children}
    </div>
  );
}
