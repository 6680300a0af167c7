/**
 * "Requests above 500 KB are rejected." In bytes of UTF-8. It is a separate module, so that pages
 * need not download the sandbox for it.
 */
export const MOST_BYTES = 500 * 1024;
