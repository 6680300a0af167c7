import React from 'react';
import type { ReactNode } from 'react';
import type { Choice, Item } from './choice';

interface Props {
  className: string;
  label: string;
  items: Item[];
  /** Shown while none of the items is selected. */
  placeholder?: string;
  selected: string;
  choose: Choice['choose'];
}

/** Languages as a menu: all of them where tabs have no room beside each other, else those that are no tabs. */
export default function TabMenu({
  className,
  label,
  items,
  placeholder,
  selected,
  choose,
}: Props): ReactNode {
  const isSelected = items.some(({ value }) => value === selected);
  return (
    <select
      // As an active tab looks; a menu of all is always active.
      className={
        placeholder !== undefined && isSelected ? `${className} tabs__item--active` : className
      }
      aria-label={label}
      // Browsers would bring back the choice before the last one after a reload.
      autoComplete="off"
      value={isSelected ? selected : ''}
      onChange={({ currentTarget }) => void choose(currentTarget.value, currentTarget)}
    >
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {items.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name ?? value}
        </option>
      ))}
    </select>
  );
}
