import { basePath, indexFiles } from '@generated/local-search/default/index-files';
import { expose } from 'comlink';
import { createSearch } from './create-search';
import { download } from './download';

const search = createSearch({ basePath, indexFiles, download });
expose(search);

// The name of the worker says what to load first; see start-worker.ts. An empty query downloads the
// names only. A failure is told to whoever asks.
const [versionPath, context = ''] = self.name.split(' ');
if (versionPath) search.search(versionPath, context, '').catch(() => undefined);
