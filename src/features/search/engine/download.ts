/**
 * Downloads one file of the index. A file that arrived broken is requested again: it may be in the
 * browser's cache, where it would stay for a year.
 *
 * @throws with a message for readers
 */
export async function download<File>(url: string, isRepeated: boolean): Promise<File> {
  const response = await fetch(url, { cache: isRepeated ? 'reload' : 'default' }).catch(() => {
    throw new Error('The search index could not be downloaded.');
  });
  if (!response.ok) {
    throw new Error(`The request for the search index returned status ${response.status}.`);
  }
  const text = await response.text().catch(() => {
    throw new Error('The download of the search index was interrupted.');
  });
  try {
    return JSON.parse(text) as File;
  } catch (cause) {
    throw new Error('The download of the search index was incomplete.', { cause });
  }
}
