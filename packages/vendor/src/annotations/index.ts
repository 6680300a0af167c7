export { readAnalysis } from './analysis';
export type { Analysis, Found, Sentiment, Tag } from './analysis';
export { cutText } from './cut-text';
export type { Piece } from './cut-text';
export { setGloss } from './gloss';
export type { Gloss, GlossMark, GlossRow, GlossSource } from './gloss';
export { joinTokens, listItems, listTokens } from './items';
export type { Item, PlacedToken, Range } from './items';
