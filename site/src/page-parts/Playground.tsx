export { Playground as default } from '../features/playground';
