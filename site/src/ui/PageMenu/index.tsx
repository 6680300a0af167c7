import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** So that the press finds them: some browsers let a page copy only while a press is handled. */
const prepare = (): void => void import('./actions').catch(() => {});

/** The links of the menu work without the script that did not come. */
function fail(button: HTMLElement): void {
  button.textContent = 'Not copied';
  (button.nextElementSibling as HTMLDetailsElement).open = true;
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
  // Not of packages/geneea/src/provider.ts, which every page would download: the configuration is there already.
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const site = { url, contact: String(customFields?.contact) };
  return (
    <nav className={styles.menu} aria-label="Page menu">
      <button
        type="button"
        className={`button ${styles.copy}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget: button }) =>
          void import('./actions').then(
            (actions) => actions.copyPage(button, `${pathname}index.md`),
            () => fail(button),
          )
        }
      >
        Copy page
      </button>
      <details
        key={pathname}
        ref={start}
        onToggle={({ currentTarget }) => start(currentTarget)}
        dangerouslySetInnerHTML={{ __html: toHtml(site, pathname, contract) }}
      />
      <span role="status" className="visually-hidden" />
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
