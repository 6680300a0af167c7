export { loadCards } from './load-cards';
export { linkFields, useFieldLinks } from './use-field-links';
export type { CalledOperation, DocumentedResponse } from './use-field-links';
