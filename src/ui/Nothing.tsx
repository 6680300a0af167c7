import type { ReactNode } from 'react';

/** Stands in the place of a part of the theme that the site's configuration does not use. */
export default function Nothing(): ReactNode {
  return null;
}
