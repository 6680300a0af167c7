import type { ReactNode } from 'react';

/** Replaces a part of the theme that the site's configuration does not use. */
export default function Nothing(): ReactNode {
  return null;
}
