export { loadDocuments } from '../documents/load-documents';
export { mapOperations } from '../documents/map-schemas';
export { toToolDocument } from '../documents/tool-document';
export { loadApiFiles, loadClients, toArchive } from './load-api-files';
export { loadSamples } from '../samples/load-samples';
export type { Sample } from '../samples/load-samples';
export { loadTutorialFiles } from '../samples/load-tutorials';
export { toArchiveName, toScript, tutorials } from '../samples/tutorials';
export type { Tutorial, TutorialLanguage } from '../samples/tutorials';
