import { basePath, indexFiles } from '@generated/local-search/default/index-files';
import { expose } from 'comlink';
import { createSearch } from './create-search';
import { download } from './download';

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
