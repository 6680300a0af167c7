/** Runs `work` for each item, at most `limit` at a time; a failure does not stop the others. */
export async function mapLimited(items, limit, work) {
  const results = [];
  // All workers take their next item from the same iterator.
  const entries = items.entries();
  async function runWorker() {
    for (const [index, item] of entries) {
      results[index] = await work(item).then(
        (value) => ({ value }),
        (error) => ({ error }),
      );
    }
  }
  await Promise.all(Array.from({ length: limit }, runWorker));
  return results;
}
