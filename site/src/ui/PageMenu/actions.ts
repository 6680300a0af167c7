import { readPageKey } from '../OwnKey/page-key';

const started = new WeakSet<HTMLDetailsElement>();

/**
 * Makes an open menu one that a press or a focus elsewhere closes. The email that reports a problem
 * gets what is selected on the page.
 */
export function start(menu: HTMLDetailsElement): void {
  addSelection(menu);
  if (started.has(menu)) return;
  started.add(menu);
  const ways = ['pointerdown', 'focusin'];
  const leave = ({ target }: Event) => {
    if (!menu.isConnected) ways.forEach((way) => removeEventListener(way, leave));
    else if (!menu.contains(target as Node)) menu.open = false;
  };
  ways.forEach((way) => addEventListener(way, leave));
}

/** Some mail apps take no longer links than about 2,000 characters. */
const LONGEST_QUOTE = 500;

/** The subject names the page already, also without scripts. */
function addSelection(menu: HTMLDetailsElement): void {
  const link = menu.querySelector<HTMLAnchorElement>('[href^="mailto:"]');
  const version = document.querySelector<HTMLMetaElement>('[name=docusaurus_version]')?.content;
  // The mail goes to other people: neither the reader's key nor the request of a link is in it.
  const hasKey = readPageKey(location.pathname) !== '';
  const selected = hasKey ? '' : getSelection()?.toString().trim().slice(0, LONGEST_QUOTE);
  const lines = [
    `Page: ${location.origin}${location.pathname}${findAnchor(location.hash)}`,
    version && `Version: ${version}`,
    selected && `Text: ${selected}`,
    '\n',
  ];
  const body = encodeURIComponent(lines.filter(Boolean).join('\n'));
  if (link) link.href = `${link.href.split('&')[0]}&body=${body}`;
}

/** The hash if it is that of an element of the page. */
function findAnchor(hash: string): string {
  return hash !== '' && document.getElementById(hash.slice(1)) ? hash : '';
}

const LABEL = 'Copy page';

const SHOWN_MS = 1500;

/** The button says for a while whether each step succeeded; after a failure the menu opens. */
export async function showCopied(
  button: HTMLElement,
  steps: Promise<PromiseSettledResult<unknown>[]>,
): Promise<void> {
  const menu = button.nextElementSibling as HTMLDetailsElement;
  const status = menu.nextElementSibling!;
  status.textContent = '';
  const copied = (await steps).every((step) => step.status === 'fulfilled');
  button.textContent = copied ? 'Copied' : 'Not copied';
  button.classList.toggle('copied', copied);
  status.textContent = copied
    ? 'Copied to the clipboard'
    : 'Not copied. Open “View as Markdown” and copy it there.';
  if (!copied) menu.open = true;
  setTimeout(() => {
    button.textContent = LABEL;
    button.classList.remove('copied');
  }, SHOWN_MS);
}

/** The Markdown version of a page. */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const type = response.headers.get('Content-Type') ?? '';
  // The development server has no Markdown versions and returns a page.
  if (!response.ok || type.includes('html')) {
    throw new Error(`${url} returned ${response.status} ${type}. Build the site to create it.`);
  }
  return response.text();
}
