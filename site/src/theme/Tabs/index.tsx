// Change: keeps the tabs that came with the page, where upstream makes all of them again as soon as
// the page reacts; Home and End lead to the first and the last tab; a menu on narrow screens; a menu of
// further languages, whose code is downloaded; the buttons of an example below its code; the language
// in the URL; find in page finds the other tabs. Upstream: theme-classic 3.10.2.
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Children, useContext, useEffect, useMemo, useRef } from 'react';
import type { ComponentProps, ReactElement, RefObject } from 'react';
import { RunFoot } from '../../ui/CodeBlock';
import Retry from '../../ui/Retry';
import { MoreCode, useMoreLanguages } from '../../features/more-languages';
import { readItems, readLanguage, writeLanguage } from '../../ui/tab-choice';
import type { Item } from '../../ui/tab-choice';
import TabList, { TabMenu } from './TabList';

type TabsProps = Parameters<typeof useTabsContextValue>[0] & {
  /** Such as `media-v2/tagging-basic`, for examples with further languages. */
  example?: string;
  /** The further languages: `java Java|csharp C#`. */
  more?: string;
};

export default function Tabs({ example, more, ...props }: TabsProps) {
  const { children } = props;
  const others = useMemo(() => readItems(more), [more]);
  const tabs = useMemo(() => listTabs(children), [children]);
  const values = useMemo(() => [...tabs, ...others], [tabs, others]);
  const context = useTabsContextValue({ ...props, values } as typeof props);
  const { selectedValue, selectValue } = context;
  const isLanguage = props.groupId === 'language';
  const { sample, failed, choose } = useMoreLanguages({
    example,
    others,
    selected: selectedValue,
    select: (value) => {
      selectValue(value);
      if (isLanguage) writeLanguage(value);
    },
  });
  useEffect(() => {
    const named = isLanguage && readLanguage();
    if (named && values.some(({ value }) => value === named)) selectValue(named);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later the reader chooses
  }, []);
  const source = useBaseUrl(`/samples/${example}.md`);
  // Until the code of another language is there, that of the first tab is shown.
  const isTab = tabs.some(({ value }) => value === selectedValue);
  const shown = isTab || sample ? selectedValue : (tabs[0]?.value ?? '');
  const labelOf = (value = ''): string =>
    others.find((item) => item.value === value)?.label ?? value;
  const frame = useRef<HTMLDivElement>(null);
  /** The button is gone as soon as the code is there. */
  const retry = async (value: string): Promise<void> => {
    if (!frame.current || !(await choose(value, frame.current))) return;
    const code = frame.current.querySelector<HTMLElement>('[role="group"] pre');
    // Code that needs no scrolling is no tab stop, and could not have the focus.
    if (code?.hasAttribute('tabindex') === false) code.tabIndex = -1;
    code?.focus();
  };
  useFindInPage(frame, shown, (panel) => {
    const tab = tabs[listPanels(frame.current).indexOf(panel)];
    if (tab) void choose(tab.value, panel);
  });
  const provided = { ...context, selectedValue: shown };
  return (
    <TabsProvider value={provided as ComponentProps<typeof TabsProvider>['value']}>
      <div ref={frame} className={`${ThemeClassNames.tabs.container} tabs-container`}>
        <div className="tabs-row">
          <TabList tabs={tabs} selected={shown} choose={choose} />
          {others.length > 0 && (
            <TabMenu
              className="tabs-more"
              label="More languages"
              items={others}
              placeholder="More"
              selected={shown}
              choose={choose}
            />
          )}
        </div>
        <TabMenu
          className="tabs-menu"
          label={isLanguage ? 'Language' : 'View'}
          items={values}
          selected={shown}
          choose={choose}
        />
        {others.length > 0 && (
          <noscript>
            <a href={source}>More languages</a>
          </noscript>
        )}
        <div className="margin-top--md">
          {sanitizeTabsChildren(children)}
          {sample && <MoreCode label={labelOf(shown)} sample={sample} />}
        </div>
        {failed !== undefined && (
          <p className="tabs-failure" role="alert">
            <span>{`The ${labelOf(failed)} code did not load.`}</span>{' '}
            <Retry onRetry={() => void retry(failed)} />
          </p>
        )}
        {useContext(RunFoot)}
      </div>
    </TabsProvider>
  );
}

/** Lets the browser's own search find what is in other tabs: where it does, their tab is chosen. */
function useFindInPage(
  frame: RefObject<HTMLElement | null>,
  shown: string,
  onFound: (panel: HTMLElement) => void,
): void {
  useEffect(() => {
    const panels = listPanels(frame.current).filter(({ hidden }) => hidden);
    const find = ({ currentTarget }: Event) => onFound(currentTarget as HTMLElement);
    for (const panel of panels) {
      // React has no such value, and sets its own at a change of tabs. Browsers that do not know it hide
      // the panel as before.
      if (panel.getAttribute('hidden') === '') panel.setAttribute('hidden', 'until-found');
      panel.addEventListener('beforematch', find);
    }
    return () => panels.forEach((panel) => panel.removeEventListener('beforematch', find));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- panels change with the choice only
  }, [frame, shown]);
}

function listPanels(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[role="tabpanel"]') ?? [])];
}

function listTabs(children: TabsProps['children']): Item[] {
  const items = Children.toArray(children) as ReactElement<Item>[];
  return items.flatMap(({ props }) =>
    props ? [{ value: props.value, ...(props.label !== undefined && { label: props.label }) }] : [],
  );
}
