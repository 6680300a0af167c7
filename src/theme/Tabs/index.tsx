// Change: keeps the tabs that came with the page, where upstream makes all of them again as soon as
// the page reacts; Home and End lead to the first and the last tab; a menu on narrow screens. Upstream: theme-classic 3.10.2.
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import React from 'react';
import type { ComponentProps, ReactNode } from 'react';
import TabList from './TabList';
import TabMenu from './TabMenu';

type TabsProps = Parameters<typeof useTabsContextValue>[0];

export default function Tabs(props: TabsProps): ReactNode {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value as ComponentProps<typeof TabsProvider>['value']}>
      <div className={`${ThemeClassNames.tabs.container} tabs-container`}>
        <TabList />
        <TabMenu />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
