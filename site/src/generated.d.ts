/** The bundler replaces these files by their URLs; see site/src/features/sandbox/plugin/index.ts. */
declare module '@generated/sandbox/default/*' {
  const url: string;
  export default url;
}

declare module '@generated/sandbox/default/consoles.json' {
  import type { ConsoleData } from '@docs/openapi/forms';
  const data: ConsoleData;
  export default data;
}

declare module '@generated/field-cards/default/glossary.json' {
  import type { Definitions } from '@docs/openapi/describe';
  const definitions: Definitions;
  export default definitions;
}

/** Written by the plugins: one loader for each contract. */
declare module '@generated/field-cards/default/loaders' {
  import type { ContractName } from '@docs/vendor';
  import type { FieldCards } from '@docs/openapi/describe';
  export const loaders: Record<ContractName, () => Promise<{ default: FieldCards }>>;
}

declare module '@generated/nested-types/default/loaders' {
  import type { NestedType } from '@docs/openapi/describe';
  export const loaders: Record<string, () => Promise<{ default: Record<string, NestedType> }>>;
}

declare module '@generated/openapi-page/default/reference.json' {
  const reference: { html: string };
  export default reference;
}

declare module '@generated/openapi-page/default/urls.json' {
  const urls: { anchors: string[]; links: string[] };
  export default urls;
}

/** The consoles, or nothing for an API without. */
declare module '@openapi-page/console' {
  import type { ReactNode, RefObject } from 'react';
  export default function Host(props: { container: RefObject<HTMLElement | null> }): ReactNode;
}

/** `prerendered.ts` for the server, `prerendered.client.ts` for the browser. */
declare module '@openapi-page/prerendered' {
  export const html: string;
  export const anchors: string[];
  export const links: string[];
}
