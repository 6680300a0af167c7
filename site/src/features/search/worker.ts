import { basePath, indexFiles } from '@generated/local-search/default/index-files';
import { expose } from 'comlink';
import { createSearch } from '@docs/search';

/** A file of the index that the page has downloaded; empty when it could not. */
export interface HandedOver {
  url: string;
  text: string;
}

// The name of the worker says of which products the page hands over the names; see start-worker.ts.
const [versionPath = '', context = ''] = self.name.split(' ');
const handedOver = new Map(
  Object.entries(indexFiles[versionPath] ?? {})
    .filter(([product]) => context === '' || product === context)
    .map(([, { names }]) => [names, waitFor(names)]),
);

function waitFor(url: string): Promise<string> {
  return new Promise((resolve) => {
    addEventListener('message', ({ data }: MessageEvent<Partial<HandedOver>>) => {
      if (data.url === url) resolve(data.text ?? '');
    });
  });
}

const search = createSearch({
  basePath,
  indexFiles,
  download: (url, isRepeated) => download(url, isRepeated, handedOver.get(url)),
});
expose(search);

// An empty query loads the names only. A failure is told to whoever asks.
if (handedOver.size > 0) search.search(versionPath, context, '').catch(() => undefined);

/**
 * Downloads one file of the index. A file that arrived broken is requested again: it may be in the
 * browser's cache, where it would stay for a year.
 *
 * @param handedOver its text, when somebody else has downloaded it; empty when that failed
 * @throws with a message for readers
 */
async function download<File>(
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
