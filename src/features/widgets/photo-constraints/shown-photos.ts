import { photos } from '#sandbox/data/photos';
import type { Photo } from '#sandbox/data/photos';

/** Of each orientation, of several categories and years, with common tags and without. */
const NUMBERS = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13, 15];

export const shownPhotos: Photo[] = NUMBERS.flatMap((number) => photos[number - 1] ?? []);
