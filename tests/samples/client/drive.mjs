// Runs the client with pauses that are recorded instead of waited for.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { task, folder, url, key = 'any', seconds = 20, ...input } = JSON.parse(process.argv[2]);
const client = await import(pathToFileURL(path.join(folder, 'client.mjs')).href);
const output = { pauses: [], log: [] };
const options = {
  timeout: seconds * 1000,
  random: () => 0.5,
  sleep: async (milliseconds) => void output.pauses.push(milliseconds / 1000),
  log: (entry) => output.log.push(JSON.parse(JSON.stringify(entry))),
};

const TASKS = {
  send: ({ method, path, body }) => connect()(method, path, body),
  create: ({ tag }) => client.createTag(connect(), tag),
  general: ({ method, path, body }) => client.createGeneralClient(options)(method, path, body),
  pages: ({ request, mostPages }) =>
    collect(client.listPhotoPages(connect(), 'demo', request, { mostPages })),
  many: async ({ bodies, limit }) => {
    const send = connect();
    const results = await client.mapLimited(bodies, limit, (body) =>
      send('POST', '/v2/nlp/analyze', body),
    );
    return results.map(({ value, error }) => value?.id ?? error.status);
  },
  pace: async ({ perMinute, moments }) => {
    let moment;
    performance.now = () => moment * 1000;
    const waitForTurn = client.createPace(perMinute, options);
    for (moment of moments) await client.mapLimited([1, 2, 3], 3, waitForTurn);
  },
};

function connect() {
  return client.createClient({ ...options, baseUrl: url, headers: { 'X-API-Key': key } });
}

async function collect(pages) {
  const list = [];
  for await (const page of pages) list.push(page);
  return list;
}

try {
  output.value = await TASKS[task](input);
} catch (error) {
  output.error = error.message;
}
console.log(JSON.stringify(output));
