/** A request as a page sends it to its worker. */
export interface SentRequest {
  method: string;
  /** Absolute, with the documented host; nothing is sent there. */
  url: string;
  headers: [name: string, value: string][];
  /** Text of the body, as it is, also when it is not valid JSON. */
  body?: string;
}

/** A request with its response. */
export interface Exchange {
  request: SentRequest;
  status: number;
  headers: [name: string, value: string][];
  /** Text of the response; empty when the request answers nothing. */
  text: string;
  bytes: number;
  /** The duration in milliseconds, without the download of the sandbox and its parts. */
  milliseconds: number;
  /** It was not sent now: the build has the response to the unchanged example. */
  isRecorded?: boolean;
}
