/**
 * The HTML that the page already contains when it arrives, for the server's build only. The client's build
 * uses `prerendered.client.ts` instead (site/src/features/openapi/plugin/index.ts).
 */
import urls from '@generated/openapi-page/default/urls.json';
import reference from '@generated/openapi-page/default/reference.json';

export const { html } = reference;
export const { anchors, links } = urls;
