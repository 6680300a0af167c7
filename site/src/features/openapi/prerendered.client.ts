/** Nothing: the browser has the page already, or fetches the reference when it is opened. */
export const html = '';
export const anchors: string[] = [];
export const links: string[] = [];
