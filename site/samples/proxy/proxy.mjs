import { createServer } from 'node:http';

const { MEDIA_API_KEY: key = '', PORT = 3001 } = process.env;
const { MEDIA_API_URL: host = 'https://media-api.geneea.com' } = process.env;
const LONGEST_BODY = 500_000; // bytes

// Without encryption, anybody on the way could read the key.
if (!/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) throw new Error('Use https.');

const server = createServer(async (request, response) => {
  if (request.method !== 'POST' || request.url !== '/tags') return response.writeHead(404).end();
  // Check here who is asking, and limit how often.
  // Browsers send JSON to another origin only after they ask, and this server doesn't allow it.
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\b/.test(type)) return response.writeHead(415).end();
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > LONGEST_BODY) return response.writeHead(413, { Connection: 'close' }).end();
    chunks.push(chunk);
  }
  try {
    const { id, title, text } = JSON.parse(Buffer.concat(chunks));
    const analysis = await fetch(`${host}/v2/nlp/analyze`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
      body: JSON.stringify({ id, title, text, analyses: ['tags'] }),
      redirect: 'error', // another host must not get the key
      signal: AbortSignal.timeout(60_000),
    });
    if (!analysis.ok) {
      console.error(`Status ${analysis.status}`);
      return response.writeHead(analysis.status === 429 ? 429 : 502).end();
    }
    const { tags = [] } = await analysis.json();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(tags));
  } catch (error) {
    console.error(error.message);
    response.writeHead(502).end();
  }
});
server.listen(PORT, '127.0.0.1');
