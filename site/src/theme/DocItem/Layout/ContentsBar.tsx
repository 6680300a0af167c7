import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import { useCallback, useId, useRef } from 'react';
import { useCurrentSection } from '../../../ui/use-current-section';
import { useMenu } from '../../../ui/use-menu';

/**
 * The contents of a page on narrow screens: a bar that stays below the bar of the site and names the
 * section being read. Its list lies over the text, so that nothing moves.
 */
export default function ContentsBar() {
  const { toc, frontMatter } = useDoc();
  const bar = useRef<HTMLElement>(null);
  const { isOpen, setOpen } = useMenu(bar);
  const list = useCallback(
    // On wide screens the contents are beside the text.
    () =>
      (bar.current?.getClientRects().length ? toc : []).map(({ id }) =>
        document.getElementById(id),
      ),
    [toc],
  );
  const currentId = useCurrentSection(list);
  const current = toc.find(({ id }) => id === currentId);
  const id = useId();
  return (
    <nav
      ref={bar}
      className={`${ThemeClassNames.docs.docTocMobile} page-bar`}
      aria-label="On this page"
    >
      <button
        type="button"
        className="clean-btn"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          On this page
          {current && (
            // The heading's own HTML, as the list below has it.
            <span dangerouslySetInnerHTML={{ __html: ` · ${current.value}` }} />
          )}
        </span>
      </button>
      {/* A press on a link bubbles up to here and closes the list; keys press links too. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div id={id} onClick={() => setOpen(false)}>
        {isOpen && (
          <TOCItems
            toc={toc}
            className="table-of-contents"
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
          />
        )}
      </div>
    </nav>
  );
}
