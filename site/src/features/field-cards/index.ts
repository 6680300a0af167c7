export { useFieldLinks } from './use-field-links';
export type { CalledOperation, DocumentedResponse } from './use-field-links';
export { loadCompletions } from './fetch-cards';
