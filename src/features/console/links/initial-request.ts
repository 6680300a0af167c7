import type { ConsoleRequest } from './shared-request';

/** What a console is opened with. A new object makes an open console take it over. */
export interface InitialRequest {
  call: ConsoleRequest;
  /** Scrolls to the console: it was asked for from elsewhere on the page, or by a link. */
  jump: boolean;
  /** Id of what the link asks for. */
  intention?: string;
  /** What was wrong with the link that led here. */
  error?: string;
}
