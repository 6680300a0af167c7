import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import React from 'react';
import type { ReactNode } from 'react';

/** The tabs as a menu, where they have no room beside each other; the style sheet shows one of both. */
export default function TabMenu(): ReactNode {
  const { selectedValue, selectValue, tabValues } = useTabs();
  const { blockElementScrollPositionUntilNextRender: holdPlace } = useScrollPositionBlocker();
  return (
    <select
      className="tabs-menu"
      aria-label="Language"
      // Browsers would bring back the choice before the last one after a reload.
      autoComplete="off"
      value={selectedValue}
      onChange={({ currentTarget }) => {
        holdPlace(currentTarget);
        selectValue(currentTarget.value);
      }}
    >
      {tabValues.map(({ value, label }) => (
        <option key={value} value={value}>
          {label ?? value}
        </option>
      ))}
    </select>
  );
}
