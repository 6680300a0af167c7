/**
 * Copies the Markdown of a page. Safari lets a page write to the clipboard only while a click is
 * handled, so the text is promised there and fetched afterwards.
 *
 * @throws when the text cannot be fetched or the clipboard is blocked
 */
export async function copyMarkdown(url: string): Promise<void> {
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
