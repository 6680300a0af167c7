// Tags an archive and continues after an interruption. Run: node tag-archive.mjs --sandbox
import { appendFile, readFile } from 'node:fs/promises';
import { createMediaClient, RequestError } from './client.mjs';
import { checkTexts, connect, Problem, readText, run } from './command-line.mjs';

const BATCH_SIZE = 4;
const AT_ONCE = 2;
const RESULTS = 'tags.jsonl';

// region: main
run(async () => {
  const { articles, invalid } = await readArchive();
  const done = await readDone();
  const send = connect(createMediaClient);
  const open = articles.filter(({ id }) => !done.has(id));
  console.log(`Archive: ${articles.length} articles, ${articles.length - open.length} done before`);
  for (const message of invalid) console.log(`Left out: ${message}`);
  const failed = await tagAll(send, open);
  for (const { id, message } of failed) console.log(`Failed: ${id}, ${message}`);
  await printSummary();
  if (failed.length > 0) throw new Problem('Run the script again to repeat what failed.');
});
// endregion

// region: read
/** One article per line, as JSON. A line that is not valid does not stop the others. */
async function readArchive() {
  const text = await readText('archive.jsonl');
  const articles = [];
  const invalid = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      const article = JSON.parse(line);
      checkTexts(article, ['id', 'title'], `Line ${index + 1}`);
      articles.push(article);
    } catch (error) {
      invalid.push(error instanceof Problem ? error.message : `Line ${index + 1} is not JSON.`);
    }
  }
  return { articles, invalid };
}
// endregion

// region: resume
/** The IDs that have a result. A line that was cut off by an interruption does not count. */
async function readDone() {
  return new Map((await readResults()).map(({ id, tags }) => [id, tags]));
}

async function readResults() {
  const text = await readFile(RESULTS, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      const result = JSON.parse(line);
      return Array.isArray(result?.tags) ? [result] : [];
    } catch {
      return [];
    }
  });
}
// endregion

// region: batch
/** Returns one analysis for each article. */
function analyzeBatch(send, articles) {
  const requests = articles.map((article) => ({ ...article, analyses: ['tags'] }));
  return send('POST', '/v2/nlp/analyze/batch', requests);
}

/** A batch with one invalid article is rejected as a whole; then each article is sent alone. */
async function tagBatch(send, articles) {
  try {
    await store(articles, await analyzeBatch(send, articles));
    return [];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (![400, 413].includes(error.status) || articles.length === 1) {
      return articles.map(({ id }) => ({ id, message: error.message }));
    }
    const failed = [];
    for (const article of articles) failed.push(...(await tagBatch(send, [article])));
    return failed;
  }
}

/** Writes each result at once: an interruption loses at most the batches in progress. */
function store(articles, analyses) {
  const byId = new Map(analyses.map((analysis) => [analysis.id, analysis]));
  const lines = articles.map(({ id }) => {
    if (!byId.has(id)) throw new RequestError(`The response contains no analysis of "${id}".`);
    const tags = byId.get(id).tags ?? [];
    return JSON.stringify({
      id,
      tags: tags.map(({ gkbId, stdForm, relevance }) => ({ gkbId, stdForm, relevance })),
    });
  });
  // The line break in front ends a line that an interruption has cut off.
  return appendFile(RESULTS, `\n${lines.join('\n')}\n`);
}
// endregion

// region: concurrency
/** Sends a few batches at the same time, and returns what failed. */
async function tagAll(send, articles) {
  const batches = [];
  for (let start = 0; start < articles.length; start += BATCH_SIZE) {
    batches.push(articles.slice(start, start + BATCH_SIZE));
  }
  const failed = [];
  // All workers take their next batch from the same iterator.
  const open = batches.values();
  async function work() {
    for (const batch of open) failed.push(...(await tagBatch(send, batch)));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}
// endregion

async function printSummary() {
  const done = await readDone();
  const numbers = new Map();
  for (const { stdForm } of [...done.values()].flat()) {
    numbers.set(stdForm, (numbers.get(stdForm) ?? 0) + 1);
  }
  const sorted = [...numbers].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  console.log(`${RESULTS}: ${done.size} articles with tags, most often`);
  for (const [tag, number] of sorted.slice(0, 5)) console.log(`  ${number} ${tag}`);
}
