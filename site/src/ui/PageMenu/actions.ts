import { readPageKey } from '../OwnKey/page-key';

const started = new WeakSet<HTMLDetailsElement>();

/**
 * Makes an open menu one that closes: by Escape, which leads back to its button, and by a press or a
 * focus elsewhere. The email that reports a problem gets what is selected on the page.
 */
export function start(menu: HTMLDetailsElement): void {
  addSelection(menu);
  if (started.has(menu)) return;
  started.add(menu);
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
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
    `Page: ${location.origin}${location.pathname}${toAnchor(location.hash)}`,
    version && `Version: ${version}`,
    selected && `Text: ${selected}`,
    '\n',
  ];
  const body = encodeURIComponent(lines.filter(Boolean).join('\n'));
  if (link) link.href = `${link.href.split('&')[0]}&body=${body}`;
}

/** The hash if it is that of an element of the page. */
function toAnchor(hash: string): string {
  return hash !== '' && document.getElementById(hash.slice(1)) ? hash : '';
}

const LABEL = 'Copy page';

const SHOWN_MS = 1500;

/** Copies the Markdown of the page. The button says so for a while; after a failure the menu opens. */
export async function copyPage(button: HTMLElement, url: string): Promise<void> {
  const menu = button.nextElementSibling as HTMLDetailsElement;
  const status = menu.nextElementSibling!;
  status.textContent = '';
  try {
    await copyMarkdown(url);
    button.textContent = 'Copied';
    status.textContent = 'Copied to the clipboard';
  } catch {
    button.textContent = 'Not copied';
    status.textContent = 'Not copied. Open “View as Markdown” and copy it there.';
    menu.open = true;
  }
  setTimeout(() => (button.textContent = LABEL), SHOWN_MS);
}

/**
 * Copies the Markdown of a page. Safari lets a page write to the clipboard only while a click is
 * handled, so the text is promised there and fetched afterwards.
 */
async function copyMarkdown(url: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await fetchMarkdown(url));
    return;
  }
  const blob = fetchMarkdown(url).then((text) => new Blob([text], { type: 'text/plain' }));
  // A browser that rejects at once never reads this promise; the rejection already reports the failure.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const type = response.headers.get('Content-Type') ?? '';
  // The development server has no Markdown versions and returns a page.
  if (!response.ok || type.includes('html')) {
    throw new Error(`${url} returned ${response.status} ${type}. Build the site to create it.`);
  }
  return response.text();
}
