import React from 'react';
import type { UseComboboxGetItemPropsReturnValue } from 'downshift';
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';
import HitText from './HitText';
import type { Option } from './list-options';
import styles from './styles.module.css';
import { useOpen } from './use-open';

/** A line is a link or a button. */
interface Props extends HTMLAttributes<HTMLElement> {
  ref?: UseComboboxGetItemPropsReturnValue['ref'];
  option: Option;
  isActive: boolean;
  /** Whether the line above is a hit of the same page. */
  isFurther: boolean;
}

/** A line of the list. Those with a URL are links, so they open in new tabs too. */
export default function OptionLine(allProps: Props): ReactNode {
  const { option, isActive, isFurther, onClick, ...props } = allProps;
  const links = useOpen();
  const className = [
    styles.option,
    isActive && styles.active,
    isFurther && styles.further,
    styles[option.kind],
  ]
    .filter(Boolean)
    .join(' ');
  if (option.kind === 'nearest' || option.kind === 'retry') {
    return (
      <button {...props} type="button" className={className} tabIndex={-1} onClick={onClick}>
        {option.label}
      </button>
    );
  }
  const target = option;
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    links.onClick(event, target);
    // What the browser opens elsewhere leaves the list as it is.
    if (event.defaultPrevented) onClick?.(event);
  }
  return (
    <a {...props} className={className} href={target.url} tabIndex={-1} onClick={follow}>
      {target.kind === 'hit' ? <HitText hit={target.hit} isFurther={isFurther} /> : target.label}
    </a>
  );
}
