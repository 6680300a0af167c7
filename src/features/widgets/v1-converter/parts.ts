/** What is downloaded when a reader runs both versions. */
export { default as Responses } from './Responses';
export { describeBoth, sendBoth } from './send-both';
