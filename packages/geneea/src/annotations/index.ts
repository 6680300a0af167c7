export { readAnalysis } from './analysis';
export type { Analysis, Sentiment, Tag } from './analysis';
export { cutText } from './cut-text';
export type { Piece } from './cut-text';
export { joinTokens, listItems, listTokens } from './items';
export type { Item, PlacedToken, Range } from './items';
