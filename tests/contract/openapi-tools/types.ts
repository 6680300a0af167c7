// Compiles only if a request needs no more than its required fields: a default is no requirement.
import type { paths as GeneralV3 } from './generated/openapi-typescript/general-v3';
import type { paths as MediaV2 } from './generated/openapi-typescript/media-v2';

type Body<Operation extends { requestBody: { content: { 'application/json': unknown } } }> =
  Operation['requestBody']['content']['application/json'];

export const article: Body<MediaV2['/v2/nlp/analyze']['post']> = { id: '5' };
export const photos: Body<MediaV2['/v2/photos/{dataset}/recommend']['post']> = { id: '5' };
export const related: Body<MediaV2['/v2/articles/{dataset}/recommend']['post']> = { id: '5' };
export const document: Body<GeneralV3['/v3/analysis']['post']> = { text: 'Hello.' };

type Stored = Body<MediaV2['/v2/articles/{dataset}/{articleId}']['put']>;
export const stored: Stored = { id: '5', text: 'Hello.' };
// @ts-expect-error An article without a text or paragraphs cannot be stored.
export const empty: Stored = { id: '5' };
