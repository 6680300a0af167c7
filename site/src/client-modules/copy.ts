import { announce } from '../ui/announce';
import { writeText } from '../ui/copy/use-copy';

/** The signs beside headings and fields, and the names of `/openapi/`, which are links to themselves. */
const ANCHORS = 'a[aria-label^="Direct link to"], .openapi a.name';

const SHOWN_MS = 1500;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const anchor = (target as Element).closest<HTMLAnchorElement>(ANCHORS);
    const button = (target as Element).closest<HTMLElement>('.copy-button');
    // The browser goes there as ever; where the clipboard is blocked that is all.
    if (anchor) copy(anchor, anchor.href, 'Link copied').catch(() => {});
    if (button) copyCode(button);
  });
}

/** Copies the code beside a button; where the clipboard is blocked it is selected instead. */
function copyCode(button: HTMLElement): void {
  const code = button.closest('.call, figure, [data-code]')?.querySelector('code');
  if (!code) return;
  // The line of an endpoint shows its path only.
  const server = code.closest('.call') && code.closest<HTMLElement>('[data-server]');
  const host = server?.dataset.server ?? '';
  copy(button, code.dataset.copy ?? host + code.textContent, 'Copied to the clipboard').catch(
    () => {
      getSelection()?.selectAllChildren(code);
      announce('The clipboard is blocked. The code is selected: press Ctrl+C.');
    },
  );
}

const timers = new WeakMap<HTMLElement, number>();

/** Copies a text, and says for a while that it did, also where it was pressed. */
async function copy(pressed: HTMLElement, text: string, message: string): Promise<void> {
  await writeText(text);
  pressed.dataset.copied = '';
  announce(message);
  clearTimeout(timers.get(pressed));
  const reset = () => {
    delete pressed.dataset.copied;
    announce('');
  };
  timers.set(pressed, window.setTimeout(reset, SHOWN_MS));
}
