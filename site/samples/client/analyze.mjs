// Prints the tags of an article. Run: node analyze.mjs
import { createMediaClient, RequestError } from './client.mjs';

const article = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.',
  analyses: ['tags'],
};

try {
  const send = createMediaClient();
  const { tags = [] } = await send('POST', '/v2/nlp/analyze', article);
  console.log(tags.map(({ stdForm }) => stdForm).join(', '));
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(error.status, error.message);
  process.exitCode = 1;
}
