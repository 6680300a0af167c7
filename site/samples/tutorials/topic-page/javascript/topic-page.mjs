// Writes a topic page in HTML for a name or for stored IDs. Run: node topic-page.mjs --sandbox
import { writeFile } from 'node:fs/promises';
import { createMediaClient } from './client.mjs';
import { connect, Problem, readArgument, readJson, run } from './command-line.mjs';

const DATASET = 'demo';
const LANGUAGE = 'en';
const FALLBACKS = ['en', 'de'];

// region: main
run(async () => {
  const send = connect(createMediaClient);
  const name = readArgument();
  const ids = name === undefined ? await readStoredIds() : [await findId(send, name)];
  for (const id of await replaceOld(send, ids)) await writeTopicPage(send, id);
});
// endregion

// region: search
/** Finds the ID of a topic by its name, and takes the first hit. */
async function findId(send, query) {
  const { itemDetails } = await send('POST', '/v2/knowledgebase/search', {
    query,
    language: LANGUAGE,
    fallbackLanguages: FALLBACKS,
  });
  const [best] = itemDetails;
  if (!best) throw new Problem(`The knowledge base has no item with the name "${query}".`);
  console.log(`Found: ${best.gkbId}, ${best.stdForm.value}`);
  return best.gkbId;
}
// endregion

// region: redirects
/** Replaces IDs that are no longer valid, as a script should do for all stored IDs every month. */
async function replaceOld(send, ids) {
  let current = ids;
  // A new ID can have been replaced, too; the limit stops two that replace each other.
  for (let round = 0; round < 5; round += 1) {
    const redirects = await send('POST', '/v2/knowledgebase/redirects', { gkbIds: current });
    const next = current.map((id) => redirects[id]?.replacedBy ?? id);
    current.forEach((id, index) => {
      if (next[index] !== id) console.log(`Replaced: ${id} is now ${next[index]}`);
    });
    if (next.every((id, index) => id === current[index])) break;
    current = next;
  }
  return [...new Set(current)];
}
// endregion

// region: page
async function writeTopicPage(send, id) {
  const box = await getInfoBox(send, id);
  const articles = await findArticles(send, id, box);
  await writeFile(`${id}.html`, toPage(box, articles));
  console.log(`\n${box.title}: ${box.header}`);
  for (const { title } of articles) console.log(`  ${title}`);
  console.log(`  Written: ${id}.html`);
}

async function getInfoBox(send, id) {
  const boxes = await send('POST', '/v2/knowledgebase/infoboxes', {
    ids: [id],
    language: LANGUAGE,
    fallbackLanguages: FALLBACKS,
  });
  const box = boxes[id]?.value;
  if (!box) throw new Problem(`The knowledge base has no info box for ${id}.`);
  return box;
}
// endregion

// region: articles
/**
 * Finds articles that are related to the text of the info box. If you store the tags of each article,
 * select the articles with this ID from your own database instead.
 */
async function findArticles(send, id, { title, header }) {
  const { articles } = await send('POST', `/v2/articles/${DATASET}/recommend`, {
    id: `topic-${id}`,
    title,
    text: header,
    language: LANGUAGE,
    recommendationCount: 3,
    returnObjects: true,
    returnObjectFields: ['title'],
  });
  return articles;
}
// endregion

// region: html
function toPage({ title, header, footer = {} }, articles) {
  const links = Object.entries(footer).filter(([, url]) => /^https?:\/\//.test(url));
  const listItems = (lines) => lines.map((line) => `  <li>${line}</li>`);
  return [
    `<!doctype html>\n<html lang="${LANGUAGE}"><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(header)}</p>`,
    '<ul>',
    ...listItems(articles.map((article) => escapeHtml(article.title))),
    '</ul>\n<ul>',
    ...listItems(
      links.map(([name, url]) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`),
    ),
    '</ul>\n</html>\n',
  ].join('\n');
}

function escapeHtml(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character]);
}
// endregion

async function readStoredIds() {
  const { storedIds } = await readJson('topic.json');
  if (Array.isArray(storedIds) && storedIds.length > 0) return storedIds;
  throw new Problem('topic.json needs the list "storedIds".');
}
