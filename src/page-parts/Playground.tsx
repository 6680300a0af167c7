export { default } from '@site/src/features/playground/Playground';
