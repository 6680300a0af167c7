export { default as LiveText } from './LiveText';
export { default as TextField } from './TextField';
export { loadStored, SAMPLE } from './sample';
export { toLiveState } from './live-state';
export { FollowsText, LiveTabs } from './tabs';
