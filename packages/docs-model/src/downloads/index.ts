export { loadDocuments } from '../documents/load-documents';
export { buildToolDocument } from '../documents/tool-document';
export { loadApiFiles, loadClients, buildArchive } from './load-api-files';
export { loadSamples } from '../samples/load-samples';
export type { Sample } from '../samples/load-samples';
export { loadTutorialFiles } from '../samples/load-tutorials';
export { toArchiveName, toScript } from '../samples/tutorials';
export type { TutorialLanguage } from '../samples/tutorials';
