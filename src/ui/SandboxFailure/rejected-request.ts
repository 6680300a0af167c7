/** The sandbox has answered, but not with what was asked for: the connection is not to blame. */
export class RejectedRequest extends Error {}
