/**
 * Read from the folder, a page starts no scripts: it shows what it shows without JavaScript, which its
 * style sheets have to be told. Controls that would do nothing go, and a note says what needs a server.
 * A style sheet goes when its replacement has loaded, or everything would be drawn without styles for
 * a moment.
 */
const NEEDS_SERVER =
  '<p role="note">You read this page from a folder. To search, run requests, and render templates, start ' +
  '<code>node serve.mjs</code> there.</p>';

function showWithoutScripts(): void {
  for (const element of document.querySelectorAll('noscript')) {
    element.outerHTML = element.textContent;
  }
  for (const field of document.querySelectorAll('textarea')) field.readOnly = true;
  for (const caret of document.querySelectorAll('aside button')) caret.remove();
  document.querySelector('main h1')?.insertAdjacentHTML('afterend', NEEDS_SERVER);
}

if (location.protocol === 'file:') {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-file]')) {
    const other = link.cloneNode() as HTMLLinkElement;
    other.href = link.dataset.file!;
    other.addEventListener('load', () => link.remove());
    link.after(other);
  }
  addEventListener('DOMContentLoaded', showWithoutScripts);
}
