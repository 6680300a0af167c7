import type { ConsoleRequest } from './shared-request';

/** What a console is opened with. A new object makes an open console take it over. */
export interface InitialRequest {
  call: ConsoleRequest;
  /** Scrolls to the console: it was asked for from elsewhere on the page, or by a link. */
  jump: boolean;
  /** The request that a link compares it with. */
  before?: ConsoleRequest;
  /** Id of what the link asks for. */
  intention?: string;
  /** What was wrong with the link that led here. */
  error?: string;
}
