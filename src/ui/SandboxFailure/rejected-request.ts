/** The sandbox has sent a response, but not what was asked for: the connection is not to blame. */
export class RejectedRequest extends Error {}
