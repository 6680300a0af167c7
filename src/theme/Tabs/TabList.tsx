import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import React from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { toNextIndex } from './next-index';

/**
 * The names of the tabs, with the keys of the pattern "Tabs with manual activation" of WAI-ARIA. Ids
 * that link each tab with its panel would add 600 bytes to a page with many examples.
 */
export default function TabList(): ReactNode {
  const { selectedValue, selectValue, tabValues } = useTabs();
  // Longer and shorter scripts change the height of all groups above; the tab stays under the hand.
  const { blockElementScrollPositionUntilNextRender: holdPlace } = useScrollPositionBlocker();
  const select = (tab: HTMLElement, value: string): void => {
    if (value === selectedValue) return;
    holdPlace(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, value: string): void => {
    const tab = event.currentTarget;
    const next = toNextIndex(event, index, tabValues.length);
    if (next !== undefined) (tab.parentElement?.children[next] as HTMLElement).focus();
    else if (event.key === 'Enter' || event.key === ' ') select(tab, value);
    else return;
    event.preventDefault();
  };
  return (
    <ul role="tablist" aria-orientation="horizontal" className="tabs">
      {tabValues.map(({ value, label }, index) => (
        <li
          key={value}
          role="tab"
          tabIndex={value === selectedValue ? 0 : -1}
          aria-selected={value === selectedValue}
          className={`tabs__item${value === selectedValue ? ' tabs__item--active' : ''}`}
          onClick={({ currentTarget }) => select(currentTarget, value)}
          onKeyDown={(event) => onKeyDown(event, index, value)}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}
