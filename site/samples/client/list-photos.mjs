// Prints each page of the recommended photos. Run: node list-photos.mjs
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
    console.log(`${photosIds.length} photos, starting with ${photosIds[0]}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
