import type { Category } from '../types';
import table from './photos.data.json';

export type Orientation = 'landscape' | 'portrait' | 'square';

/** A demo photo. Its picture is drawn by `renderPhoto()`. */
export interface Photo {
  id: string;
  name: Record<string, string>;
  description: Record<string, string>;
  /** IDs of the items that it shows. */
  items: string[];
  /** Words that it is tagged with. */
  words: string[];
  categories: Category[];
  orientation: Orientation;
  createdAt: string;
  updatedAt: string;
}

/** A photo as the table has it, a landscape if it does not say otherwise. */
interface Row extends Pick<Photo, 'items' | 'words' | 'createdAt'> {
  en: [name: string, description: string];
  cs: [name: string, description: string];
  category: string;
  orientation?: Orientation;
}

/** Where the URLs of demo photos begin. The server of `npm run sandbox` serves the pictures. */
export const PHOTO_URL = 'https://example.com/photos/';

/** The demo photos; every photo bank of the sandbox contains all of them. */
export const photos: readonly Photo[] = (table as unknown as Row[]).map(
  ({ en, cs, category, ...row }, index) => ({
    id: `demo-${String(index + 1).padStart(4, '0')}`,
    name: { en: en[0], cs: cs[0] },
    description: { en: en[1], cs: cs[1] },
    categories: [{ taxonomy: 'Custom', code: category }],
    orientation: 'landscape',
    updatedAt: toUpdate(row.createdAt),
    ...row,
  }),
);

/** Day 28 of the same month, or a week later. */
function toUpdate(createdAt: string): string {
  const update = createdAt.replace(/\d\d$/, '28');
  if (update > createdAt) return update;
  const later = new Date(createdAt);
  later.setUTCDate(later.getUTCDate() + 7);
  return later.toISOString().slice(0, 10);
}
