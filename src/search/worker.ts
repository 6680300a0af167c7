import { basePath, indexFiles } from '@generated/local-search/default/index-files';
import { expose } from 'comlink';
import { createSearch } from './create-search';
import { download } from './download';

const search = createSearch({ basePath, indexFiles, download });
expose(search);

// What will be asked for first stands in the name; see start-worker.ts. An empty query downloads the
// names only. A failure is told to whoever asks.
const [versionPath, context = ''] = self.name.split(' ');
if (versionPath) search.search(versionPath, context, '').catch(() => undefined);
