/**
 * Downloads one file of the index. A file that arrived broken is requested again: it may be in the
 * browser's cache, where it would stay for a year.
 *
 * @param handedOver its text, when somebody else has downloaded it; empty when that failed
 * @throws with a message for readers
 */
export async function download<File>(
  url: string,
  isRepeated: boolean,
  handedOver?: Promise<string>,
): Promise<File> {
  const text = (!isRepeated && (await handedOver)) || (await fetchText(url, isRepeated));
  try {
    return JSON.parse(text) as File;
  } catch (cause) {
    throw new Error('The download of the search index was incomplete.', { cause });
  }
}

async function fetchText(url: string, isRepeated: boolean): Promise<string> {
  const response = await fetch(url, { cache: isRepeated ? 'reload' : 'default' }).catch(() => {
    throw new Error('The search index could not be downloaded.');
  });
  if (!response.ok) {
    throw new Error(`The request for the search index returned status ${response.status}.`);
  }
  return response.text().catch(() => {
    throw new Error('The download of the search index was interrupted.');
  });
}
