// Change: a real button, which a click opens as Enter does, and Escape closes; upstream it is a link
// that only hovering or Enter opens. The bar has one when a product has frozen versions.
// Upstream: theme-classic 3.10.2.
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { useRef } from 'react';
import { useMenu } from '../../../../ui/use-menu';
import './menu.css';

export default function DropdownDesktop({ items, position, className, label }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen, isHoverable, hovering } = useMenu(menu);
  return (
    <div
      ref={menu}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': isHoverable,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      {...hovering}
    >
      <button
        type="button"
        className={clsx('navbar__link', className)}
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
