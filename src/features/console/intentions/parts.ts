/** What is downloaded when a reader opens the list. */
export { default as IntentionList } from './IntentionList';
