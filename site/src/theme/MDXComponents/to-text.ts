import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';

/**
 * The text of what React draws, without its elements. It reads what elements contain, not what
 * components make of it.
 *
 * @example extractText(['The filter ', <code>unit(num)</code>]); // 'The filter unit(num)'
 */
export function extractText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return extractText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
