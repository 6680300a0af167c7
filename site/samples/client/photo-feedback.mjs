// Reports what an editor chose from several pages of photos. Run: node photo-feedback.mjs
import { createMediaClient, listPhotoPages } from './client.mjs';

const article = { id: '1234', title: 'Emmanuel Macron in Germany.', recommendationCount: 20 };

// region: report
/** Sends feedback on each page that the editor has seen, with the page's own key. */
async function report(send, docId, pages, chosen) {
  for (const { referenceKey, photosIds } of pages) {
    const photos = photosIds.map((id) => ({
      id,
      status: chosen.includes(id) ? 'accepted-actively' : 'rejected-passively',
    }));
    await send('POST', '/v2/photos/demo/recommend/feedback', { docId, referenceKey, photos });
    console.log(`${photos.length} photos reported`);
  }
}
// endregion

const send = createMediaClient();
const pages = [];
for await (const page of listPhotoPages(send, 'demo', article)) pages.push(page);
await report(send, article.id, pages, [pages[0].photosIds[0]]);
