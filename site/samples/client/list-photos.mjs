// Prints the IDs of the recommended photos, one page per line. Run: node list-photos.mjs
import { createMediaClient, listPhotoPages } from './client.mjs';

const request = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.',
  recommendationCount: 20,
};

try {
  const send = createMediaClient();
  for await (const { photosIds } of listPhotoPages(send, 'demo', request)) {
    console.log(photosIds.join(' '));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
