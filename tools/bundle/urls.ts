/** Attributes with a URL that a reader, or the page itself, follows. */
export const URLS = ['href', 'src', 'action'];
