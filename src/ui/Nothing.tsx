import type { ReactNode } from 'react';

/** Stands instead of a part of the theme that the site's configuration does not use. */
export default function Nothing(): ReactNode {
  return null;
}
