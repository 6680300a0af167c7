/**
 * What the page holds already when it arrives; for the server's build only. The client's build
 * takes `prerendered.client.ts` in its place (plugins/openapi-page/index.ts).
 */
import addresses from '@generated/openapi-page/default/addresses.json';
import reference from '@generated/openapi-page/default/reference.json';

export const { html } = reference;
export const { anchors, links } = addresses;
