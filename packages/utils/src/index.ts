export { isDay } from './is-day';
export { isObject } from './is-object';
export { escapeKey, getAt, toPointer, toSteps } from './json-pointer';
export type { JsonPath } from './json-pointer';
export { toLineFeeds } from './line-feeds';
export { memoize } from './memoize';
export { countTypos, findNearest, suggest, toLikeness } from './suggest';
export { toSlug } from './to-slug';
