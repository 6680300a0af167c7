import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { SHOWN_MS, useBriefState } from '../copy/use-copy';
import styles from './styles.module.css';

const loadActions = () => import('./actions');

/** So that the press finds them: some browsers let a page copy only while a press is handled. */
function prepare(): void {
  loadActions().catch(() => {});
}

/** Again after every drawing: the menu may have been opened before the scripts of the page came. */
function start(menu: HTMLDetailsElement | null): void {
  // Without a connection the links work all the same.
  if (menu?.open) loadActions().then((actions) => actions.start(menu), Boolean);
}

const LABELS = { idle: 'Copy page', copied: 'Copied', failed: 'Not copied' };
const MESSAGES = {
  idle: '',
  copied: 'Copied to the clipboard',
  failed: 'Not copied. Open “View as Markdown” and copy it there.',
};

/**
 * What can be done with the page at hand. All but copying are links, which work without scripts and
 * lead away from the site only when they are pressed; the rest is downloaded when it is needed.
 */
export default function PageMenu({ contract }: { contract?: string | undefined }): ReactNode {
  const { pathname } = useLocation();
  // Not of packages/geneea/src/provider.ts, which every page would download: the configuration is there already.
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const site = { url, contact: String(customFields?.contact) };
  const [state, setState] = useBriefState<'copied' | 'failed'>(SHOWN_MS);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const menu = currentTarget.nextElementSibling as HTMLDetailsElement;
    try {
      const { copyMarkdown } = await loadActions();
      await copyMarkdown(`${pathname}index.md`);
      setState('copied');
    } catch {
      setState('failed');
      menu.open = true;
    }
  };
  return (
    <nav className={styles.menu} aria-label="Page menu">
      <button
        type="button"
        className={`button ${styles.copy} ${state === 'copied' ? styles.copied : ''}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => void copy(event)}
      >
        {LABELS[state]}
      </button>
      <details
        key={pathname}
        ref={start}
        onToggle={({ currentTarget }) => start(currentTarget)}
        dangerouslySetInnerHTML={{ __html: toHtml(site, pathname, contract) }}
      />
      <span role="status" className="visually-hidden">
        {MESSAGES[state]}
      </span>
    </nav>
  );
}

/** As text, which is a third of the script that elements would take. Every page has it. */
function toHtml(
  site: { url: string; contact: string },
  location: string,
  contract?: string,
): string {
  // The router decodes it: quotes in a URL must not become markup.
  const pathname = encodeURI(location);
  const prompt = `?q=Read+${site.url}${pathname}index.md`;
  const item = (url: string, label: string, tab = '') =>
    `<li><a href="${url}"${tab}>${label}</a></li>`;
  const newTab = ' target="_blank" rel="noopener"';
  return (
    '<summary class="button chevron" aria-label="More for this page"></summary><div><ul>' +
    item(`${pathname}index.md`, 'View as Markdown') +
    item(`https://chatgpt.com/${prompt}`, 'Open in ChatGPT', newTab) +
    item(`https://claude.ai/new${prompt}`, 'Open in Claude', newTab) +
    '</ul><ul>' +
    (contract
      ? item(`/openapi/${contract}.yaml`, 'OpenAPI document') +
        item('/tools/collections/', 'Postman and Bruno collections')
      : '') +
    item(`mailto:${site.contact}?subject=Problem%20on%20${pathname}`, 'Report a problem') +
    '</ul></div>'
  );
}
