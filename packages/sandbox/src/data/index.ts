export { items } from './items';
export { lists } from './lists';
export { photos } from './photos';
export type { Photo } from './photos';
export { toPhotoUrl } from './render-photo';
