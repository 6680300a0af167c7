export { keepText } from './kept-text';
