export { findKeptText } from './kept-text';
