export { areSingleKeysOn } from './single-keys';
