import { createElement } from 'react';
import type createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';

/** A component that can load what it needs before it is drawn. */
export type Page = ReturnType<typeof createComponent>;

/** A page that is made when it is first loaded or drawn; hundreds of others never are. */
export function makeLater(make: () => Page): Page {
  let made: Page | undefined;
  const get = (): Page => (made ??= make());
  return Object.assign((props: unknown) => createElement(get(), props as object), {
    preload: () => get().preload(),
  });
}
