export { default } from '../features/playground/Playground';
