export { default as ConsoleLink } from './ConsoleLink';
export { default as RequestCode } from './RequestCode';
export { default as SentCode } from './SentCode';
