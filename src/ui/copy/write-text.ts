/** Rejects where the page is not served securely and the clipboard does not exist. */
export async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
