export { default } from './Playground';
