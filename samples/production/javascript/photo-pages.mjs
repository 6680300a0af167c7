/**
 * Yields the pages of a photo recommendation as `{ photosIds, referenceKey }`, each photo once.
 * A cursor that is no longer valid makes it begin again and skip the photos that it has yielded.
 */
export async function* listPhotoPages(send, dataset, request, { mostPages = 20 } = {}) {
  const path = `/v2/photos/${encodeURIComponent(dataset)}/recommend`;
  const seen = new Set();
  let cursor = '*';
  let hasRestarted = false;
  for (let count = 0; cursor && count < mostPages; count += 1) {
    let page;
    try {
      page = await send('POST', path, { ...request, cursor });
    } catch (error) {
      if (error.status !== 400 || cursor === '*' || hasRestarted) throw error;
      hasRestarted = true;
      cursor = '*';
      continue;
    }
    if (page.photosIds.length === 0) return;
    const photosIds = page.photosIds.filter((id) => !seen.has(id));
    for (const id of photosIds) seen.add(id);
    if (photosIds.length > 0) yield { photosIds, referenceKey: page.referenceKey };
    cursor = page.nextCursor;
  }
}
