// Prints the tags of an article, and photos for it. Run: npx tsx analyze.mts
import { createMediaClient, listPhotoPages } from './client.mjs';
import type { NlpRequest, Send } from './types.d.ts';

const article: NlpRequest = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.',
};

const send = createMediaClient<Send>();
// The compiler knows the body and the response of every path.
const { tags = [] } = await send('POST', '/v2/nlp/analyze', { ...article, analyses: ['tags'] });
console.log(tags.map(({ stdForm }) => stdForm).join(', '));

for await (const { photosIds } of listPhotoPages(send, 'demo', {
  ...article,
  recommendationCount: 10,
})) {
  console.log(photosIds.join(' '));
}
