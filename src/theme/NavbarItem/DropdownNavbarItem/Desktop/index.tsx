// Change: a real button, which a click opens as Enter does; upstream it is a link that only hovering
// or Enter opens. Upstream: theme-classic 3.10.2.
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import React, { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

/** What ends a visit to the menu, when it happens elsewhere. */
const LEAVING = ['mousedown', 'touchstart', 'focusin'];

export default function DropdownDesktop({ items, position, className, label }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useOutside(place, () => setOpen(false));
  return (
    <div
      ref={place}
      className={clsx('navbar__item dropdown dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-haspopup="true"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
            onClick={(event) => {
              item.onClick?.(event);
              setOpen(false);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

function useOutside(place: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) leave();
    };
    LEAVING.forEach((type) => document.addEventListener(type, listen));
    return () => LEAVING.forEach((type) => document.removeEventListener(type, listen));
  });
}
