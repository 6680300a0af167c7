// Gets the tags of an article, then looks up the item behind the first tag.
// Needs Node.js 18 or later. Run: node tags.mjs

const BASE_URL = 'https://api.geneea.com/media';
const HEADERS = {
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'X-Customer-ID': process.env.MEDIA_V1_CUSTOMER_ID,
  Authorization: `user_key ${process.env.MEDIA_V1_API_KEY}`,
};

const article = {
  id: '1',
  date: '2019-02-03T10:15:30',
  categories: ['science'],
  domicile: 'Prague',
  title: 'Amazing Discovery',
  perex: 'Scientists have found out something new about our planet.',
  body: '<p>The Earth is <b>not</b> flat.</p>',
};

const result = await send('/tags', { method: 'POST', body: JSON.stringify(article) });
print(result);

const [tag] = result.tags;
if (tag) print(await send(`/items/${encodeURIComponent(tag.id)}`));

async function send(path, options = {}) {
  const response = await fetch(BASE_URL + path, {
    headers: HEADERS,
    signal: AbortSignal.timeout(60_000),
    ...options,
  });
  if (!response.ok) {
    throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  }
  return response.json();
}

function print(value) {
  console.log(JSON.stringify(value, null, 2));
}
