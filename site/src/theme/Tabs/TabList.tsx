import type { KeyboardEvent } from 'react';
import { findNextIndex } from '../../ui/tab-choice';
import type { Choice, Item } from '../../ui/tab-choice';

/**
 * The names of the tabs, with the keys of the pattern "Tabs with manual activation" of WAI-ARIA. Ids
 * that link each tab with its panel would add 600 bytes to a page with many examples.
 */
export default function TabList({ tabs, selected, choose }: Choice) {
  // When a language of the menu is chosen, the keyboard still reaches the first tab.
  const reached = Math.max(
    0,
    tabs.findIndex(({ value }) => value === selected),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, value: string): void => {
    const tab = event.currentTarget;
    const next = findNextIndex(event, index, tabs.length);
    if (next !== undefined) (tab.parentElement?.children[next] as HTMLElement).focus();
    else if (event.key === 'Enter' || event.key === ' ') void choose(value, tab);
    else return;
    event.preventDefault();
  };
  return (
    <ul role="tablist" aria-orientation="horizontal" className="tabs">
      {tabs.map(({ value, label }, index) => (
        <li
          key={value}
          role="tab"
          tabIndex={index === reached ? 0 : -1}
          aria-selected={value === selected}
          className={`tabs__item${value === selected ? ' tabs__item--active' : ''}`}
          onClick={({ currentTarget }) => void choose(value, currentTarget)}
          onKeyDown={(event) => onKeyDown(event, index, value)}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  className: string;
  label: string;
  items: Item[];
  placeholder?: string;
  selected: string;
  choose: Choice['choose'];
}

/** Languages as a menu: all of them where tabs have no room beside each other, else those that are no tabs. */
export function TabMenu({ className, label, items, placeholder, selected, choose }: Props) {
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
