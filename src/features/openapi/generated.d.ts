/** Written by plugins/openapi-page. */
declare module '@generated/openapi-page/default/reference.json' {
  const reference: { html: string };
  export default reference;
}

declare module '@generated/openapi-page/default/urls.json' {
  const urls: { anchors: string[]; links: string[] };
  export default urls;
}

/** `prerendered.ts` for the server, `prerendered.client.ts` for the browser. */
declare module '@openapi-page/prerendered' {
  export const html: string;
  export const anchors: string[];
  export const links: string[];
}
