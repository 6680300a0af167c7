import React, { useContext } from 'react';
import type { ReactNode } from 'react';
import { FilterContext, isShown } from './Changes/filter';

interface Props {
  /** Ids of the products that it concerns, with spaces between. */
  products: string;
  breaking?: boolean;
  children: ReactNode;
}

/** One entry of the list of changes. */
export default function ChangeEntry({ products, breaking = false, children }: Props): ReactNode {
  const filter = useContext(FilterContext);
  const hidden = !isShown(filter, { products: products.split(' '), breaking });
  return <section hidden={hidden}>{children}</section>;
}
