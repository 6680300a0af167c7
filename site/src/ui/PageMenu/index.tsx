import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** Loads what a press needs before it comes. */
const prepare = (): void => void import('./actions').catch(() => {});

/**
 * Copies the Markdown of a page. Safari lets a page write to the clipboard only while a press is
 * handled, so the text is promised at once and fetched afterwards.
 */
function copy(button: HTMLElement, url: string): void {
  const actions = import('./actions');
  const text = actions.then(({ fetchMarkdown }) => fetchMarkdown(url));
  const write = async () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  const steps = Promise.allSettled([text, write()]);
  actions.then(
    ({ showCopied }) => showCopied(button, steps),
    () => {
      button.textContent = 'Not copied';
      // Its links work without the script that did not come.
      (button.nextElementSibling as HTMLDetailsElement).open = true;
    },
  );
}

/** Leads back to the button of the menu. */
function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Again after every drawing: the menu may have been opened before the scripts of the page came. */
function start(menu: HTMLDetailsElement | null): void {
  // Without a connection the links work all the same.
  if (menu?.open) import('./actions').then((actions) => actions.start(menu), Boolean);
}

/**
 * Copies the page at hand, and leads to its other formats. All but copying are links, which work without scripts and
 * lead away from the site only when they are pressed; the rest is downloaded when it is needed.
 */
export default function PageMenu({ contract }: { contract?: string | undefined }) {
  const { pathname } = useLocation();
  // Not of packages/vendor/src/provider.ts, which every page would download: the configuration is there already.
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const site = { url, contact: String(customFields?.contact) };
  return (
    <nav className={styles.menu} aria-label="Page menu">
      <button
        type="button"
        className={`button ${styles.copy}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => copy(currentTarget, `${pathname}index.md`)}
      >
        Copy page
      </button>
      {/* Escape closes it from every link inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <details
        key={pathname}
        ref={start}
        onToggle={({ currentTarget }) => start(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && close(currentTarget)}
      >
        <summary className="button chevron" aria-label="More for this page" />
        <div>
          {listLinks(site, pathname, contract).map((links, index) => (
            <ul key={index}>
              {links.map(([url, label]) => (
                <li key={label}>
                  <a href={url} {...(url.startsWith('https') && NEW_TAB)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </details>
      <span role="status" className="visually-hidden" />
    </nav>
  );
}

type Link = [url: string, label: string];

/** Two lists: the page in other formats, and what belongs to it. */
function listLinks(
  site: { url: string; contact: string },
  location: string,
  contract?: string,
): Link[][] {
  // The router decodes it: quotes in a URL must not become markup.
  const pathname = encodeURI(location);
  const prompt = `?q=Read+${site.url}${pathname}index.md`;
  return [
    [
      [`${pathname}index.md`, 'View as Markdown'],
      [`https://chatgpt.com/${prompt}`, 'Open in ChatGPT'],
      [`https://claude.ai/new${prompt}`, 'Open in Claude'],
    ],
    [
      ...(contract
        ? ([
            [`/openapi/${contract}.yaml`, 'OpenAPI document'],
            ['/tools/collections/', 'Postman and Bruno collections'],
          ] as Link[])
        : []),
      [`mailto:${site.contact}?subject=Problem%20on%20${pathname}`, 'Report a problem'],
    ],
  ];
}
